import { contract } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { buildNote, buildPlate, publishArticle } from '../../testing/articles.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { articles, collections, courses, lecturers } = contract;
afterEach(() => world.clock.set(TEST_NOW));

test('a removed article stays in a collection by its title, and can be taken out', async () => {
  const school = await world.school();
  const [author, reader] = [await school.student(), await school.student()];
  const { id } = await publishArticle(school, author);
  const set = (isCollected: boolean) => reader.ask(collections.toggle, { kind: 'article', id, isCollected });
  expect(await set(true)).toEqual({ isCollected: true, collects: 1 });
  expect(await set(true)).toEqual({ isCollected: true, collects: 1 });
  await author.ask(articles.delete, { id });
  const { items } = await reader.ask(collections.list);
  expect(items).toMatchObject([{ id, isRemoved: true, title: '错题本的正确打开方式' }]);
  expect(items[0]?.article).toBeUndefined();
  await set(false);
  expect((await reader.ask(collections.list)).items).toEqual([]);
  await expectInvariants(school);
});

test('a course is collected once, whichever of its classes was named, and only its student sees that', async () => {
  const school = await world.school();
  const [student, other] = [await school.student(), await school.student()];
  const made = await buildCourse(school, { course: { title: '圆锥曲线专题' } });
  const { id, saleId } = made;
  const isCollected = async (who: typeof student) => (await who.ask(courses.detail, { id, saleId })).isCollected;
  const set = (to: boolean) => student.ask(collections.toggle, { kind: 'course', id: saleId, isCollected: to });
  expect(await isCollected(student)).toBe(false);
  expect(await set(true)).toEqual({ isCollected: true });
  expect(await set(true)).toEqual({ isCollected: true });
  expect([await isCollected(student), await isCollected(other)]).toEqual([true, false]);
  expect((await school.visitor().ask(courses.detail, { id, saleId })).isCollected).toBe(false);
  const second = await school.withTenant(async (tx) => {
    const own = { company_id: school.id, course_id: made.courseId };
    const run = { ...own, lecturer_id: made.lecturerId, name: '周末班' };
    const { id: class_run_id } = await tx.insertInto('class_run').values(run).returning('id').executeTakeFirstOrThrow();
    const offer = { ...own, class_run_id, price_fen: 9_000, is_listed: false };
    return (await tx.insertInto('offer').values(offer).returning('id').executeTakeFirstOrThrow()).id;
  });
  await student.ask(collections.toggle, { kind: 'course', id: second, isCollected: true });
  expect(await student.ask(collections.list, { kind: 'course' })).toMatchObject({
    totalCount: 1,
    items: [{ kind: 'course', id: saleId, title: '圆锥曲线专题', isRemoved: false, course: { saleId } }],
  });
  expect((await other.ask(collections.list, { kind: 'course' })).items).toEqual([]);
  expect(await set(false)).toEqual({ isCollected: false });
  expect(await set(false)).toEqual({ isCollected: false });
  expect(await isCollected(student)).toBe(false);
  expect((await student.ask(collections.list, { kind: 'course' })).items).toEqual([]);
});

test('a course that went off sale keeps its card and is named as such', async () => {
  const school = await world.school();
  const student = await school.student();
  const [stopped, unlisted] = [await buildCourse(school), await buildCourse(school)];
  for (const { saleId } of [stopped, unlisted]) {
    await student.ask(collections.toggle, { kind: 'course', id: saleId, isCollected: true });
    world.clock.set(new Date(world.clock.now().getTime() + 1_000));
  }
  await school.withTenant(async (tx) => {
    await tx.updateTable('offer').set({ is_discontinued: true }).where('id', '=', stopped.saleId).execute();
    await tx.updateTable('offer').set({ is_listed: false }).where('id', '=', unlisted.saleId).execute();
  });
  expect((await student.ask(collections.list, { kind: 'course' })).items).toMatchObject([
    { id: unlisted.saleId, isRemoved: true, course: { id: unlisted.id } },
    { id: stopped.saleId, isRemoved: true, course: { status: 'discontinued' } },
  ]);
  await student.ask(collections.toggle, { kind: 'course', id: stopped.saleId, isCollected: false });
  expect((await student.ask(collections.list, { kind: 'course' })).totalCount).toBe(1);
});

test('a lecturer is collected, and stays in the collection after leaving', async () => {
  const school = await world.school();
  const [student, lecturer] = [await school.student(), await school.lecturer({ name: '周砚秋' })];
  await student.ask(collections.toggle, { kind: 'lecturer', id: lecturer.id, isCollected: true });
  expect((await student.ask(lecturers.detail, { id: lecturer.id })).isCollected).toBe(true);
  expect((await school.visitor().ask(lecturers.detail, { id: lecturer.id })).isCollected).toBe(false);
  expect((await student.ask(collections.list, { kind: 'lecturer' })).items).toMatchObject([
    { kind: 'lecturer', id: lecturer.id, title: '周砚秋', isRemoved: false, lecturer: { name: '周砚秋' } },
  ]);
  await school.withTenant((tx) =>
    tx.updateTable('lecturer').set({ has_left: true }).where('id', '=', lecturer.id).execute(),
  );
  expect((await student.ask(collections.list, { kind: 'lecturer' })).items).toMatchObject([{ isRemoved: true }]);
});

test('kinds are listed and counted apart; what does not exist is missing', async () => {
  const school = await world.school();
  const student = await school.student();
  const lecturer = await school.lecturer();
  const { saleId } = await buildCourse(school);
  const note = await buildNote(school, lecturer);
  await student.ask(collections.toggle, { kind: 'article', id: note, isCollected: true });
  await student.ask(collections.toggle, { kind: 'course', id: saleId, isCollected: true });
  expect(await student.ask(collections.totals)).toEqual({ article: 1, course: 1, lecturer: 0 });
  for (const kind of ['article', 'course', 'lecturer'] as const) {
    for (const isCollected of [true, false]) {
      expect((await student.answer(collections.toggle, { kind, id: 1, isCollected })).status).toBe(404);
    }
  }
  // A class is no offer, and a lecturer no course.
  expect(
    (await student.answer(collections.toggle, { kind: 'course', id: lecturer.id, isCollected: true })).status,
  ).toBe(404);
});

test('goes on behind an entry, whatever is collected meanwhile, and finds by words', async () => {
  const school = await world.school();
  const student = await school.student();
  const made: number[] = [];
  const collect = async (name: string) => {
    const { id } = await school.lecturer({ name });
    await student.ask(collections.toggle, { kind: 'lecturer', id, isCollected: true });
    made.unshift(id);
  };
  // Collected in the same instant: their order is that of the ids.
  for (const name of ['周砚秋', '沈书瑶', '林安娜', '许知白']) await collect(name);
  const page = (after?: string) =>
    student.ask(collections.list, { kind: 'lecturer', pageSize: 2, ...(after ? { after } : {}) });
  const first = await page();
  world.clock.set(new Date(TEST_NOW.getTime() + 60_000));
  await collect('何沐阳');
  const rest = await page(first.items[1]?.cursor);
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(made.slice(1));
  expect((await page('nonsense')).items.map(({ id }) => id)).toEqual(made.slice(0, 2));
  const found = await student.ask(collections.list, { kind: 'lecturer', keyword: '书瑶' });
  expect(found.items.map(({ title }) => title)).toEqual(['沈书瑶']);
  const plateId = await buildPlate(school);
  const author = await school.student();
  for (const title of ['背单词', '记公式']) {
    const { id } = await publishArticle(school, author, { plateId, title });
    await student.ask(collections.toggle, { kind: 'article', id, isCollected: true });
  }
  const articlesFound = await student.ask(collections.list, { keyword: '单词' });
  expect(articlesFound.items.map(({ title }) => title)).toEqual(['背单词']);
  const last = await student.ask(collections.list, { pageSize: 1 });
  const behind = await student.ask(collections.list, { pageSize: 1, after: last.items[0]?.cursor ?? '' });
  expect([last.items[0]?.title, behind.items[0]?.title].toSorted()).toEqual(['背单词', '记公式']);
});
