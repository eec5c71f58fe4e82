import { contract } from '@shuyuan/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { act } from '../../platform/payments/settle.ts';
import { DueWork } from '../../platform/work/dueWork.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { openPayment, orderCourse } from '../../testing/orders.ts';
import { openWorld } from '../../testing/world.ts';
import { trade } from '../../trade.ts';
import { createRefusalHandler } from './alarms.ts';
import { nextQueryAt } from './charges.ts';
import { orderDueWork } from './due.ts';
import { createSettlementHandler } from './settlement.ts';

const world = openWorld();
const { orders } = contract;
const MINUTE_MS = 60_000;
beforeEach(() => world.clock.set(null));

/** An order with an open charge; `pass` lets time go by second by second of the due work, without a page that asks. */
async function opened() {
  const school = await world.school();
  const student = await school.student();
  const order = await orderCourse(student, await buildCourse(school, { offer: { quota: 1 } }));
  const outTradeNo = await openPayment(school, student, order);
  return { school, student, order, outTradeNo };
}
async function pass(ms: number, step = 5_000): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    world.clock.advance(Math.min(left, step));
    await world.app.dueWork.run();
  }
}

describe('a charge that was paid while its notification was lost', () => {
  test.each([0, 1, 10, 28])(
    'is found within a minute, after %i minutes as well, not at the order’s end',
    async (minutes) => {
      const { school, student, order, outTradeNo } = await opened();
      await pass(minutes * MINUTE_MS, MINUTE_MS / 4);
      await act(world.app, outTradeNo, 'payUnseen');
      await pass(MINUTE_MS);
      expect((await student.ask(orders.detail, order)).status).toBe('paid');
      await expectInvariants(school);
    },
  );

  test('is found and goes back when its order was cancelled meanwhile', async () => {
    const { school, student, order, outTradeNo } = await opened();
    await student.ask(orders.cancel, { id: order.id });
    await world.app.dueWork.run();
    // As a provider whose open code cannot be closed: it has the money, and nobody was told.
    await school.withTenant((tx) =>
      tx
        .updateTable('sandbox_charge')
        .set({ state: 'paid', transaction_id: outTradeNo, settled_at: world.clock.now() })
        .where('out_trade_no', '=', outTradeNo)
        .execute(),
    );
    await pass(MINUTE_MS);
    expect((await student.ask(orders.detail, order)).status).toBe('refunded');
    await expectInvariants(school);
  });

  test('is queried seldom, not again once it is known or over, and a provider that is down is left alone for a while', async () => {
    const { school, student, order, outTradeNo } = await opened();
    const { platform } = world;
    const queried: string[] = [];
    const alipay = {
      method: 'alipay' as const,
      open: () => Promise.reject(new Error('not here')),
      query: async (number: string) => {
        queried.push(number);
        throw new Error('the provider is down');
      },
      close: async () => undefined,
      refund: async () => 'done' as const,
      readNotification: async () => null,
      answer: () => ({ status: 200, type: 'text/plain', body: '' }),
    };
    const dueWork = new DueWork(platform);
    const apply = createSettlementHandler(platform, trade);
    orderDueWork(dueWork, { platform, trade, providers: { alipay }, apply, refuse: createRefusalHandler(platform) });
    for (let second = 0; second < 10 * 60; second += 5) {
      world.clock.advance(5_000);
      await dueWork.run();
    }
    expect(queried.length).toBeGreaterThan(12);
    expect(queried.length).toBeLessThan(25);
    await act(world.app, outTradeNo, 'pay');
    expect((await student.ask(orders.detail, order)).status).toBe('paid');
    await pass(2 * MINUTE_MS, MINUTE_MS);
    const left = await platform.store.owner
      .selectFrom('due_work')
      .select('id')
      .where('kind', '=', 'chargeQuery')
      .where('company_id', '=', school.id)
      .execute();
    expect(left).toEqual([]);
  });
});

test('the next query of a charge is never a minute away, and none follows its end', () => {
  const created_at = new Date('2026-11-20T08:00:00Z');
  const expires_at = new Date('2026-11-20T08:30:00Z');
  for (let second = 0; second < 31 * 60; second += 1) {
    const now = new Date(created_at.getTime() + second * 1_000);
    const next = nextQueryAt({ created_at, expires_at }, now);
    expect((next?.getTime() ?? 0) - now.getTime()).toBeLessThan(45_000);
    expect(next?.getTime()).toBeGreaterThan(now.getTime());
  }
  expect(nextQueryAt({ created_at, expires_at }, new Date('2026-11-20T08:31:00Z'))).toBeNull();
});
