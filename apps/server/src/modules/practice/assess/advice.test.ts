import { contract } from '@shuyuan/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { selectCards } from '../../../domain/courseCards/courseCards.ts';
import { answerRecord, buildAssessment } from '../../../testing/assessments.ts';
import { buildCourse } from '../../../testing/catalogue.ts';
import { buildCoupon } from '../../../testing/coupons.ts';
import { RIGHT } from '../../../testing/papers.ts';
import { openWorld, TEST_NOW } from '../../../testing/world.ts';

const world = openWorld();
const { assessments, coupons, courses } = contract;

/** A node of a plan that was executed. */
interface Plan {
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** How often a table is read, by kind of the part of the statement that reads it. */
function readsOf(plan: Plan, part = 'main'): { table: string; part: string; loops: number }[] {
  const own = plan['Parent Relationship'] ?? '';
  const within = own === 'InitPlan' || own === 'SubPlan' ? own : part;
  const table = plan['Relation Name'];
  const read = table === undefined ? [] : [{ table, part: within, loops: plan['Actual Loops'] }];
  return [...read, ...(plan.Plans ?? []).flatMap((each) => readsOf(each, within))];
}

test('lists and the home page say of a course that a result of the student advises it (product.md 4.5)', async () => {
  const school = await world.school();
  const advised = await buildCourse(school, { course: { title: '圆锥曲线', is_recommended: true } });
  await buildCourse(school, { course: { title: '唐诗', is_recommended: true } });
  const rules = [{ kind: 'score', name: '进阶', min_score: 0, offers: [advised.saleId] }] as const;
  const made = await buildAssessment(school, { rules });
  const [student, other] = [await school.student(), await school.student()];
  const fitting = async (who: Pick<typeof student, 'ask'>) => {
    const pages = [await who.ask(courses.list, {}), await who.ask(courses.recommended, {})];
    return pages.map(({ items }) => items.filter(({ isFitting }) => isFitting).map(({ title }) => title));
  };
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  await answerRecord(student, id, made, RIGHT);
  expect(await fitting(student)).toEqual([[], []]);
  await student.ask(assessments.submit, { id });
  expect(await fitting(student)).toEqual([['圆锥曲线'], ['圆锥曲线']]);
  expect(await fitting(other)).toEqual([[], []]);
  expect(await fitting(school.visitor())).toEqual([[], []]);
});

test('a page of cards reads the advice of a student once, and the records of offers that ask for an assessment alone', async () => {
  const school = await world.school();
  const asking = [await buildCourse(school), await buildCourse(school)];
  for (let more = 0; more < 10; more++) await buildCourse(school);
  await buildAssessment(school, { offers: asking.map(({ saleId }) => saleId) });
  const { id: studentId } = await school.student();
  const reads = await school.withTenant(async (tx) => {
    const ctx = { tx, companyId: school.id, studentId, now: TEST_NOW, locale: 'cn' } as const;
    const [answer] = await selectCards(ctx).explain<{ 'QUERY PLAN': { Plan: Plan }[] }>('json', sql`analyze`);
    return (answer?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => readsOf(Plan));
  });
  const of = (name: string) => reads.filter(({ table }) => table === name);
  expect(of('course')).toMatchObject([{ part: 'main' }]);
  expect(of('assessment_rule_offer').map(({ part }) => part)).toEqual(['InitPlan']);
  expect(of('practice_record').map(({ part }) => part)).toEqual(['InitPlan', 'SubPlan']);
  for (const { loops } of of('practice_record')) expect(loops).toBeLessThanOrEqual(asking.length);
});

test('a price with a coupon says until when the coupon can be used', async () => {
  const school = await world.school();
  const advised = await buildCourse(school);
  const rules = [{ kind: 'score', name: '进阶', min_score: 0, offers: [advised.saleId] }] as const;
  const made = await buildAssessment(school, { rules });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  await student.ask(assessments.submit, { id });
  const offer = async () => (await student.ask(assessments.result, { id })).offers[0];
  expect((await offer())?.couponEndsAt).toBeUndefined();
  const { endsAt } = await student.ask(coupons.claim, { id: await buildCoupon(school) });
  expect(await offer()).toMatchObject({ couponEndsAt: endsAt, lines: [{ kind: 'list' }, { kind: 'coupon' }] });
});
