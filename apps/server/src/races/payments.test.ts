import { exchange, orders } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { LEDGERS, write } from '../domain/ledger/ledger.ts';
import type { Settlement } from '../platform/payments/port.ts';
import { selectSandboxCharge, settlementOf } from '../platform/payments/sandbox.ts';
import { signNotice } from '../platform/payments/sandboxNotice.ts';
import { act } from '../platform/payments/settle.ts';
import { buildGift } from '../testing/gifts.ts';
import { buildGroupon } from '../testing/groups.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { AT_ONCE, buildOnSale, buildRacers, buy, firstOf, openField, POSTGRES, ROUNDS, race } from './field.ts';

/** Rounds of the races with several steps each. */
const FEW = Math.ceil(ROUNDS / 10);

describe.skipIf(!POSTGRES)('notifications of payments between two processes (C2, C4)', () => {
  const field = openField();

  /** An order of a new student, and the provider's notification of its payment. */
  async function charge() {
    const { arena } = field;
    const school = await arena.school();
    const racer = firstOf(await buildRacers(school, 1), 0);
    const { saleId } = await buildOnSale(school);
    const buyer = arena.remote(racer, 0);
    const { data } = await buy(buyer, { kind: 'course', goodsId: saleId });
    if (!data) throw new Error('no order');
    // The cashier has the money; the test sends the notifications itself, to control their timing.
    const outTradeNo = await arena.open(buyer, data);
    await act(arena.app, outTradeNo, 'payUnseen');
    const charge = await school.withTenant((tx) => selectSandboxCharge(tx, outTradeNo));
    const settlement = charge && settlementOf(charge);
    if (!settlement) throw new Error('nothing was paid');
    return { school, racer, order: data, settlement, buyer };
  }

  /** Sends a notification to one of the processes; resolves to the status. */
  const notify = async (at: number, settlement: Settlement, forge = (body: string) => body) => {
    const { arena } = field;
    const { secrets, clock } = arena.app.platform;
    const { headers, body } = signNotice(secrets, 'alipay', settlement, clock.now());
    const answer = await fetch(`${firstOf(arena.servers, at % 2).base}/pay/notify/alipay`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: forge(body),
    });
    return answer.status;
  };

  test('a payment notified fifty times concurrently counts once (I3)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { school, racer, settlement } = await charge();
      await race(AT_ONCE, (at) => notify(at, settlement));
      const rows = await school.withTenant((tx) =>
        tx.selectFrom('enrolment').select('id').where('student_id', '=', racer.id).execute(),
      );
      expect(rows).toHaveLength(1);
      await expectInvariants(school);
    }
  });

  test('a concurrent payment and cancellation end in a class or in a refund, never in neither (I1, I3)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { school, settlement, order, buyer } = await charge();
      await Promise.all([
        ...Array.from({ length: 5 }, (_, at) => notify(at, settlement)),
        buyer.answer(orders.cancel, { id: order.id }),
      ]);
      await notify(0, settlement); // a provider retries until it gets a response
      const state = async () => (await buyer.ask(orders.detail, { id: order.id, orderNum: order.orderNum })).status;
      await expect.poll(state).toMatch(/^(?:paid|refunded)$/);
      await expectInvariants(school);
    }
  });

  test('a payment that due work finds while its notification arrives counts once (I3)', async () => {
    const { arena } = field;
    for (let round = 0; round < FEW; round += 1) {
      const { school, racer, settlement, order, buyer } = await charge();
      const past = new Date(0);
      await arena.app.platform.store.owner
        .updateTable('due_work')
        .set({ due_at: past })
        .where('company_id', '=', school.id)
        .where('kind', '=', 'chargeQuery')
        .execute();
      await Promise.all([arena.app.dueWork.run(), ...Array.from({ length: 6 }, (_, at) => notify(at, settlement))]);
      const state = async () => (await buyer.ask(orders.detail, { id: order.id, orderNum: order.orderNum })).status;
      await expect.poll(state).toBe('paid');
      const rows = await school.withTenant((tx) =>
        tx.selectFrom('enrolment').select('id').where('student_id', '=', racer.id).execute(),
      );
      expect(rows).toHaveLength(1);
      await expectInvariants(school);
    }
  });

  test('a refund and an exchange of what it takes back: one of them is refused (S16)', async () => {
    const { arena } = field;
    for (let round = 0; round < FEW; round += 1) {
      const { school, racer, settlement, order, buyer } = await charge();
      await notify(0, settlement);
      const now = arena.app.platform.clock.now();
      // Credits that came with the payment, as earlier versions gave them.
      const earned = { companyId: school.id, studentId: racer.id, amount: 10, reason: 'earn', refId: order.id, now };
      await school.withTenant((tx) => write(tx, LEDGERS.credits, { ...earned, title: { cn: '购买获得' } }));
      const gift = await buildGift(school, { kind: 'minutes', amount: 10, credits: 10 });
      const [asked, taken] = await Promise.all([
        race(2, (at) => arena.remote(racer, at).answer(orders.askRefund, { id: order.id })),
        race(2, (at) => arena.remote(racer, at + 1).answer(exchange.exchange, { id: gift })),
      ]);
      const done = (answers: readonly { code: number | null }[]) => answers.filter(({ code }) => code === 0).length;
      expect(done(asked) + done(taken)).toBe(1);
      const { status } = await buyer.ask(orders.detail, { id: order.id, orderNum: order.orderNum });
      expect(status).toBe(done(asked) === 1 ? 'refunding' : 'paid');
      await expectInvariants(school);
    }
  });

  test('a group that dies while a seat in it is paid ends with its next leader or with the money back (I9)', async () => {
    const { arena } = field;
    for (let round = 0; round < FEW; round += 1) {
      const school = await arena.school();
      const [leader, member] = await buildRacers(school, 2);
      if (!leader || !member) throw new Error('no racers');
      const { saleId } = await buildOnSale(school);
      await buildGroupon(school, saleId, { size: 3, starts_at: new Date(0), ends_at: new Date('2099-01-01') });
      const goods = { kind: 'course', goodsId: saleId } as const;
      const first = arena.remote(leader, 0);
      const { data: opened } = await buy(first, { ...goods, mode: 'openTeam' });
      if (!opened?.teamId) throw new Error('no group');
      await arena.pay(first, opened);
      const second = arena.remote(member, 1);
      const { data: joined } = await buy(second, { ...goods, mode: 'joinTeam', teamId: opened.teamId });
      if (!joined) throw new Error('no seat');
      const outTradeNo = await arena.open(second, joined);
      await Promise.all([
        first.answer(orders.askRefund, { id: opened.id }),
        act(arena.app, outTradeNo, 'pay'),
        arena.app.dueWork.run(),
      ]);
      await arena.app.dueWork.run();
      const state = async () => (await second.ask(orders.detail, { id: joined.id, orderNum: joined.orderNum })).status;
      await expect.poll(state).toMatch(/^(?:paid|refunded)$/);
      await expectInvariants(school);
    }
  });

  test('a forged amount, another currency and a broken signature change nothing (C2)', async () => {
    const { school, settlement, order, buyer } = await charge();
    const before = await buyer.ask(orders.detail, { id: order.id, orderNum: order.orderNum });
    await notify(0, { ...settlement, amountFen: 1 });
    await notify(1, { ...settlement, currency: 'USD' as 'CNY' });
    expect(await notify(0, settlement, (body) => body.replace('success', 'succes5'))).toBe(422);
    const after = await buyer.ask(orders.detail, { id: order.id, orderNum: order.orderNum });
    expect(after.status).toBe(before.status);
    await expectInvariants(school);
  });
});
