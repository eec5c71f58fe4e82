import { contract } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import type { PayMethod, Settlement } from '../../platform/payments/port.ts';
import { signNotice } from '../../platform/payments/sandboxNotice.ts';
import { act } from '../../platform/payments/settle.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { openPayment, orderCourse } from '../../testing/orders.ts';
import type { School } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';
import { dismissAlarm, returnAlarm } from './alarmReturns.ts';
import { selectAlarms } from './alarms.ts';

const world = openWorld();
const { orders } = contract;

/** An order of ¥100 with an open Alipay charge; `notify` sends a signed notification about it. */
async function opened() {
  const school = await world.school();
  const student = await school.student();
  const order = await orderCourse(student, await buildCourse(school, { offer: { quota: 3 } }));
  const outTradeNo = await openPayment(school, student, order);
  const notify = async (told: Partial<Settlement> | { currency: string }, method: PayMethod = 'alipay') => {
    const settlement = {
      outTradeNo,
      transactionId: 'T1',
      status: 'success',
      amountFen: 10_000,
      currency: 'CNY',
      ...told,
    };
    const { secrets, clock } = world.platform;
    const { headers, body } = signNotice(secrets, method, settlement as Settlement, clock.now());
    const type = { 'content-type': 'application/json' };
    const url = `/pay/notify/${method}`;
    const answer = await world.app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload: body });
    return answer.statusCode;
  };
  return { school, student, order, outTradeNo, notify };
}
function alarmsOf(school: School) {
  return school.withTenant(selectAlarms);
}
/** The cashier has taken another amount than the order costs, as after a mistake at the provider. */
function takeOther(school: School, outTradeNo: string, amount_fen: number) {
  return school.withTenant((tx) =>
    tx.updateTable('sandbox_charge').set({ amount_fen }).where('out_trade_no', '=', outTradeNo).execute(),
  );
}
async function refusedOf(reason: string) {
  const line = new RegExp(`^payment_statements_refused_total\\{method="\\w+",reason="${reason}"\\} (\\d+)$`, 'gm');
  const text = await world.platform.metrics.registry.metrics();
  return [...text.matchAll(line)].reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('a signed notification that does not fit (C2, S9)', () => {
  test.each([
    ['amount', { amountFen: 1 }, 'alipay'],
    ['provider', {}, 'wechat'],
    ['currency', { currency: 'USD' }, 'alipay'],
    ['unknown', { outTradeNo: '' }, 'alipay'],
  ] as const)('of another %s is refused, and alarmed: metric, log, audit row, list', async (reason, told, method) => {
    const { school, student, order, outTradeNo, notify } = await opened();
    const before = await refusedOf(reason);
    const statement =
      reason === 'unknown' ? { outTradeNo: outTradeNo.replace(/.$/, (last) => (last === 'z' ? 'y' : 'z')) } : told;
    const status = await notify(statement, method);
    expect(status).toBe(reason === 'currency' ? 422 : 200);
    await notify(statement, method);
    expect((await student.ask(orders.detail, order)).status).toBe('unpaid');
    expect(await refusedOf(reason)).toBe(before + 1);
    expect(world.logged.join('\n')).toContain(`"reason":"${reason}"`);
    expect(await alarmsOf(school)).toMatchObject([{ reason, method, status: 'open' }]);
    const events = await school.withTenant((tx) => tx.selectFrom('audit_log').select('event').execute());
    expect(events).toEqual([{ event: reason === 'unknown' ? 'payment.unknown' : 'payment.mismatch' }]);
    await expectInvariants(school);
  });

  test('is refunded when the operator says so, by what the provider holds, once', async () => {
    const { school, student, order, outTradeNo } = await opened();
    await takeOther(school, outTradeNo, 9_999);
    await act(world.app, outTradeNo, 'pay');
    const [alarm] = await alarmsOf(school);
    expect(alarm).toMatchObject({ reason: 'amount', amount_fen: 9_999, expected_fen: 10_000, order_id: order.id });
    const decision = { companyId: school.id, id: alarm?.id ?? 0, now: world.clock.now() };
    await school.withTenant((tx) => returnAlarm(tx, decision));
    await expect(school.withTenant((tx) => returnAlarm(tx, decision))).rejects.toThrow('decided already');
    await world.app.dueWork.run();
    await world.app.dueWork.run();
    expect(await alarmsOf(school)).toMatchObject([{ status: 'returned' }]);
    const charge = await school.withTenant((tx) => tx.selectFrom('sandbox_charge').select('refunded_fen').execute());
    expect(charge).toEqual([{ refunded_fen: 9_999 }]);
    const titles = await school.withTenant((tx) =>
      tx.selectFrom('site_message').select('title').orderBy('id').execute(),
    );
    expect(titles.map(({ title }) => title)).toEqual(['一笔付款与订单不符', '不符的付款已退回']);
    expect((await student.ask(orders.detail, order)).status).toBe('unpaid');
    await expectInvariants(school);
  });

  test('gives nothing back that the provider does not hold, nor the payment of an order', async () => {
    const { school, student, order, outTradeNo, notify } = await opened();
    await notify({ amountFen: 1 });
    const [alarm] = await alarmsOf(school);
    const decision = { companyId: school.id, id: alarm?.id ?? 0, now: world.clock.now() };
    await school.withTenant((tx) => returnAlarm(tx, decision));
    await world.app.dueWork.run();
    expect(await alarmsOf(school)).toMatchObject([{ status: 'open', note: 'the provider knows of no such payment' }]);
    await act(world.app, outTradeNo, 'pay');
    expect((await student.ask(orders.detail, order)).status).toBe('paid');
    await expect(school.withTenant((tx) => returnAlarm(tx, decision))).rejects.toThrow('refund the order');
    await school.withTenant((tx) => dismissAlarm(tx, { ...decision, why: 'forged' }));
    expect(await alarmsOf(school)).toMatchObject([{ status: 'dismissed', note: 'forged' }]);
    await expectInvariants(school);
  });

  test('of another provider gives nothing back of what the right one was paid', async () => {
    const { school, student, order, outTradeNo, notify } = await opened();
    await notify({}, 'wechat');
    await act(world.app, outTradeNo, 'pay');
    const [alarm] = await alarmsOf(school);
    await school.withTenant((tx) =>
      returnAlarm(tx, { companyId: school.id, id: alarm?.id ?? 0, now: world.clock.now() }),
    );
    await world.app.dueWork.run();
    expect(await alarmsOf(school)).toMatchObject([{ reason: 'provider', status: 'open' }]);
    expect((await student.ask(orders.detail, order)).status).toBe('paid');
    const charge = await school.withTenant((tx) => tx.selectFrom('sandbox_charge').select('refunded_fen').execute());
    expect(charge).toEqual([{ refunded_fen: 0 }]);
    await expectInvariants(school);
  });

  test('whose money is going back no longer pays its order, should the right statement follow', async () => {
    const { school, student, order, outTradeNo, notify } = await opened();
    await notify({ amountFen: 1 });
    const [alarm] = await alarmsOf(school);
    const decision = { companyId: school.id, id: alarm?.id ?? 0, now: world.clock.now() };
    await school.withTenant((tx) => returnAlarm(tx, decision));
    await act(world.app, outTradeNo, 'pay');
    await world.app.dueWork.run();
    expect((await student.ask(orders.detail, order)).status).toBe('unpaid');
    const charge = await school.withTenant((tx) => tx.selectFrom('sandbox_charge').select('refunded_fen').execute());
    expect(charge).toEqual([{ refunded_fen: 10_000 }]);
    await expectInvariants(school);
  });
});
