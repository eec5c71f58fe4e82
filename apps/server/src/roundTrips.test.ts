import { contract } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildAssessment, startAsGuest } from './testing/assessments.ts';
import { buildCourse } from './testing/catalogue.ts';
import { orderCourse } from './testing/orders.ts';
import { BY_PERSON, buildLearner, buildPaper } from './testing/papers.ts';
import { countRoundTrips } from './testing/roundTrips.ts';
import type { School } from './testing/school.ts';
import { openWorld } from './testing/world.ts';

const world = openWorld();
const { orders, practice, assessments } = contract;
const requestId = () => crypto.randomUUID();

/** A student who is known to this process, and a course that can be bought. */
async function buyer(school: School) {
  const [made, other] = [await buildCourse(school), await buildCourse(school)];
  const student = await school.student();
  await orderCourse(student, other);
  const asked = { kind: 'course', goodsId: made.saleId } as const;
  const { version } = await student.ask(orders.quote, asked);
  return { student, made, asked, version };
}

/** What is counted goes over the wire to a PostgreSQL: the embedded engine has none. */
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a step waits for the database (performance.md row 16)', () => {
  test('once for a quote', async () => {
    const { student, asked } = await buyer(await world.school());
    const cost = await countRoundTrips(() => student.ask(orders.quote, asked));
    expect([cost.roundTrips, cost.statements.length]).toEqual([1, 9]);
  });

  test('twice for an order', async () => {
    const { student, asked, version } = await buyer(await world.school());
    const cost = await countRoundTrips(() =>
      student.ask(orders.create, { ...asked, version }, { requestId: requestId() }),
    );
    expect([cost.roundTrips, cost.statements.length]).toEqual([2, 24]);
  });

  test('six times for a payment that is opened, with the one of the sandbox cashier; four times for one that is open', async () => {
    const { student, made } = await buyer(await world.school());
    const { id, orderNum } = await orderCourse(student, made);
    const pay = () => student.ask(orders.pay, { id, orderNum, method: 'alipay' }, { requestId: requestId() });
    const cost = await countRoundTrips(pay);
    expect([cost.roundTrips, cost.statements.length]).toEqual([6, 24]);
    expect((await countRoundTrips(pay)).roundTrips).toBe(4);
  });

  test('twice for a saved answer and for the hand-in of a practice', async () => {
    const school = await world.school();
    for (const questions of [undefined, BY_PERSON]) {
      const made = await buildPaper(school, questions);
      const { student, id } = await buildLearner(school, made);
      await student.ask(practice.start, { id });
      for (const questionId of made.questionIds.slice(0, 1)) {
        const saved = await countRoundTrips(() =>
          student.ask(practice.saveAnswer, { id, questionId, values: ['B'], version: 0 }, { requestId: requestId() }),
        );
        expect([saved.roundTrips, saved.statements.length]).toEqual([2, 9]);
      }
      const last = made.questionIds[4];
      if (last !== undefined) {
        const written = { id, questionId: last, values: [], text: '略', version: 0 };
        const cost = await countRoundTrips(() => student.ask(practice.saveAnswer, written, { requestId: requestId() }));
        expect(cost.roundTrips).toBe(2);
      }
      const cost = await countRoundTrips(() => student.ask(practice.submit, { id }, { requestId: requestId() }));
      expect([cost.roundTrips, cost.statements.length]).toEqual([2, 15]);
    }
  });

  test('twice for an answer of an assessment, and for its hand-in', async () => {
    const school = await world.school();
    const made = await buildAssessment(school);
    const guest = await startAsGuest(school, made);
    const answer = { id: guest.id, questionId: made.questionIds[0] ?? 0, values: ['B'], version: 0 };
    const saved = await countRoundTrips(() => guest.ask(assessments.saveAnswer, answer));
    expect([saved.roundTrips, saved.statements.length]).toEqual([2, 7]);
    const submitted = await countRoundTrips(() => guest.ask(assessments.submit, { id: guest.id }));
    expect([submitted.roundTrips, submitted.statements.length]).toEqual([2, 13]);
  });
});
