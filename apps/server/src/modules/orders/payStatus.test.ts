import { AsyncLocalStorage } from 'node:async_hooks';
import { contract, type InputOf } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import type { PaymentProvider, PaymentProviders, Settlement } from '../../platform/payments/port.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { openPayment, orderCourse } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { trade } from '../../trade.ts';
import { createRefusalHandler } from './alarms.ts';
import { createPayStatus } from './payStatus.ts';
import { createSettlementHandler } from './settlement.ts';

const world = openWorld();
const { orders } = contract;
afterEach(() => world.clock.set(TEST_NOW));

type Key = InputOf<typeof orders.payStatus>;

/** Set in everything that is done in a turn before the database. */
const turn = new AsyncLocalStorage<true>();

/** A provider whose queries wait until they are answered, the numbers that were asked for, and those that were asked in a turn. */
function hangingProvider() {
  const asked: string[] = [];
  const askedInTurn: string[] = [];
  const { promise, resolve: answer } = Promise.withResolvers<Settlement | null>();
  const no = () => Promise.reject(new Error('nothing is asked but how a payment stands'));
  const provider: PaymentProvider = {
    method: 'alipay',
    open: no,
    close: no,
    refund: no,
    query: (outTradeNo) => {
      asked.push(outTradeNo);
      if (turn.getStore()) askedInTurn.push(outTradeNo);
      return promise;
    },
    readNotification: async () => null,
    answer: () => ({ status: 200, type: 'text/plain', body: '' }),
  };
  return { providers: { alipay: provider } satisfies PaymentProviders, asked, askedInTurn, answer };
}

/** The call with another provider than the app's, in the turns of the app; `held` counts those that it has. */
function payStatusWith(providers: PaymentProviders) {
  const { platform, app } = world;
  const apply = createSettlementHandler(platform, trade);
  const parts = { platform, trade, providers, apply, refuse: createRefusalHandler(platform) };
  const payStatus = createPayStatus(parts);
  let running = 0;
  const ask = async (school: School, student: StudentCaller, input: Key): Promise<unknown> => {
    const caller = { login: student.token, network: '', companyId: school.id };
    const inTurn = <T>(work: () => Promise<T>) =>
      app.requestQueue(caller, async () => {
        running += 1;
        return turn.run(true, work).finally(() => {
          running -= 1;
        });
      });
    const inSchool: School['withTenant'] = (work) => inTurn(() => platform.tenancy.withTenant(school.id, work));
    let answer: unknown;
    const answerOnce = async (work: Parameters<typeof inSchool>[0]) => {
      answer = await inSchool(work);
      return { text: '' };
    };
    const visit = { input, student: { id: student.id }, now: world.clock.now(), inTurn, inSchool, answerOnce };
    await payStatus(visit as unknown as Parameters<typeof payStatus>[0]);
    return answer;
  };
  return { ask, held: () => running };
}

async function waitingPayment(school: School) {
  const student = await school.student();
  const placed = await orderCourse(student, await buildCourse(school));
  const outTradeNo = await openPayment(school, student, placed);
  return { student, key: { id: placed.id, orderNum: placed.orderNum }, payFen: placed.payFen, outTradeNo };
}

test('many requests of one order share one query, which finds its payment for all of them (C2, S12)', async () => {
  const school = await world.school();
  const { student, key, payFen, outTradeNo } = await waitingPayment(school);
  world.clock.advance(6_000);
  const { providers, asked, answer } = hangingProvider();
  const { ask } = payStatusWith(providers);
  const answers = Promise.all(Array.from({ length: 20 }, () => ask(school, student, key)));
  await expect.poll(() => asked).toHaveLength(1);
  answer({ outTradeNo, transactionId: 'T1', status: 'success', amountFen: payFen, currency: 'CNY' });
  for (const one of await answers) expect(one).toMatchObject({ status: 'paid', payment: 'success' });
  expect(asked).toEqual([outTradeNo]);
});

test('while a provider hangs, a school has four queries under way, holds no turn for them, and everybody is answered (S12)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const waiting = [];
  while (waiting.length < 12) waiting.push(await waitingPayment(school));
  const elsewhere = await waitingPayment(other);
  world.clock.advance(6_000);
  const { providers, asked, askedInTurn } = hangingProvider();
  const { ask, held } = payStatusWith(providers);
  const answers = Promise.all(waiting.map(({ student, key }) => ask(school, student, key)));
  await expect.poll(() => asked).toHaveLength(4);
  await expect.poll(held).toBe(0);
  const [first] = waiting;
  if (!first) throw new Error('somebody waits');
  expect(await first.student.ask(orders.list)).toMatchObject({ totalCount: 1 });
  const otherAnswer = ask(other, elsewhere.student, elsewhere.key);
  await expect.poll(() => asked).toContain(elsewhere.outTradeNo);
  // The provider has answered nobody: they are told what is known.
  for (const one of [...(await answers), await otherAnswer] as unknown[]) {
    expect(one).toMatchObject({ status: 'unpaid', payment: 'waiting' });
  }
  expect(asked).toHaveLength(5);
  expect(askedInTurn).toEqual([]);
});
