import { contract, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCoupon, inDays } from '../../testing/coupons.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { center, claim, mine, counts, detail } = contract.coupons;

async function names(student: StudentCaller, tab: 'toUse' | 'used' | 'expired'): Promise<string[]> {
  return (await student.ask(mine, { tab })).items.map(({ name, status }) => `${name} ${status}`);
}
function change(school: School, id: number, set: { status?: 'open' | 'used' | 'locked'; claimed?: number }) {
  return school.withTenant((tx) =>
    tx
      .updateTable('coupon')
      .set(set as object)
      .where('id', '=', id)
      .execute(),
  );
}

describe('the claim centre', () => {
  test('shows the coupons available now, in the school’s order and in both languages', async () => {
    const school = await world.school();
    const second = await buildCoupon(school, { sort: 2, total: 4, claim_ends_at: inDays(1), rule_text: '不找零' });
    await buildCoupon(school, { sort: 1, name: '九折', name_en: '10% off', kind: 'discount', percent: 90 });
    await buildCoupon(school, { name: '草稿', status: 'draft' });
    await buildCoupon(school, { name: '停发', status: 'stopped' });
    await buildCoupon(school, { name: '兑换', source: 'redemption' });
    await buildCoupon(school, { name: '发完', claim_ends_at: TEST_NOW });
    await change(school, second, { claimed: 1 });
    const page = await school.visitor().ask(center);
    expect(page.items).toMatchObject([
      { name: '九折', kind: 'discount', percent: 90, validText: '领后7天有效', status: 'claimable' },
      { name: '满100减20', left: 3, claimedPercent: 25, ruleText: '不找零', claimEndsAt: inDays(1).toISOString() },
    ]);
    const [first] = (await school.visitor().ask(center, {}, { locale: 'en' })).items;
    expect(first).toMatchObject({ name: '10% off', scopeText: 'For everything', validText: 'for 7 days' });
  });

  test('reports for each coupon whether it can be claimed, by the server’s clock (C3)', async () => {
    const school = await world.school();
    await buildCoupon(school, { name: '开放', sort: 1, use_ends_at: inDays(10) });
    await buildCoupon(school, { name: '未到', sort: 2, claim_starts_at: inDays(1) });
    await buildCoupon(school, { name: '领完', sort: 3, total: 1, claimed: 1 });
    const student = await school.student();
    const read = async () => (await student.ask(center)).items.map(({ name, status }) => `${name} ${status}`);
    expect(await read()).toEqual(['开放 claimable', '未到 notStarted', '领完 claimedOut']);
    const [open] = (await student.ask(center)).items;
    if (!open) throw new Error('no coupon');
    expect(open.validText).toBe('2026-11-30（北京时间）到期');
    const { id } = await student.ask(claim, { id: open.id });
    expect((await student.ask(center)).items[0]).toMatchObject({ status: 'claimed', claimId: id });
    expect((await (await school.student()).ask(center)).items[0]).toMatchObject({ status: 'claimable' });
  });
});

describe('claiming', () => {
  test('grants a coupon valid for days from the claim, or until a date', async () => {
    const school = await world.school();
    const student = await school.student();
    const week = await student.ask(claim, { id: await buildCoupon(school) });
    expect(week).toMatchObject({
      name: '满100减20',
      thresholdFen: 10_000,
      reduceFen: 2_000,
      status: 'toUse',
      startsAt: TEST_NOW.toISOString(),
      endsAt: inDays(7).toISOString(),
      claimedAt: TEST_NOW.toISOString(),
    });
    expect(week.number).toMatch(/^[0-9A-Z]{12}$/);
    const window = { use_starts_at: inDays(2), use_ends_at: inDays(5) };
    const later = await student.ask(claim, { id: await buildCoupon(school, window) });
    expect(later).toMatchObject({
      status: 'notYet',
      startsAt: inDays(2).toISOString(),
      endsAt: inDays(5).toISOString(),
    });
    expect(await student.ask(detail, { id: later.id })).toEqual(later);
    await expectInvariants(school);
  });

  test('stops at the student’s limit with 3104 and at the total with 3105 (I7)', async () => {
    const school = await world.school();
    const id = await buildCoupon(school, { total: 3, per_student: 2 });
    const [one, two] = [await school.student(), await school.student()];
    const codes = [];
    for (const student of [one, one, one, two, two]) codes.push((await student.answer(claim, { id })).code);
    const { couponClaimLimit, couponsGone } = ResultCode;
    expect(codes).toEqual([0, 0, couponClaimLimit, 0, couponsGone]);
    expect((await one.answer(claim, { id })).code).toBe(couponClaimLimit);
    await expectInvariants(school);
  });

  test('accepts one of several concurrent claims where one is allowed (I7)', async () => {
    const school = await world.school();
    const id = await buildCoupon(school, { total: 2 });
    const student = await school.student();
    const codes = await Promise.all([1, 2, 3, 4].map(async () => (await student.answer(claim, { id })).code));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    await expectInvariants(school);
  });

  test('refuses unavailable coupons: early, late, stopped, or not in the centre (E3)', async () => {
    const school = await world.school();
    const student = await school.student();
    const outcome = async (overrides: Parameters<typeof buildCoupon>[1]) => {
      const { status, code } = await student.answer(claim, { id: await buildCoupon(school, overrides) });
      return status === 404 ? 'missing' : code;
    };
    expect(await outcome({ claim_starts_at: inDays(1) })).toBe(ResultCode.claimAhead);
    expect(await outcome({ claim_ends_at: TEST_NOW })).toBe(ResultCode.couponsGone);
    expect(await outcome({ use_ends_at: TEST_NOW })).toBe(ResultCode.couponsGone);
    expect(await outcome({ status: 'stopped' })).toBe(ResultCode.couponsGone);
    expect(await outcome({ status: 'draft' })).toBe('missing');
    expect(await outcome({ source: 'exchange' })).toBe('missing');
    await expectInvariants(school);
  });

  test('refuses coupons for newcomers to students with a paid order', async () => {
    const school = await world.school();
    const id = await buildCoupon(school, { is_newcomer: true });
    const [fresh, buyer] = [await school.student(), await school.student()];
    await school.withTenant((tx) =>
      tx
        .insertInto('trade_order')
        .values({
          company_id: school.id,
          number: 'N1',
          student_id: buyer.id,
          goods_kind: 'postage',
          goods_id: 1,
          title: '邮费',
          title_en: null,
          list_fen: 0,
          deduct_fen: 0,
          pay_fen: 0,
          coupon_claim_id: null,
          team_id: null,
          inviter_id: null,
          cancel_reason: null,
          status: 'paid',
          expires_at: TEST_NOW,
          created_at: TEST_NOW,
          paid_at: TEST_NOW,
          ended_at: null,
        })
        .execute(),
    );
    expect((await buyer.ask(center)).items).toEqual([]);
    expect((await buyer.answer(claim, { id })).code).toBe(ResultCode.notNewcomer);
    expect((await fresh.ask(center)).items).toMatchObject([{ id, isNewcomer: true }]);
    expect((await fresh.answer(claim, { id })).code).toBe(0);
  });

  test('has one effect per idempotency key, however often it is sent (I19)', async () => {
    const school = await world.school();
    const id = await buildCoupon(school, { per_student: 5 });
    const student = await school.student();
    const requestId = '6e1f4a0e-6a0c-4b6e-9f5e-2d7f6f3c9b11';
    const one = await student.ask(claim, { id }, { requestId });
    expect(await student.ask(claim, { id }, { requestId })).toEqual(one);
    expect((await student.ask(mine)).totalCount).toBe(1);
  });
});

test('sorts a student’s coupons by the nearest end and counts them, by the server’s clock (C3)', async () => {
  const school = await world.school();
  const student = await school.student();
  for (const [name, days] of [
    ['月底', 10],
    ['今晚', 0.1],
    ['后天', 3],
    ['夜里', 0.2],
  ] as const) {
    await student.ask(claim, { id: await buildCoupon(school, { name, use_ends_at: inDays(days) }) });
  }
  expect(await names(student, 'toUse')).toEqual(['今晚 toUse', '夜里 toUse', '后天 toUse', '月底 toUse']);
  expect(await student.ask(counts)).toEqual({ toUse: 4, used: 0, expired: 0, endingSoon: 3 });
  world.clock.set(inDays(0.2));
  expect(await names(student, 'toUse')).toEqual(['后天 toUse', '月底 toUse']);
  expect(await names(student, 'expired')).toEqual(['夜里 expired', '今晚 expired']);
  expect(await student.ask(counts)).toEqual({ toUse: 2, used: 0, expired: 2, endingSoon: 1 });
  world.clock.set(null);
});
