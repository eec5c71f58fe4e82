import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import type { CompanyRow } from '../../platform/data/companies.ts';
import type { PaymentProvider, PaymentProviders, Settlement } from '../../platform/payments/port.ts';
import { DueWork } from '../../platform/work/dueWork.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { openPayment, orderCourse, payOrder } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';
import { trade } from '../../trade.ts';
import { createRefusalHandler } from './alarms.ts';
import { orderDueWork } from './due.ts';
import { pay } from './payments.ts';
import { createSettlementHandler } from './settlement.ts';

// Logins outlast the days that pass here.
const world = openWorld({ config: { tokenIdleMs: 30 * 86_400_000 } });
const { orders } = contract;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A provider with test-defined behaviour, and no default. */
function providerThat(does: Partial<PaymentProvider>): PaymentProviders {
  const unreachable = () => Promise.reject(new Error('the provider is down'));
  const silent = { open: unreachable, query: unreachable, close: unreachable, refund: unreachable };
  const deaf = { readNotification: async () => null, answer: () => ({ status: 200, type: 'text/plain', body: '' }) };
  return { alipay: { method: 'alipay', ...silent, ...deaf, ...does } };
}
/** The work of orders with other providers than the app's. */
function partsWith(providers: PaymentProviders) {
  const { platform } = world;
  const apply = createSettlementHandler(platform, trade);
  const parts = { platform, trade, providers, apply, refuse: createRefusalHandler(platform) };
  const dueWork = new DueWork(platform);
  orderDueWork(dueWork, parts);
  return { parts, dueWork };
}
async function placed() {
  const school = await world.school();
  const student = await school.student();
  return { school, student, order: await orderCourse(student, await buildCourse(school, { offer: { quota: 1 } })) };
}

test('a refund pending at the provider is requested again under the same number (I3)', async () => {
  const { school, student, order } = await placed();
  await payOrder(world, school, student, order);
  await student.ask(orders.askRefund, { id: order.id });
  const asked: string[] = [];
  const { dueWork } = partsWith(
    providerThat({
      refund: async ({ refundNum }) => {
        asked.push(refundNum);
        return asked.length === 1 ? 'pending' : 'done';
      },
    }),
  );
  world.clock.advance(DAY_MS);
  await dueWork.run();
  expect((await student.ask(orders.refund, { id: order.id })).status).toBe('adopted');
  world.clock.advance(MINUTE_MS);
  await dueWork.run();
  expect((await student.ask(orders.refund, { id: order.id })).status).toBe('refunded');
  expect(new Set(asked).size).toBe(1);
  expect(asked).toHaveLength(2);
  await expectInvariants(school);
});

test('a refund that the provider refuses is tried again, and an unreachable one loses nothing', async () => {
  const { school, student, order } = await placed();
  await payOrder(world, school, student, order);
  await student.ask(orders.askRefund, { id: order.id });
  const outcomes: (() => Promise<'done' | 'refused'>)[] = [
    () => Promise.reject(new Error('the provider is down')),
    async () => 'refused',
    async () => 'done',
  ];
  const { dueWork } = partsWith(
    providerThat({ refund: () => outcomes.shift()?.() ?? Promise.reject(new Error('once more')) }),
  );
  const seen: string[] = [];
  world.clock.advance(DAY_MS);
  for (const _try of [1, 2, 3]) {
    await dueWork.run();
    seen.push((await student.ask(orders.refund, { id: order.id })).status);
    await expectInvariants(school);
    world.clock.advance(90 * MINUTE_MS);
  }
  expect(seen).toEqual(['adopted', 'error', 'refunded']);
  // Visible to the school's staff (S9).
  expect(world.logged.filter((line) => line.includes('refused by its provider'))).toHaveLength(1);
  const notes = await school.withTenant((tx) => tx.selectFrom('audit_log').select('event').execute());
  expect(notes.map(({ event }) => event)).toContain('refund.refused');
});

test('an order ends in time while its provider is down; its charge is closed later', async () => {
  const { school, student, order } = await placed();
  const outTradeNo = await openPayment(school, student, order);
  world.clock.advance(30 * MINUTE_MS);
  await partsWith(providerThat({})).dueWork.run();
  expect((await student.ask(orders.payStatus, order)).status).toBe('cancelled');
  await expectInvariants(school);
  const closed: string[] = [];
  const back = providerThat({ query: async () => null, close: async (number) => void closed.push(number) });
  world.clock.advance(5 * MINUTE_MS);
  await partsWith(back).dueWork.run();
  expect(closed).toEqual([outTradeNo]);
  expect((await student.ask(orders.payStatus, order)).payment).toBe('closed');
});

test('a payment found while closing a charge is refunded (I3)', async () => {
  const { school, student, order } = await placed();
  const outTradeNo = await openPayment(school, student, order);
  await student.ask(orders.cancel, { id: order.id });
  const paid: Settlement = { outTradeNo, transactionId: 'T1', status: 'success', amountFen: 10_000, currency: 'CNY' };
  await partsWith(providerThat({ query: async () => paid, refund: async () => 'done' })).dueWork.run();
  expect(await student.ask(orders.detail, order)).toMatchObject({ status: 'refunded', refund: { amountFen: 10_000 } });
  await expectInvariants(school);
});

/** A payment request as passed on by the route; the response is passed to `onAnswer`. */
function visitOf(
  school: School,
  student: StudentCaller,
  order: { id: number; orderNum: string },
  company: CompanyRow,
  onAnswer: (answer: unknown) => void = () => {},
): Parameters<typeof pay>[1] {
  return {
    input: { id: order.id, orderNum: order.orderNum, method: 'alipay' },
    student: student as never,
    studentId: student.id,
    company,
    companyId: company.id,
    locale: 'cn',
    now: world.clock.now(),
    ip: '',
    userAgent: '',
    device: null,
    guestToken: null,
    given: {},
    inTurn: (work) => work(),
    inSchool: school.withTenant,
    answerOnce: async (work) => {
      onAnswer(await school.withTenant(work));
      return { text: '' };
    },
  };
}

test('a charge that is opened while its order ends is closed, and its code is not shown (3006)', async () => {
  const { school, student, order } = await placed();
  const company = await world.platform.companies.byId(school.id);
  if (!company) throw new Error('the school is gone');
  const closed: string[] = [];
  const { parts } = partsWith(
    providerThat({
      open: async () => {
        await student.ask(orders.cancel, { id: order.id });
        await world.app.dueWork.run();
        return { qrText: 'https://pay.example/1', pageUrl: null };
      },
      close: async (number) => void closed.push(number),
    }),
  );
  const answers: unknown[] = [];
  await pay(
    parts,
    visitOf(school, student, order, company, (answer) => answers.push(answer)),
  );
  expect(answers).toMatchObject([{ code: 3006 }]);
  expect(closed).toHaveLength(1);
  await expectInvariants(school);
});

test('a provider that cannot be reached refuses to open a payment, and the next try uses the same number (3008)', async () => {
  const { school, student, order } = await placed();
  const company = await world.platform.companies.byId(school.id);
  if (!company) throw new Error('the school is gone');
  const opened: string[] = [];
  const visit = visitOf(school, student, order, company);
  const down = providerThat({
    open: async ({ outTradeNo }) => {
      opened.push(outTradeNo);
      throw new Error('the provider is down');
    },
  });
  await expect(pay(partsWith(down).parts, visit)).rejects.toMatchObject({ details: { code: 3008 } });
  await expect(pay(partsWith(down).parts, visit)).rejects.toMatchObject({ details: { code: 3008 } });
  expect(new Set(opened).size).toBe(1);
  await expect(pay(partsWith({}).parts, visit)).rejects.toMatchObject({ kind: 'invalid' });
  expect(await openPayment(school, student, order)).toBe(opened[0]);
});
