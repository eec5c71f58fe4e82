import { contract, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import type { PayMethod, Settlement } from '../../platform/payments/port.ts';
import { settleSandbox } from '../../platform/payments/settle.ts';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { buildCoupon } from '../../testing/coupons.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { openPayment, orderCourse, payOrder } from '../../testing/orders.ts';
import type { School } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';
import { trade } from '../../trade.ts';
import { createSettlementHandler } from './settlement.ts';

const world = openWorld();
const { orders, courses, coupons } = contract;
const HALF_HOUR_MS = 30 * 60_000;

/** Passes a settlement to the notification handler, without a signature. */
function settle(
  school: School,
  settlement: Partial<Settlement> & { outTradeNo: string },
  method: PayMethod = 'alipay',
) {
  const told = { transactionId: 'T1', status: 'success', amountFen: 10_000, currency: 'CNY', ...settlement } as const;
  return createSettlementHandler(world.platform, trade)(school.id, told, method);
}
function statusOf(school: School, orderId: number) {
  return school.withTenant(async (tx) => {
    const order = await tx.selectFrom('trade_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    const payments = await tx
      .selectFrom('payment')
      .select('status')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
    const refunds = await tx.selectFrom('refund').select(['kind', 'status']).where('order_id', '=', orderId).execute();
    return {
      order: order.status,
      reason: order.cancel_reason,
      payments: payments.map(({ status }) => status),
      refunds,
    };
  });
}
async function placed(price_fen = 10_000) {
  const school = await world.school();
  const made = await buildCourse(school, { offer: { price_fen, quota: 3 } });
  const student = await school.student();
  return { school, made, student, order: await orderCourse(student, made) };
}

describe('a received payment', () => {
  test('counts once, however often it is notified (I3)', async () => {
    const { school, student, made, order } = await placed();
    await payOrder(world, school, student, order, { times: 3 });
    expect(await statusOf(school, order.id)).toMatchObject({ order: 'paid', payments: ['success'], refunds: [] });
    expect((await student.ask(courses.detail, made)).isOwned).toBe(true);
    const messages = await school.withTenant((tx) => tx.selectFrom('site_message').select('title').execute());
    expect(messages).toEqual([{ title: '购买成功' }]);
    await expectInvariants(school);
  });

  test('is found when its notification was lost: by the page, and at the end of the order', async () => {
    for (const isAsked of [true, false]) {
      const { school, student, order } = await placed();
      const outTradeNo = await openPayment(school, student, order);
      await school.withTenant((tx) =>
        tx
          .updateTable('sandbox_charge')
          .set({ state: 'paid', transaction_id: outTradeNo, settled_at: world.clock.now() })
          .where('out_trade_no', '=', outTradeNo)
          .execute(),
      );
      world.clock.advance(isAsked ? 6_000 : HALF_HOUR_MS);
      if (isAsked) {
        expect(await student.ask(orders.payStatus, order)).toMatchObject({ status: 'paid', payment: 'success' });
      } else await world.app.dueWork.run();
      expect(await statusOf(school, order.id)).toMatchObject({ order: 'paid', payments: ['success'] });
      await expectInvariants(school);
    }
  });

  test('of another amount or currency does nothing, and is written down (I3, S9)', async () => {
    const { school, student, order } = await placed();
    const outTradeNo = await openPayment(school, student, order);
    await settle(school, { outTradeNo, amountFen: 1 });
    await settle(school, { outTradeNo, currency: 'USD' as 'CNY' });
    await settle(school, { outTradeNo: outTradeNo.replace(/..$/, 'zz') });
    expect(await statusOf(school, order.id)).toMatchObject({ order: 'unpaid', payments: ['waiting'] });
    const events = await school.withTenant((tx) => tx.selectFrom('audit_log').select('event').orderBy('id').execute());
    expect(events.map(({ event }) => event)).toEqual(['payment.mismatch', 'payment.mismatch', 'payment.unknown']);
    await expectInvariants(school);
  });

  test('under a number that has paid for something else does nothing (I3)', async () => {
    const { school, student, made, order } = await placed();
    await settle(school, { outTradeNo: await openPayment(school, student, order) });
    const other = await school.student();
    const second = await orderCourse(other, made);
    await settle(school, { outTradeNo: await openPayment(school, other, second) });
    expect(await statusOf(school, second.id)).toMatchObject({ order: 'unpaid', payments: ['waiting'] });
    await expectInvariants(school);
  });

  test('twice for one order is refunded once (I3)', async () => {
    const { school, student, order } = await placed();
    const first = await openPayment(school, student, order, 'alipay');
    const second = await openPayment(school, student, order, 'wechat');
    for (const outTradeNo of [first, second, second]) {
      const method = outTradeNo === first ? 'alipay' : 'wechat';
      await settle(school, { outTradeNo, transactionId: `T${outTradeNo}` }, method);
    }
    expect(await statusOf(school, order.id)).toMatchObject({
      order: 'paid',
      payments: ['success', 'surplus'],
      refunds: [{ kind: 'surplus', status: 'adopted' }],
    });
    await expectInvariants(school);
  });

  test('for a cancelled order is refunded in full, and the order ends refunded (product.md 4.7)', async () => {
    const { school, student, made, order } = await placed();
    const outTradeNo = await openPayment(school, student, order);
    world.clock.advance(HALF_HOUR_MS);
    await world.app.dueWork.run();
    expect(await statusOf(school, order.id)).toMatchObject({
      order: 'cancelled',
      reason: 'timeout',
      payments: ['closed'],
    });
    await settleSandbox(world.app, { outTradeNo, outcome: 'success', times: 2 });
    expect(await statusOf(school, order.id)).toMatchObject({
      order: 'cancelled',
      payments: ['success'],
      refunds: [{ kind: 'late', status: 'adopted' }],
    });
    await world.app.dueWork.run();
    expect(await statusOf(school, order.id)).toMatchObject({ order: 'refunded', refunds: [{ status: 'refunded' }] });
    expect((await student.ask(courses.detail, made)).isOwned).toBe(false);
    const charge = await school.withTenant((tx) =>
      tx.selectFrom('sandbox_charge').selectAll().executeTakeFirstOrThrow(),
    );
    expect(charge.refunded_fen).toBe(10_000);
    await expectInvariants(school);
  });

  test('for a class that the student got in another way meanwhile is refunded (I5)', async () => {
    const { school, student, made, order } = await placed();
    const outTradeNo = await openPayment(school, student, order);
    await enrol(school, student.id, made);
    await settle(school, { outTradeNo });
    expect(await statusOf(school, order.id)).toMatchObject({
      order: 'cancelled',
      reason: 'school',
      payments: ['success'],
      refunds: [{ kind: 'late', status: 'adopted' }],
    });
    await expectInvariants(school);
  });
});

test('a payment that fails leaves the order to be paid again (3008)', async () => {
  const { school, student, order } = await placed();
  await payOrder(world, school, student, order, { outcome: 'failed' });
  const status = await student.ask(orders.payStatus, order);
  expect(status).toMatchObject({ status: 'unpaid', payment: 'failed' });
  expect(status.failure).toBeTruthy();
  await payOrder(world, school, student, order);
  expect(await statusOf(school, order.id)).toMatchObject({ order: 'paid', payments: ['failed', 'success'] });
  expect((await student.ask(orders.payStatus, order)).payment).toBe('success');
  await expectInvariants(school);
});

test('opening a payment twice returns the same one, of the amount of the order', async () => {
  const { student, order } = await placed(12_345);
  const key = { id: order.id, orderNum: order.orderNum };
  const first = await student.ask(orders.pay, { ...key, method: 'alipay' });
  expect(await student.ask(orders.pay, { ...key, method: 'alipay' })).toEqual(first);
  expect(first.payFen).toBe(12_345);
  const other = await student.ask(orders.pay, { ...key, method: 'wechat' });
  expect(other.paymentId).not.toBe(first.paymentId);
  const paid = await student.answer(orders.pay, { ...key, orderNum: 'another', method: 'alipay' });
  expect(paid.status).toBe(404);
});

test('an order that is over is not paid: 3007 for a paid one, 3006 for one that has run out', async () => {
  const { school, student, order } = await placed();
  const method = 'alipay' as const;
  world.clock.advance(HALF_HOUR_MS);
  expect((await student.answer(orders.pay, { ...order, method })).code).toBe(ResultCode.orderExpired);
  const { school: other, student: buyer, order: second } = await placed();
  await payOrder(world, other, buyer, second);
  expect((await buyer.answer(orders.pay, { ...second, method })).code).toBe(ResultCode.orderPaid);
  await expectInvariants(school);
});

test('everything an unpaid order held is released when it is cancelled, once (I6, I7)', async () => {
  const { school, student, made } = await placed();
  const buyer = await school.student();
  const { id: claim } = await buyer.ask(coupons.claim, { id: await buildCoupon(school) });
  const order = await orderCourse(buyer, made);
  expect((await buyer.ask(coupons.detail, { id: claim })).status).toBe('locked');
  const outTradeNo = await openPayment(school, buyer, order);
  for (const _again of [1, 2]) await buyer.ask(orders.cancel, { id: order.id });
  expect((await buyer.ask(coupons.detail, { id: claim })).status).toBe('toUse');
  expect((await student.ask(courses.detail, made)).seatsLeft).toBe(2);
  await world.app.dueWork.run();
  const charge = await school.withTenant((tx) =>
    tx.selectFrom('sandbox_charge').select('state').where('out_trade_no', '=', outTradeNo).executeTakeFirstOrThrow(),
  );
  expect(charge.state).toBe('closed');
  expect((await buyer.answer(orders.cancel, { id: order.id })).code).toBe(0);
  await expectInvariants(school);
});
