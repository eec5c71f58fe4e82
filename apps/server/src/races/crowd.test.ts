import { coupons, orders } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { buildCoupon } from '../testing/coupons.ts';
import { buildGroupon } from '../testing/groups.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { buildOnSale, buildRacers, firstOf, openField, POSTGRES, type Racer } from './field.ts';

/** Milliseconds of the crowd: a few seconds a day, minutes in the nightly run (`CROWD_MS`). */
const CROWD_MS = Number(process.env['CROWD_MS'] ?? 8_000);
const STUDENTS = 12;
const BROKEN = 0.15;

describe.skipIf(!POSTGRES)('many clients that do everything at once and disconnect in the middle (C4)', () => {
  const field = openField();

  test('breaks no rule of seats, coupons, groups, payments and orders (I1–I10)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const racers = await buildRacers(school, STUDENTS);
    const offers: number[] = [];
    while (offers.length < 4) offers.push((await buildOnSale(school, { offer: { quota: 3 } })).saleId);
    await buildGroupon(school, firstOf(offers, 0), { size: 3 });
    const couponId = await buildCoupon(school, { total: 30, per_student: 5 });
    const until = performance.now() + CROWD_MS;
    let done = 0;
    const wander = async (racer: Racer, at: number) => {
      while (performance.now() < until) {
        const caller = arena.remote(racer, at + done, BROKEN);
        const goodsId = firstOf(offers, Math.floor(Math.random() * offers.length));
        try {
          await step(caller, { goodsId, couponId });
          done += 1;
        } catch {
          // Aborted: whatever the server did with it, the invariants hold.
        }
      }
    };
    const pay = async (caller: Caller) => {
      const { items } = await caller.ask(orders.list, { filter: 'unpaid', pageSize: 5 });
      for (const order of items) await arena.pay(caller, order);
    };
    const step = async (caller: Caller, { goodsId, couponId: id }: { goodsId: number; couponId: number }) => {
      const dice = Math.random();
      if (dice < 0.15) return caller.answer(coupons.claim, { id });
      if (dice < 0.35) return pay(caller);
      if (dice < 0.5) return settleOne(caller);
      const mode = Math.random() < 0.4 && goodsId === offers[0] ? 'openTeam' : 'alone';
      const request = { kind: 'course', goodsId, mode } as const;
      const quote = await caller.answer(orders.quote, request);
      return quote.data && caller.answer(orders.create, { ...request, version: quote.data.version });
    };
    await Promise.all(racers.map(wander));
    expect(done).toBeGreaterThan(STUDENTS);
    await expectInvariants(school);
  });
});

/** Cancels an unpaid order, or requests a refund. */
async function settleOne(caller: Caller): Promise<void> {
  const { items } = await caller.ask(orders.list, { pageSize: 5 });
  for (const { id, status } of items) {
    if (status === 'unpaid') await caller.answer(orders.cancel, { id });
    if (status === 'paid') await caller.answer(orders.askRefund, { id });
    if (status === 'refunding') await caller.answer(orders.withdrawRefund, { id });
  }
}
