import { contract, ResultCode } from '@shuyuan/contract';
import { RECEIPT_DAYS } from '@shuyuan/rules';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { OrderRef } from '../../domain/trade.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { addTo, buildAddress, buildGift, buildReward } from '../../testing/gifts.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import type { School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { creditsPort, prepareCredits } from './credits.ts';
import { postagePort } from './port.ts';
import { sendGoods } from './sending.ts';

const world = openWorld();
const { exchange } = contract;
const DAY_MS = 86_400_000;

afterEach(() => world.clock.set(TEST_NOW));

async function rich(credits = 1_000) {
  const school = await world.school();
  const student = await school.student();
  await addTo(school, student, credits);
  return { school, student, addressId: await buildAddress(school, student) };
}

function orderOf(school: School, studentId: number, overrides: Partial<OrderRef> = {}): OrderRef {
  return {
    companyId: school.id,
    studentId,
    now: TEST_NOW,
    locale: 'cn',
    orderId: 7,
    number: 'N7',
    kind: 'course',
    goodsId: 1,
    offerId: 1,
    mode: 'alone',
    teamId: null,
    title: { cn: '函数', en: 'Functions' },
    payFen: 129_900,
    credits: 300,
    couponClaimId: null,
    expiresAt: TEST_NOW,
    ...overrides,
  };
}

describe('credits (product.md 4.12, I10)', () => {
  test('are spent, returned and earned once by an order, as in the ledger', async () => {
    const { school, student } = await rich();
    const order = orderOf(school, student.id);
    await school.withTenant(async (tx) => {
      for (let again = 0; again < 2; again += 1) {
        if (again === 0) await creditsPort.spend(tx, order, await creditsPort.lockBalance(tx, student.id));
        await creditsPort.earn(tx, order);
        await creditsPort.giveBack(tx, order);
      }
    });
    expect(await student.ask(exchange.account)).toEqual({ balance: 1_129, totalIn: 1_429, totalOut: 300 });
    const { items } = await student.ask(exchange.flow, {}, { locale: 'en' });
    expect(
      items.map(({ reason, direction, amount, balanceAfter }) => [reason, direction, amount, balanceAfter]),
    ).toEqual([
      ['refund', 'in', 300, 1_129],
      ['buy', 'in', 129, 829],
      ['buy', 'out', 300, 700],
      ['school', 'in', 1_000, 1_000],
    ]);
    expect((await student.ask(exchange.flow, { direction: 'out' })).items).toHaveLength(1);
    await expectInvariants(school);
  });

  test('are never below 0: too few are refused (3401), and a refund takes back the whole or is refused (3601, S16)', async () => {
    const { school, student } = await rich(100);
    const order = orderOf(school, student.id);
    await expect(school.withTenant((tx) => creditsPort.spend(tx, order, 100))).rejects.toMatchObject({
      details: { code: ResultCode.creditsShort },
    });
    await school.withTenant(async (tx) => {
      await creditsPort.earn(tx, order);
      await creditsPort.spend(
        tx,
        { ...order, orderId: 8, credits: 200 },
        await creditsPort.lockBalance(tx, student.id),
      );
      expect(await creditsPort.canTakeBack(tx, order)).toBe(false);
      await expect(creditsPort.takeBack(tx, order)).rejects.toMatchObject({
        details: { code: ResultCode.refundRefused },
      });
      expect(await creditsPort.balance(tx, student.id)).toBe(29);
      await creditsPort.giveBack(tx, { ...order, orderId: 9 });
    });
    await expectInvariants(school);
  });

  test('come from a code once', async () => {
    const { school, student } = await rich(1);
    const ctx = { companyId: school.id, studentId: student.id, now: TEST_NOW, locale: 'cn' as const };
    const grant = { source: 'redemption' as const, sourceId: 5, credits: 50, title: { cn: '兑换码' } };
    const key = { studentId: sql.val(student.id), sourceId: sql.val(grant.sourceId) };
    const add = () => school.withTenant(async (tx) => (await prepareCredits(tx, key))({ ...ctx, tx }, grant));
    await add();
    await add();
    expect(await student.ask(exchange.account)).toMatchObject({ balance: 51 });
  });
});

describe('a gift (product.md 4.12, I10)', () => {
  test('is exchanged for credits; goods need an address, which is copied', async () => {
    const { school, student, addressId } = await rich();
    const id = await buildGift(school);
    expect((await student.answer(exchange.exchange, { id })).status).toBe(422);
    const taken = await student.ask(exchange.exchange, { id, addressId }, { locale: 'en' });
    expect(taken).toMatchObject({ status: 'toDeliver', giftName: 'Canvas bag', credits: 100 });
    expect(taken.address).toMatchObject({ consignee: '林知夏', detail: '学院路1号' });
    expect(await student.ask(exchange.order, { number: taken.number })).toMatchObject({ giftName: '帆布包' });
    expect(await student.ask(exchange.gift, { id })).toMatchObject({ stock: 4, exchanged: 1, status: 'on' });
    expect(await student.ask(exchange.account)).toMatchObject({ balance: 900, totalOut: 100 });
    await expectInvariants(school);
  });

  test('is refused when credits are short (3401), none is left (3402) or the limit is reached (3403); nothing changes', async () => {
    const { school, student, addressId } = await rich(100);
    const codeFor = async (overrides: Parameters<typeof buildGift>[1]) =>
      (await student.answer(exchange.exchange, { id: await buildGift(school, overrides), addressId })).code;
    expect(await codeFor({ credits: 101 })).toBe(ResultCode.creditsShort);
    expect(await codeFor({ stock: 0 })).toBe(ResultCode.outOfStock);
    expect(await codeFor({ ends_at: TEST_NOW })).toBe(ResultCode.outOfStock);
    expect(await codeFor({ is_on: false })).toBe(ResultCode.outOfStock);
    const id = await buildGift(school, { credits: 1, per_student: 1 });
    await student.ask(exchange.exchange, { id, addressId });
    expect((await student.answer(exchange.exchange, { id, addressId })).code).toBe(ResultCode.exchangeLimit);
    expect(await student.ask(exchange.account)).toMatchObject({ balance: 99 });
    const { items } = await student.ask(exchange.gifts, { kind: 'goods' });
    expect(items.map(({ status }) => status)).toEqual(['on', 'on', 'gone', 'ended']);
    await expectInvariants(school);
  });

  test('that is a course or minutes is granted at once', async () => {
    const { school, student } = await rich();
    const course = await buildCourse(school);
    const courseGift = await buildGift(school, { kind: 'course', goods_id: course.saleId });
    const minutesGift = await buildGift(school, { kind: 'minutes', amount: 30 });
    expect(await student.ask(exchange.exchange, { id: courseGift })).toMatchObject({ status: 'finished' });
    await student.ask(exchange.exchange, { id: minutesGift });
    expect(await student.ask(contract.courses.detail, course)).toMatchObject({ isOwned: true });
    expect(await student.ask(contract.minutes.account)).toMatchObject({ left: 30 });
    const again = await student.answer(exchange.exchange, { id: courseGift });
    expect(again.code).toBe(ResultCode.alreadyOwned);
    expect(await student.ask(exchange.account)).toMatchObject({ balance: 800 });
    expect((await student.ask(exchange.orders)).totalCount).toBe(2);
    await expectInvariants(school);
  });

  test('with postage waits for its order; the end of the order returns the credits and the piece', async () => {
    const { school, student, addressId } = await rich();
    const id = await buildGift(school, { postage_fen: 1_200, stock: 1, per_student: 1 });
    const taken = await student.ask(exchange.exchange, { id, addressId });
    expect(taken).toMatchObject({ status: 'toPay', postageFen: 1_200, orderNum: expect.stringMatching(/^\d{20}$/) });
    const order = orderOf(school, student.id, {
      orderId: taken.orderId ?? 0,
      kind: 'postage',
      goodsId: taken.id,
      credits: 0,
      title: { cn: '帆布包' },
    });
    await school.withTenant((tx) => postagePort.release(tx, order));
    await school.withTenant((tx) => postagePort.release(tx, order));
    expect(await student.ask(exchange.order, { number: taken.number })).toMatchObject({ status: 'cancelled' });
    expect(await student.ask(exchange.account)).toMatchObject({ balance: 1_000 });
    const second = await student.ask(exchange.exchange, { id, addressId });
    await school.withTenant((tx) => postagePort.deliver(tx, { ...order, goodsId: second.id }));
    expect(await student.ask(exchange.order, { number: second.number })).toMatchObject({ status: 'toDeliver' });
    await expectInvariants(school);
  });

  test('that was sent is received by its student, or automatically after ten days', async () => {
    const { school, student, addressId } = await rich();
    const id = await buildGift(school);
    const numbers = [];
    for (let place = 0; place < 2; place += 1) {
      const { number } = await student.ask(exchange.exchange, { id, addressId });
      expect((await student.answer(exchange.receive, { number })).code).toBe(ResultCode.stateForbids);
      const express = { name: '顺丰', number: `SF${place}` };
      await school.withTenant((tx) => sendGoods(tx, { companyId: school.id, number, express, now: TEST_NOW }));
      numbers.push(number);
    }
    const [first = '', second = ''] = numbers;
    await student.ask(exchange.receive, { number: first });
    expect((await student.answer(exchange.receive, { number: first })).code).toBe(ResultCode.receiptConfirmed);
    await world.app.dueWork.run();
    expect(await student.ask(exchange.order, { number: second })).toMatchObject({
      status: 'delivered',
      expressNumber: 'SF1',
    });
    expect(await student.ask(contract.site.unreadSum)).toMatchObject({ count: 2, siteMessages: 2, feedback: 0 });
    world.clock.advance(RECEIPT_DAYS * DAY_MS);
    await world.app.dueWork.run();
    const rows = await school.withTenant((tx) => tx.selectFrom('exchange_order').select('status').execute());
    expect(rows.map(({ status }) => status)).toEqual(['finished', 'finished']);
  });
});

describe('a reward (product.md 4.12)', () => {
  test('lets its student choose once among courses not yet owned', async () => {
    const { school, student } = await rich();
    const [one, two, three] = [await buildCourse(school), await buildCourse(school), await buildCourse(school)];
    const id = await buildReward(school, student, [one.saleId, two.saleId], { select_count: 1 });
    const other = await buildReward(school, student, [one.saleId, three.saleId], { select_count: 2 });
    for (const offerIds of [[one.saleId, two.saleId], [three.saleId]]) {
      expect((await student.answer(exchange.receiveReward, { id, offerIds })).status).toBe(422);
    }
    const received = await student.ask(exchange.receiveReward, { id, offerIds: [one.saleId] });
    expect(received.enrolmentIds).toHaveLength(1);
    expect((await student.answer(exchange.receiveReward, { id, offerIds: [two.saleId] })).code).toBe(
      ResultCode.rewardReceived,
    );
    const { items } = await student.ask(exchange.rewardCourses, { id: other });
    expect(items.map(({ saleId, isSelectable }) => [saleId, isSelectable])).toEqual([
      [one.saleId, false],
      [three.saleId, true],
    ]);
    const owned = await student.answer(exchange.receiveReward, { id: other, offerIds: [one.saleId, three.saleId] });
    expect(owned.code).toBe(ResultCode.alreadyOwned);
    expect(await student.ask(contract.courses.detail, three)).toMatchObject({ isOwned: false });
    const { items: rewards } = await student.ask(exchange.rewards);
    expect(rewards.map(({ status, choiceCount }) => [status, choiceCount])).toEqual([
      ['toReceive', 2],
      ['received', 2],
    ]);
    await expectInvariants(school);
  });

  test('expires after its last day', async () => {
    const { school, student } = await rich();
    const { saleId } = await buildCourse(school);
    const id = await buildReward(school, student, [saleId], { ends_at: TEST_NOW });
    expect((await student.answer(exchange.receiveReward, { id, offerIds: [saleId] })).code).toBe(
      ResultCode.rewardEnded,
    );
    expect((await student.ask(exchange.rewards, { status: 'expired' })).items).toHaveLength(1);
    expect((await student.ask(exchange.rewards, { status: 'toReceive' })).items).toHaveLength(0);
  });
});
