import { contract, type InputOf, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { AppError } from '../../platform/core/errors.ts';
import { buildCampaign } from '../../testing/campaigns.ts';
import { buildCourse, enrol, type MadeCourse } from '../../testing/catalogue.ts';
import { inDays } from '../../testing/coupons.ts';
import { buildGroupon } from '../../testing/groups.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { orderCourse } from '../../testing/orders.ts';
import { buildPracticeRecord } from '../../testing/practices.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { endOf, prepareEnrolment } from './enrol.ts';

const world = openWorld();
const { courses } = contract;

async function codeOf(work: Promise<unknown>): Promise<number | undefined> {
  return work.then(
    () => 0,
    (error: AppError) => error.details.code,
  );
}
function give(school: School, { id: studentId }: StudentCaller, { saleId: offerId }: MadeCourse, sourceId: number) {
  const ctx = { companyId: school.id, studentId, now: TEST_NOW, locale: 'cn' } as const;
  return school.withTenant(async (tx) => {
    const offer = { id: sql.val(offerId), now: TEST_NOW };
    const grant = await prepareEnrolment(tx, { studentId: sql.val(studentId) }, offer);
    return grant({ ...ctx, tx }, { offerId, source: 'reward', sourceId });
  });
}

describe('a granted place', () => {
  test('takes a seat of the class, once for its cause (I5, I6)', async () => {
    const school = await world.school();
    const made = await buildCourse(school, { offer: { quota: 1 }, run: { ends_at: inDays(10), playback_months: 3 } });
    const [student, other] = [await school.student(), await school.student()];
    const given = await give(school, student, made, 1);
    expect(given).toMatchObject({ classRunId: made.id, validUntil: new Date('2027-02-28T08:00:00.000Z') });
    expect((await student.ask(courses.mine)).items).toMatchObject([{ source: 'gift', enrolment: 'active' }]);
    expect(await codeOf(give(school, student, made, 2))).toBe(ResultCode.alreadyOwned);
    expect(await codeOf(give(school, other, made, 3))).toBe(ResultCode.full);
    const gone = await buildCourse(school, { offer: { is_discontinued: true } });
    expect(await codeOf(give(school, student, gone, 4))).toBe(ResultCode.discontinued);
    await expectInvariants(school);
  });

  test('lasts months after the end of the class, from now without one, and forever without a limit', () => {
    const ends_at = new Date('2026-11-30T08:00:00.000Z');
    expect(endOf({ ends_at, playback_months: 3 }, TEST_NOW)?.toISOString()).toBe('2027-02-28T08:00:00.000Z');
    expect(endOf({ ends_at: null, playback_months: 12 }, TEST_NOW)?.toISOString()).toBe('2027-11-20T08:00:00.000Z');
    expect(endOf({ ends_at, playback_months: null }, TEST_NOW)).toBeNull();
  });
});

test('a course that expired during a refund review can be bought again (I4)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { offer: { price_fen: 0 } });
  const student = await school.student();
  await enrol(school, student.id, made, { valid_until: inDays(0), status: 'frozen' });
  expect((await orderCourse(student, made)).status).toBe('paid');
  await expectInvariants(school);
});

test('a course whose time has run out can be bought again (I4)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { offer: { price_fen: 0 } });
  const student = await school.student();
  await enrol(school, student.id, made, { valid_until: inDays(0) });
  expect((await student.ask(courses.mine)).items).toMatchObject([{ enrolment: 'expired' }]);
  expect((await orderCourse(student, made)).status).toBe('paid');
  const mine = (await student.ask(courses.mine)).items.map(({ enrolment, source }) => [enrolment, source]);
  expect(mine).toEqual([
    ['active', 'free'],
    ['expired', 'school'],
  ]);
  await expectInvariants(school);
});

test('the student’s classes are listed under their current state (wire-facts 6.1)', async () => {
  const school = await world.school();
  const student = await school.student();
  const runs = {
    notStarted: { starts_at: inDays(1), ends_at: inDays(9) },
    inProgress: { starts_at: inDays(-1), ends_at: inDays(9) },
    ended: { starts_at: inDays(-9), ends_at: inDays(0) },
  };
  for (const run of Object.values(runs)) await enrol(school, student.id, await buildCourse(school, { run }));
  for (const [status, { starts_at }] of Object.entries(runs) as [keyof typeof runs, { starts_at: Date }][]) {
    const { items } = await student.ask(courses.mine, { status });
    expect(items.map((item) => item.startsAt)).toEqual([starts_at.toISOString()]);
  }
  expect((await student.ask(courses.mine)).items).toHaveLength(3);
});

test('a class tells how far the student is, and where to go on (wire-facts 6.2)', async () => {
  const school = await world.school();
  const student = await school.student();
  const lessons = [
    { at: [inDays(-2), inDays(-1)] },
    { at: [inDays(-0.01), inDays(0.01)] },
    { at: [inDays(2), inDays(2.1)] },
  ] as const;
  const live = await buildCourse(school, { lessons, run: { is_locked_by_practice: true, name_en: 'Evenings' } });
  const recorded = await buildCourse(school, { course: { kind: 'recorded' }, lessons: [{}, {}, {}] });
  const gone = await buildCourse(school);
  await enrol(school, student.id, live);
  await enrol(school, student.id, recorded);
  await enrol(school, student.id, gone, { valid_until: inDays(0) });
  const [first = 0, , third = 0] = recorded.lessonIds;
  const row = { company_id: school.id, student_id: student.id, class_run_id: recorded.id };
  const progress = [
    { ...row, lesson_id: first, finished_at: inDays(-3), updated_at: inDays(-3) },
    { ...row, lesson_id: third, finished_at: null, position_s: 75, updated_at: inDays(-1) },
  ];
  await school.withTenant((tx) => tx.insertInto('learn_record').values(progress).execute());
  const lessonId = live.lessonIds[0] ?? 0;
  await buildPracticeRecord(school, { studentId: student.id, made: live, lessonId, state: 'finished' }, { score: 80 });
  const list = async (input: InputOf<typeof courses.mine>) =>
    (await student.ask(courses.mine, input, { locale: 'en' })).items;
  expect(await list({ kind: 'live', isExpired: false })).toMatchObject([
    {
      className: 'Evenings',
      classStatus: 'inProgress',
      accuracy: 80,
      practiceRate: 100,
      unlockWay: 1,
      hasReport: false,
      nextLesson: { index: 2 },
    },
  ]);
  expect(await list({ kind: 'recorded' })).toMatchObject([
    { learnedCount: 1, unlockWay: 0, nextLesson: { lessonId: third, positionS: 75 } },
  ]);
  expect((await list({ kind: 'recorded' }))[0]?.accuracy).toBeUndefined();
  expect(await list({ isExpired: true })).toMatchObject([{ id: gone.id, enrolment: 'expired' }]);
});

test('a card shows the campaign and the group that go on now, the cheapest of each (product.md 4.7, 4.10)', async () => {
  const school = await world.school();
  const { saleId } = await buildCourse(school, { offer: { price_fen: 10_000 } });
  await buildCampaign(school, { [saleId]: 9_000 });
  const campaignId = await buildCampaign(school, { [saleId]: 8_000 }, { name_en: 'Two days' });
  await buildCampaign(school, { [saleId]: 1 }, { starts_at: inDays(1) });
  await buildCampaign(school, { [saleId]: 1 }, { ends_at: inDays(0) });
  const groupId = await buildGroupon(school, saleId, { price_fen: 7_000, size: 3 });
  await buildGroupon(school, saleId, { price_fen: 1, is_stopped: true });
  await buildGroupon(school, saleId, { price_fen: 1, stock: 1, opened: 1 });
  const { items } = await school.visitor().ask(courses.list, {}, { locale: 'en' });
  expect(items[0]).toMatchObject({
    campaignFen: 8_000,
    campaignId,
    campaignName: 'Two days',
    campaignEndsAt: inDays(7).toISOString(),
    groupId,
    groupFen: 7_000,
    groupSize: 3,
  });
});
