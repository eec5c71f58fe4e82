import { addresses, coupons, exchange, orders, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCoupon } from '../testing/coupons.ts';
import { addTo, buildGift } from '../testing/gifts.ts';
import { buildGroupon } from '../testing/groups.ts';
import { expectInvariants } from '../testing/invariants.ts';
import {
  AT_ONCE,
  buildOnSale,
  buildRacers,
  buy,
  codesOf,
  firstOf,
  openField,
  POSTGRES,
  patiently,
  ROUNDS,
  race,
} from './field.ts';

describe.skipIf(!POSTGRES)('the last one of something, across two processes (C4)', () => {
  const field = openField();

  test('the last coupon is claimed by one of fifty students (I7)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const racers = await buildRacers(school, AT_ONCE);
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await buildCoupon(school, { total: 1 });
      const answers = await race(AT_ONCE, (at) =>
        patiently(() => arena.remote(firstOf(racers, at), at).answer(coupons.claim, { id })),
      );
      expect(codesOf(answers)).toEqual({ 'code 0': 1, [`code ${ResultCode.couponsGone}`]: AT_ONCE - 1 });
    }
    await expectInvariants(school);
  });

  test('one coupon of a student is used in one of fifty orders (I7)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const [buyer] = await buildRacers(school, 1);
    if (!buyer) throw new Error('no buyer');
    const offers: number[] = [];
    while (offers.length < AT_ONCE) offers.push((await buildOnSale(school)).saleId);
    for (let round = 0; round < ROUNDS; round += 1) {
      const couponId = await buildCoupon(school);
      const { id: couponClaimId } = await arena.remote(buyer, round).ask(coupons.claim, { id: couponId });
      const answers = await race(AT_ONCE, (at) =>
        buy(arena.remote(buyer, at), { kind: 'course', goodsId: firstOf(offers, at), couponClaimId }),
      );
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
      expect(Object.keys(codesOf(answers)).sort()).not.toContain('HTTP 500');
      await expectInvariants(school);
      for (const { data } of answers) if (data) await arena.remote(buyer, round).ask(orders.cancel, { id: data.id });
    }
    await expectInvariants(school);
  });

  test('the last gift goes to one of fifty students, for one debit (I10)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const racers = await buildRacers(school, AT_ONCE);
    for (const racer of racers) await addTo(school, racer, 10 * ROUNDS);
    const goods = await buildCoupon(school, { source: 'exchange' });
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await buildGift(school, { kind: 'coupon', goods_id: goods, credits: 1, stock: 1 });
      const answers = await race(AT_ONCE, (at) =>
        patiently(() => arena.remote(firstOf(racers, at), at).answer(exchange.exchange, { id })),
      );
      expect(codesOf(answers)).toMatchObject({ [`code ${ResultCode.outOfStock}`]: AT_ONCE - 1 });
    }
    await expectInvariants(school);
  });

  test('credits for one gift buy one, in fifty concurrent requests (I10)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const goods = await buildCoupon(school, { source: 'exchange', per_student: 1_000_000 });
    const id = await buildGift(school, { kind: 'coupon', goods_id: goods, credits: 5, stock: 1_000_000 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const racer = firstOf(await buildRacers(school, 1), 0);
      await addTo(school, racer, 5);
      const answers = await race(AT_ONCE, (at) =>
        patiently(() => arena.remote(racer, at).answer(exchange.exchange, { id })),
      );
      expect(codesOf(answers)).toEqual({ 'code 0': 1, [`code ${ResultCode.creditsShort}`]: AT_ONCE - 1 });
    }
    await expectInvariants(school);
  });

  test('the last seat of a group goes to one of fifty students (I9)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const racers = await buildRacers(school, AT_ONCE);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { saleId } = await buildOnSale(school);
      await buildGroupon(school, saleId, { size: 2 });
      const leader = arena.remote(firstOf(await buildRacers(school, 1), 0), round);
      const opened = await buy(leader, { kind: 'course', goodsId: saleId, mode: 'openTeam' });
      const teamId = opened.data?.teamId;
      if (!opened.data || teamId === undefined) throw new Error(`no team: ${opened.text}`);
      await arena.pay(leader, opened.data);
      const answers = await race(AT_ONCE, (at) =>
        buy(arena.remote(firstOf(racers, at), at), { kind: 'course', goodsId: saleId, mode: 'joinTeam', teamId }),
      );
      expect(codesOf(answers)).toEqual({ 'code 0': 1, [`code ${ResultCode.groupFull}`]: AT_ONCE - 1 });
    }
    await expectInvariants(school);
  });

  test('fifty addresses set as default concurrently leave one default (I17)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const racer = firstOf(await buildRacers(school, 1), 0);
    const ids: number[] = [];
    while (ids.length < 20) {
      const { id } = await arena.remote(racer, 0).ask(addresses.save, {
        consignee: '林知夏',
        phone: '13800000001',
        provinceCode: '110000',
        provinceName: '北京市',
        detail: `学院路${ids.length}号`,
        isDefault: false,
      });
      ids.push(id);
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await race(AT_ONCE, (at) =>
        patiently(() => arena.remote(racer, at).answer(addresses.setDefault, { id: firstOf(ids, at % ids.length) })),
      );
      expect(codesOf(answers)).toEqual({ 'code 0': AT_ONCE });
      await expectInvariants(school);
    }
  });
});
