import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCampaign } from '../../testing/campaigns.ts';
import { buildCourse, type CourseOverrides, enrol } from '../../testing/catalogue.ts';
import type { School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { list, recommended } = contract.courses;
type Input = Parameters<typeof ask>[1];

const SECOND = 1_000;
const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);

async function ask(school: School, input: { [key: string]: unknown } = {}, locale: 'cn' | 'en' = 'cn') {
  return school.visitor().ask(list, input as never, { locale });
}
async function titles(school: School, input: Input = {}): Promise<string[]> {
  return (await ask(school, input)).items.map(({ title }) => title);
}
function titled(title: string, overrides: CourseOverrides = {}): CourseOverrides {
  return { ...overrides, course: { title, ...overrides.course } };
}

test('lists one card per course, even with two classes (product.md 4.3)', async () => {
  const school = await world.school();
  const { courseId, lecturerId } = await buildCourse(school, titled('圆锥曲线', { offer: { quota: 60, sold: 54 } }));
  await school.withTenant(async (tx) => {
    const own = { company_id: school.id, course_id: courseId };
    const run = { ...own, lecturer_id: lecturerId, name: '周末班' };
    const { id } = await tx.insertInto('class_run').values(run).returning('id').executeTakeFirstOrThrow();
    await tx
      .insertInto('offer')
      .values({ ...own, class_run_id: id, price_fen: 1, is_listed: false })
      .execute();
  });
  const { items, totalCount } = await ask(school);
  expect(totalCount).toBe(1);
  expect(items[0]).toMatchObject({ title: '圆锥曲线', priceFen: 10_000, quota: 60, seatsLeft: 6, isOwned: false });
});

test('filters by subject, grade, kind and lecturer (§2)', async () => {
  const school = await world.school();
  const conic = await buildCourse(school, titled('圆锥曲线'));
  const poems = await buildCourse(school, {
    ...titled('唐诗', { course: { kind: 'recorded' } }),
    subject: { key: 'chinese', name: '语文' },
    grade: 'g7',
  });
  expect(await titles(school, { subjectId: conic.subjectId })).toEqual(['圆锥曲线']);
  expect(await titles(school, { gradeId: poems.gradeId })).toEqual(['唐诗']);
  expect(await titles(school, { kind: 'recorded' })).toEqual(['唐诗']);
  expect(await titles(school, { kind: 'live' })).toEqual(['圆锥曲线']);
  expect(await titles(school, { lecturerId: conic.lecturerId })).toEqual(['圆锥曲线']);
  expect(await titles(school, { subjectId: conic.subjectId, kind: 'recorded' })).toEqual([]);
});

test('sorts by the school, the date, the learners and the price, equals by id (product.md 4.0)', async () => {
  const school = await world.school();
  const published_at = new Date('2026-11-01T00:00:00Z');
  await buildCourse(school, titled('甲', { course: { rank: 2, learners: 5 }, offer: { price_fen: 300 } }));
  await buildCourse(school, titled('乙', { course: { rank: 1, learners: 9 }, offer: { price_fen: 200 } }));
  await buildCourse(
    school,
    titled('丙', { course: { rank: 3, learners: 7, published_at }, offer: { price_fen: 200 } }),
  );
  expect(await titles(school)).toEqual(['乙', '甲', '丙']);
  expect(await titles(school, { sort: 'recommended' })).toEqual(['乙', '甲', '丙']);
  expect(await titles(school, { sort: 'newest' })).toEqual(['丙', '甲', '乙']);
  expect(await titles(school, { sort: 'popular' })).toEqual(['乙', '丙', '甲']);
  expect(await titles(school, { sort: 'cheapest' })).toEqual(['乙', '丙', '甲']);
  expect(await titles(school, { sort: 'dearest' })).toEqual(['甲', '乙', '丙']);
});

test('sorts by the price on the cards: the campaign price while a campaign runs', async () => {
  const school = await world.school();
  const dear = await buildCourse(school, titled('甲', { course: { rank: 1 }, offer: { price_fen: 900 } }));
  await buildCourse(school, titled('乙', { course: { rank: 2 }, offer: { price_fen: 500 } }));
  const over = await buildCourse(school, titled('丙', { course: { rank: 3 }, offer: { price_fen: 600 } }));
  await buildCampaign(school, { [dear.saleId]: 400 });
  await buildCampaign(school, { [over.saleId]: 100 }, { ends_at: world.clock.now() });
  expect(await titles(school, { sort: 'cheapest' })).toEqual(['甲', '乙', '丙']);
  expect(await titles(school, { sort: 'dearest' })).toEqual(['丙', '乙', '甲']);
});

test('returns pages without repeats or gaps, and counts all rows', async () => {
  const school = await world.school();
  for (let rank = 0; rank < 5; rank += 1) await buildCourse(school, titled(`第${rank}门`, { course: { rank: 0 } }));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => ask(school, { page, pageSize: 2 })));
  expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1, 0]);
  expect(pages.map(({ totalCount }) => totalCount)).toEqual([5, 5, 5, 5]);
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(5);
});

test('returns ten rows per page by default, at most a hundred (X9)', async () => {
  const school = await world.school();
  expect(await ask(school)).toMatchObject({ pageSize: 10, currentPage: 1, totalCount: 0, items: [] });
  const send = (query: Record<string, string>) =>
    school.visitor().send({ method: 'GET', path: '/api/courseDetail/getCourses', query });
  expect((await send({ pageSize: '100' })).status).toBe(200);
  for (const query of [{ pageSize: '101' }, { pageSize: '0' }, { currentPage: '0' }, { sortType: '9' }]) {
    expect((await send(query)).status).toBe(422);
  }
});

test('finds words in title, lecturer and subject of both languages, whatever their case (§2)', async () => {
  const school = await world.school();
  await buildCourse(school, {
    course: { title: '圆锥曲线专题', title_en: 'Conic Sections' },
    lecturer: { name: '周砚秋', name_en: 'Zhou Yanqiu' },
  });
  await buildCourse(school, {
    ...titled('唐诗', { lecturer: { name: '沈书瑶', name_en: 'Shen Shuyao' } }),
    subject: { key: 'chinese', name: '语文', name_en: 'Chinese' },
  });
  for (const keyword of ['曲线', 'CONIC', '砚秋', 'zhou', '数学', 'mathem', ' 圆锥  zhou ']) {
    expect(await titles(school, { keyword })).toEqual(['圆锥曲线专题']);
  }
  expect(await titles(school, { keyword: '曲线 唐诗' })).toEqual([]);
  expect(await titles(school, { keyword: '  ' })).toHaveLength(2);
});

test('treats wildcards in a search as characters (X9)', async () => {
  const school = await world.school();
  await buildCourse(school, titled('提分100%'));
  await buildCourse(school, titled('snake_case'));
  await buildCourse(school, titled('反斜杠\\'));
  await buildCourse(school, titled('别的'));
  expect(await titles(school, { keyword: '%' })).toEqual(['提分100%']);
  expect(await titles(school, { keyword: '_' })).toEqual(['snake_case']);
  expect(await titles(school, { keyword: '\\' })).toEqual(['反斜杠\\']);
  expect(await titles(school, { keyword: "' or 1=1 --" })).toEqual([]);
});

test('answers in the requested language, and in Chinese where there is no English (§1)', async () => {
  const school = await world.school();
  await buildCourse(school, {
    course: { title: '物理', title_en: 'Physics', rank: 1, tags: ['新课'], tags_en: ['New'] },
  });
  await buildCourse(school, { course: { title: '化学', title_en: null, rank: 2, tags: ['新课'] } });
  expect((await ask(school, {}, 'en')).items).toMatchObject([
    { title: 'Physics', subject: 'Mathematics', lecturerName: 'Teacher Zhou', tags: ['New'] },
    { title: '化学', subject: 'Mathematics', tags: ['新课'] },
  ]);
  expect((await ask(school)).items[0]).toMatchObject({
    title: '物理',
    subject: '数学',
    lecturerName: '周老师',
    tags: ['新课'],
  });
});

test('shows only courses on sale on request: state and sale period, to the second (product.md 4.3)', async () => {
  const school = await world.school();
  await buildCourse(school, titled('在售', { offer: { sale_ends_at: later(SECOND) } }));
  await buildCourse(school, titled('售止', { offer: { sale_ends_at: TEST_NOW } }));
  await buildCourse(school, titled('今起', { offer: { sale_starts_at: TEST_NOW } }));
  await buildCourse(school, titled('未售', { offer: { sale_starts_at: later(SECOND) } }));
  await buildCourse(school, titled('未开', { run: { starts_at: later(SECOND) } }));
  await buildCourse(school, titled('满员', { offer: { quota: 1, sold: 1 } }));
  await buildCourse(school, titled('停售', { offer: { is_discontinued: true } }));
  await buildCourse(school, titled('结课', { run: { ends_at: TEST_NOW } }));
  expect(await titles(school, { isOpen: true })).toEqual(['在售', '今起', '未开']);
  expect(await titles(school, { isOpen: false })).toHaveLength(8);
});

test('recommends the school’s choice first, then by its order; nothing that is over, full or owned (product.md 4.20)', async () => {
  const school = await world.school();
  const first = await buildCourse(school, titled('普通', { course: { rank: 1 } }));
  await buildCourse(school, titled('首选', { course: { rank: 5, is_recommended: true } }));
  await buildCourse(school, titled('结课', { course: { is_recommended: true }, run: { ends_at: TEST_NOW } }));
  await buildCourse(school, titled('停售', { course: { is_recommended: true }, offer: { is_discontinued: true } }));
  await buildCourse(school, titled('满员', { offer: { quota: 1, sold: 1 } }));
  await buildCourse(school, { ...titled('别科'), subject: { key: 'art', name: '美育' }, grade: 'g7' });
  const visitor = school.visitor();
  const all = await visitor.ask(recommended);
  expect(all.items.map(({ title }) => title)).toEqual(['首选', '普通', '别科']);
  expect(all.totalCount).toBe(3);
  const math = await visitor.ask(recommended, { subjectId: first.subjectId, gradeId: first.gradeId });
  expect(math.items.map(({ title }) => title)).toEqual(['首选', '普通']);
  expect((await visitor.ask(recommended, { size: 1 })).items).toHaveLength(1);
  const student = await school.student();
  await enrol(school, student.id, first);
  expect((await student.ask(recommended)).items.map(({ title }) => title)).toEqual(['首选', '别科']);
});

test('recommends eight by default', async () => {
  const school = await world.school();
  for (let rank = 0; rank < 9; rank += 1) await buildCourse(school, titled(`第${rank}门`, { course: { rank } }));
  expect((await school.visitor().ask(recommended)).items).toHaveLength(8);
});

test('shows no school the courses of another (T3)', async () => {
  const [one, other] = [await world.school(), await world.school()];
  await buildCourse(one, titled('一校'));
  await buildCourse(other, titled('二校'));
  expect(await titles(one)).toEqual(['一校']);
  expect(await titles(other)).toEqual(['二校']);
});

test('counts exactly up to a thousand, beyond that reports only that there are more (performance)', async () => {
  const school = await world.school();
  const { courseId } = await buildCourse(school);
  const copy = (from: number, to: number) =>
    school.withTenant(async (tx) => {
      const base = await tx.selectFrom('course').selectAll().where('id', '=', courseId).executeTakeFirstOrThrow();
      const run = await tx.selectFrom('class_run').selectAll().executeTakeFirstOrThrow();
      const ids = Array.from({ length: to - from }, (_, place) => from + place);
      const runs = ids.map((id) => ({ ...run, id, course_id: id, slots: '[]' }));
      const offers = ids.map((id) => ({ company_id: school.id, id, course_id: id, class_run_id: id, price_fen: 1 }));
      await tx
        .insertInto('course')
        .values(ids.map((id) => ({ ...base, id, questions: '[]' })))
        .execute();
      await tx.insertInto('class_run').values(runs).execute();
      await tx.insertInto('offer').values(offers).execute();
    });
  await copy(1, 1_000);
  expect((await ask(school)).totalCount).toBe(1_000);
  await copy(1_000, 1_004);
  expect((await ask(school, { pageSize: 11 })).totalCount).toBe(1_001);
});
