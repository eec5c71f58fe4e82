import { contract, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { CouponTarget, OrderRef } from '../../domain/trade.ts';
import { AppError } from '../../platform/core/errors.ts';
import { buildCoupon, inDays } from '../../testing/coupons.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { prepareGift } from './claims.ts';
import { couponsPort } from './port.ts';

const world = openWorld();
const { center, claim, detail, mine } = contract.coupons;

/** An unpaid order of the student that names a coupon. */
async function order(school: School, student: StudentCaller, couponClaimId: number | null): Promise<OrderRef> {
  const number = `N${Math.random()}`;
  const common = { number, title: '礼物邮费', expires_at: inDays(0.02) };
  const orderId = await school.withTenant(async (tx) => {
    const row = {
      company_id: school.id,
      student_id: student.id,
      goods_kind: 'postage' as const,
      goods_id: 7,
      title_en: null,
      list_fen: 0,
      deduct_fen: 0,
      pay_fen: 0,
      coupon_claim_id: couponClaimId,
      team_id: null,
      inviter_id: null,
      cancel_reason: null,
      created_at: TEST_NOW,
      paid_at: TEST_NOW,
      ended_at: null,
      status: 'paid' as const,
    };
    return (
      await tx
        .insertInto('trade_order')
        .values({ ...common, ...row })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  });
  return {
    companyId: school.id,
    studentId: student.id,
    now: TEST_NOW,
    locale: 'cn',
    orderId,
    number,
    kind: 'postage',
    goodsId: 7,
    offerId: null,
    mode: 'alone',
    teamId: null,
    title: { cn: common.title },
    payFen: 0,
    credits: 0,
    couponClaimId,
    expiresAt: common.expires_at,
  };
}
function act(school: School, what: 'lock' | 'unlock' | 'use' | 'giveBack' | 'returns', ref: OrderRef) {
  return school.withTenant<unknown>((tx) => couponsPort[what](tx, ref));
}
async function refusal(work: Promise<unknown>): Promise<number | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.details.code : Number.NaN;
  }
}
async function used(school: School): Promise<number[]> {
  const rows = await school.withTenant((tx) => tx.selectFrom('coupon').select('used').execute());
  return rows.map((row) => row.used);
}

describe('a coupon in an order (I7)', () => {
  test('is locked by one, and released when it ends unpaid', async () => {
    const school = await world.school();
    const student = await school.student();
    const { id } = await student.ask(claim, { id: await buildCoupon(school) });
    const [first, second] = [await order(school, student, id), await order(school, student, id)];
    await act(school, 'lock', first);
    expect(await student.ask(detail, { id })).toMatchObject({ status: 'locked', orderNum: first.number, goodsId: 7 });
    await expect(act(school, 'lock', second)).rejects.toThrow();
    await act(school, 'unlock', second);
    expect((await student.ask(detail, { id })).status).toBe('locked');
    await act(school, 'unlock', first);
    await act(school, 'unlock', first);
    const free = await student.ask(detail, { id });
    expect([free.status, free.orderId, free.orderNum]).toEqual(['toUse', undefined, undefined]);
    await act(school, 'lock', second);
  });

  test('stays valid while its order is open, and is released when that has expired (C3)', async () => {
    const school = await world.school();
    const student = await school.student();
    const { id } = await student.ask(claim, { id: await buildCoupon(school, { use_ends_at: inDays(0.01) }) });
    await act(school, 'lock', await order(school, student, id));
    world.clock.set(inDays(0.015));
    expect((await student.ask(detail, { id })).status).toBe('locked');
    world.clock.set(inDays(0.02));
    expect((await student.ask(detail, { id })).status).toBe('expired');
    world.clock.set(null);
  });

  test('is used once, and returned with the refund while it is valid', async () => {
    const school = await world.school();
    const student = await school.student();
    const { id } = await student.ask(claim, { id: await buildCoupon(school) });
    const ref = await order(school, student, id);
    await act(school, 'lock', ref);
    await act(school, 'use', ref);
    expect(await student.ask(mine, { tab: 'used' })).toMatchObject({
      items: [{ id, usedAt: TEST_NOW.toISOString(), orderNum: ref.number }],
    });
    expect(await used(school)).toEqual([1]);
    await expect(act(school, 'lock', await order(school, student, id))).rejects.toThrow();
    expect(await act(school, 'returns', ref)).toBe(true);
    expect(await act(school, 'giveBack', ref)).toBe(true);
    expect(await act(school, 'giveBack', ref)).toBe(false);
    expect(await used(school)).toEqual([0]);
    expect((await student.ask(detail, { id })).status).toBe('toUse');
  });

  test('stays used after a refund when its rule or end date requires it', async () => {
    const school = await world.school();
    const student = await school.student();
    for (const overrides of [{ returns_on_refund: false }, { use_ends_at: inDays(0.01) }]) {
      const { id } = await student.ask(claim, { id: await buildCoupon(school, overrides) });
      const ref = await order(school, student, id);
      await act(school, 'lock', ref);
      await act(school, 'use', ref);
      const later = { ...ref, now: inDays(0.01) };
      expect(await act(school, 'returns', later)).toBe(false);
      expect(await act(school, 'giveBack', later)).toBe(false);
      expect((await student.ask(detail, { id })).status).toBe('used');
    }
    expect(await used(school)).toEqual([1, 1]);
  });

  test('is refused to others, before its time and after it (Z1)', async () => {
    const school = await world.school();
    const [owner, other] = [await school.student(), await school.student()];
    const early = { use_starts_at: inDays(1), use_ends_at: inDays(2) };
    const { id } = await owner.ask(claim, { id: await buildCoupon(school) });
    const { id: later } = await owner.ask(claim, { id: await buildCoupon(school, early) });
    const ref = await order(school, owner, id);
    const wrong = [await order(school, other, id), await order(school, owner, later), { ...ref, now: inDays(7) }];
    for (const one of wrong) await expect(act(school, 'lock', one)).rejects.toThrow();
    await act(school, 'lock', { ...ref, couponClaimId: null });
    expect((await owner.ask(detail, { id })).status).toBe('toUse');
  });
});

test('is offered for goods in its scope, with a reason where it does not apply', async () => {
  const school = await world.school();
  const student = await school.student();
  const course: CouponTarget = { kind: 'course', goodsId: 5, courseId: 6, subjectId: 7, courseKind: 'live' };
  const cases = {
    所有: {},
    科目: { scope: 'subjects', scope_ids: [7] },
    别科: { scope: 'subjects', scope_ids: [8] },
    本课: { scope: 'courses', scope_ids: [6] },
    录播: { scope: 'courseKind', scope_kind: 'recorded' },
    会员: { scope: 'membership' },
    年卡: { scope: 'membership', scope_ids: [9] },
    未到: { use_starts_at: inDays(1), use_ends_at: inDays(8) },
  } as const;
  for (const [name, overrides] of Object.entries(cases)) {
    await student.ask(claim, {
      id: await buildCoupon(school, { name, use_ends_at: inDays(9), ...overrides } as never),
    });
  }
  const counting = async (target: CouponTarget) => {
    const ctx = { companyId: school.id, studentId: student.id, now: TEST_NOW, locale: 'cn' as const };
    const offered = await school.withTenant((tx) => couponsPort.offered({ ...ctx, tx }, target, { isForOrder: true }));
    expect(offered).toHaveLength(Object.keys(cases).length);
    expect(offered.find(({ coupon }) => coupon.name === '未到')?.reason).toBeTruthy();
    return offered.filter(({ reason }) => reason === undefined).map(({ coupon }) => coupon.name);
  };
  expect(await counting(course)).toEqual(['所有', '科目', '本课']);
  expect(await counting({ ...course, courseKind: 'recorded', subjectId: 8, courseId: 1 })).toEqual([
    '所有',
    '别科',
    '录播',
  ]);
  expect(await counting({ kind: 'membership', goodsId: 9 })).toEqual(['所有', '会员', '年卡']);
  expect(await counting({ kind: 'minutes', goodsId: 9 })).toEqual(['所有']);
  expect(await counting({ kind: 'postage', goodsId: 9 })).toEqual([]);
});

test('is granted outside the centre beyond the student’s limit, but not beyond the total (I7)', async () => {
  const school = await world.school();
  const student = await school.student();
  const couponId = await buildCoupon(school, { source: 'redemption', total: 2 });
  const ctx = { companyId: school.id, studentId: student.id, now: TEST_NOW, locale: 'cn' as const };
  const give = () =>
    school.withTenant(async (tx) => {
      const key = { studentId: sql.val(student.id), sourceId: sql.val(1) };
      const grant = { source: 'redemption', sourceId: 1, couponId } as const;
      return (await prepareGift(tx, key, sql.val(couponId)))({ ...ctx, tx }, grant);
    });
  expect(await give()).toMatchObject({ name: { cn: '满100减20', en: '¥20 off' }, endsAt: inDays(7) });
  await give();
  expect(await refusal(give())).toBe(ResultCode.couponsGone);
  expect((await student.ask(mine)).totalCount).toBe(2);
});

test('says in the centre what has become of the coupon that a student claimed, and when one counts', async () => {
  const school = await world.school();
  const student = await school.student();
  const id = await buildCoupon(school, { works_with_member: false });
  const later = await buildCoupon(school, { use_starts_at: inDays(2), use_ends_at: inDays(5) });
  const own = async () => {
    const { items } = await student.ask(center);
    return [id, later].map((one) => items.find((offer) => offer.id === one));
  };
  expect(await own()).toMatchObject([
    { status: 'claimable', worksWithMember: false },
    { status: 'claimable', usableFrom: inDays(2).toISOString(), worksWithMember: true },
  ]);
  const { id: claimId } = await student.ask(claim, { id });
  const { id: laterId } = await student.ask(claim, { id: later });
  expect(await own()).toMatchObject([{ ownStatus: 'toUse' }, { ownStatus: 'notYet' }]);
  const ref = await order(school, student, claimId);
  await act(school, 'lock', ref);
  expect(await own()).toMatchObject([{ ownStatus: 'locked' }, {}]);
  await act(school, 'use', ref);
  await school.withTenant((tx) =>
    tx.updateTable('coupon_claim').set({ is_resting: true }).where('id', '=', laterId).execute(),
  );
  const [spent, resting] = await own();
  expect(spent).toMatchObject({ status: 'claimed', ownStatus: 'used' });
  expect(resting?.ownStatus).toBeUndefined();
});
