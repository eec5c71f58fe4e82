import { contract, RANKING_MIN } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { publishArticle } from '../../testing/articles.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildPracticeRecord } from '../../testing/practices.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { rankings } = contract;
afterEach(() => world.clock.set(TEST_NOW));

/** Days of this week, of the one before, and of the one before that. */
const [NOW, BEFORE, EARLIER] = ['2026-11-19', '2026-11-12', '2026-11-05'];
const WEEK = { type: 'learning', period: 'week' } as const;

/** Minutes learnt on a day by each student. */
const learn = (school: School, day: string, all: readonly (readonly [StudentCaller | undefined, minutes: number])[]) =>
  school.withTenant((tx) =>
    tx
      .insertInto('learn_day')
      .values(
        all.map(([who, minutes]) => ({ company_id: school.id, student_id: who?.id ?? 0, day, seconds: minutes * 60 })),
      )
      .execute(),
  );

/** Students in the order in which they were made. */
async function buildStudents(school: School, count: number, overrides = {}): Promise<StudentCaller[]> {
  const made: StudentCaller[] = [];
  for (let at = 0; at < count; at += 1) made.push(await school.student({ nickname: `学生${at}`, ...overrides }));
  return made;
}

/** A minute later nothing that was counted before is served. */
function passMinute() {
  world.clock.set(new Date(world.clock.now().getTime() + 61_000));
}

test('equal values share a place, who hides keeps it without a name, and nine students make no list (product.md 4.19)', async () => {
  const school = await world.school();
  const students = await buildStudents(school, RANKING_MIN);
  const [first, second, third] = students;
  if (!first || !second || !third) throw new Error('ten students were made');
  await learn(
    school,
    NOW,
    students.slice(1).map((student, at) => [student, at < 2 ? 900 : 600 - at] as const),
  );
  const ask = (who: StudentCaller) => who.ask(rankings.list, WEEK);
  expect(await ask(second)).toMatchObject({ isOpen: false, rows: [], total: 9, mine: { value: 900 * 60 } });
  expect((await ask(second)).mine?.rank).toBeUndefined();
  await learn(school, NOW, [[first, 100]]);
  await third.ask(rankings.hideMe, { isHidden: true });
  passMinute();
  const { rows, mine } = await ask(first);
  expect(rows.slice(0, 3)).toMatchObject([
    { rank: 1, isTied: true, userId: second.id, name: '学生1' },
    { rank: 1, isTied: true, name: '同学***', isHidden: true },
    { rank: 3, isTied: false },
  ]);
  expect(rows[1]?.userId).toBeUndefined();
  expect(mine).toMatchObject({ rank: 10, value: 100 * 60, gap: 492 * 60, gapRank: 9, isHidden: false });
  expect(
    (await school.visitor().answer(rankings.list, WEEK)).body['resultData'],
    'names are not for the internet',
  ).toBeNull();
});

test('while there is no list a student sees who else has a result, in no order; who hides does not take part', async () => {
  const school = await world.school();
  const students = await buildStudents(school, 4);
  const [me, other, hidden, best] = students;
  if (!me || !other || !hidden || !best) throw new Error('four students were made');
  await learn(school, NOW, [
    [me, 60],
    [other, 120],
    [hidden, 180],
    [best, 999],
  ]);
  await hidden.ask(rankings.hideMe, { isHidden: true });
  const { fellows } = await me.ask(rankings.list, WEEK);
  expect(fellows.map(({ userId, name }) => [userId, name])).toEqual([
    [other.id, '学生1'],
    [best.id, '学生3'],
  ]);
});

test('a place is compared with the week before, whose first is named, hidden or not; all time has none', async () => {
  const school = await world.school();
  const students = await buildStudents(school, RANKING_MIN);
  const [riser, champion, fresh] = students;
  if (!riser || !champion || !fresh) throw new Error('ten students were made');
  const rest = students.slice(3);
  const each = (seconds: number) => rest.map((student, at) => [student, seconds - at] as const);
  await learn(school, EARLIER, [[champion, 50], ...each(40)]);
  await learn(school, BEFORE, [[riser, 10], [champion, 800], ...each(400), [await school.student(), 5], [fresh, 1]]);
  await learn(school, NOW, [[riser, 900], [champion, 700], ...each(300), [fresh, 2]]);
  const read = await riser.ask(rankings.list, WEEK);
  expect(read.rows.slice(0, 2)).toMatchObject([
    { userId: riser.id, trend: 8 },
    { userId: champion.id, trend: -1 },
  ]);
  expect(read.mine).toMatchObject({ value: 900 * 60, valueBefore: 10 * 60, trend: 8 });
  expect(read.winners).toMatchObject([{ userId: champion.id, value: 800 * 60, isAgain: true, isHidden: false }]);
  expect([read.sinceBefore, read.since]).toEqual(['2026-11-08T16:00:00.000Z', '2026-11-15T16:00:00.000Z']);

  await champion.ask(rankings.hideMe, { isHidden: true });
  const [hidden] = (await riser.ask(rankings.list, WEEK)).winners;
  expect(hidden).toMatchObject({ name: '同学***', isHidden: true });
  expect(hidden?.userId).toBeUndefined();

  const all = await riser.ask(rankings.list, { type: 'learning', period: 'all' });
  expect([all.winners, all.mine?.valueBefore, all.since]).toEqual([[], undefined, undefined]);
  expect(all.rows[0]).toMatchObject({ name: '同学***', value: 1_550 * 60 });
});

test('a first of a week with too few students is not named', async () => {
  const school = await world.school();
  const [one, other] = await buildStudents(school, 2);
  await learn(school, BEFORE, [
    [one, 100],
    [other, 50],
  ]);
  expect((await one?.ask(rankings.list, WEEK))?.winners).toEqual([]);
});

test('equal minutes share a place, whatever the seconds beside them (product.md 4.19)', async () => {
  const school = await world.school();
  const students = await buildStudents(school, RANKING_MIN);
  await school.withTenant((tx) =>
    tx
      .insertInto('learn_day')
      .values(
        students.map(({ id }, at) => ({ company_id: school.id, student_id: id, day: NOW, seconds: 85 * 60 + at * 5 })),
      )
      .execute(),
  );
  const { rows, mine } = (await students[9]?.ask(rankings.list, WEEK)) ?? { rows: [] };
  expect(new Set(rows.map(({ rank, value }) => `${rank} ${value}`))).toEqual(new Set([`1 ${85 * 60}`]));
  expect(mine).toMatchObject({ rank: 1, isTied: true });
  expect(mine?.gap).toBeUndefined();
});

test('the own place is known beyond the first fifty, with its distance to the next', async () => {
  const school = await world.school();
  const students = await buildStudents(school, 60);
  await learn(
    school,
    NOW,
    students.map((student, at) => [student, 6_000 - at * 60] as const),
  );
  const { rows, mine, total } = (await students[57]?.ask(rankings.list, WEEK)) ?? { rows: [] };
  expect([rows.length, rows.at(-1)?.rank, total]).toEqual([50, 50, 60]);
  expect(rows.some(({ isMe }) => isMe)).toBe(false);
  expect(mine).toMatchObject({ rank: 58, isTied: false, value: (6_000 - 57 * 60) * 60, gap: 60 * 60, gapRank: 57 });
});

test('points are those of the best attempt at each paper of a class, without attempts made up later', async () => {
  const school = await world.school();
  const students = await buildStudents(school, RANKING_MIN);
  const [me] = students;
  const before = (hours: number) => new Date(TEST_NOW.getTime() - hours * 3_600_000);
  const made = await buildCourse(school, {
    lessons: [72, 48, 24].map((hours) => ({ at: [before(hours), before(hours - 1)] as const, has_practice: true })),
  });
  const [one = 0, two = 0, three = 0] = made.lessonIds;
  const finish = (student: StudentCaller | undefined, lessonId: number, overrides: object) =>
    buildPracticeRecord(school, { studentId: student?.id ?? 0, made, lessonId, state: 'finished' }, overrides);
  for (const student of students) await finish(student, one, { score: 20 });
  const { paperId } = await finish(me, two, { score: 30 });
  await school.withTenant((tx) =>
    tx
      .insertInto('practice_record')
      .values({
        company_id: school.id,
        student_id: me?.id ?? 0,
        paper_id: paperId,
        class_run_id: made.id,
        offer_id: made.saleId,
        lesson_id: two,
        attempt: 2,
        state: 'finished',
        published_at: before(20),
        due_at: TEST_NOW,
        submitted_at: before(10),
        score: 70,
      })
      .execute(),
  );
  await finish(me, three, { score: 90, is_make_up: true });
  const read = await students[1]?.ask(rankings.list, { type: 'practice', period: 'week' });
  expect(read?.rows[0]).toMatchObject({ userId: me?.id, value: 90, rank: 1 });
  expect(read?.mine).toMatchObject({ rank: 2, isTied: true, value: 20 });
});

test('likes count that others gave public articles; invitations those who registered with the own code', async () => {
  const school = await world.school();
  const authors = await buildStudents(school, RANKING_MIN);
  const [best, second] = authors;
  if (!best || !second) throw new Error('ten students were made');
  for (const author of authors) {
    const { id } = await publishArticle(school, author);
    await author.ask(contract.articles.like, { id, isLiked: true }); // one's own like counts for nothing
    await (author === best ? second : best).ask(contract.articles.like, { id, isLiked: true });
    if (author === best) await authors[2]?.ask(contract.articles.like, { id, isLiked: true });
  }
  const liked = await best.ask(rankings.list, { type: 'articles', period: 'week' });
  expect(liked.rows.slice(0, 2)).toMatchObject([
    { userId: best.id, value: 2, rank: 1 },
    { value: 1, rank: 2, isTied: true },
  ]);

  for (const inviter of authors) await school.student({ inviter_id: inviter.id, created_at: TEST_NOW });
  await school.student({ inviter_id: second.id, created_at: TEST_NOW });
  const invited = await second.ask(rankings.list, { type: 'invitations', period: 'month' });
  expect(invited.rows[0]).toMatchObject({ userId: second.id, rank: 1, isTied: false });
  expect(invited.mine).toMatchObject({ value: 2, rank: 1 });
});
