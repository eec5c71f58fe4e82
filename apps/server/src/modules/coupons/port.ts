import { changeOf, ResultCode } from '@shuyuan/contract';
import type { Locale, PricedCoupon } from '@shuyuan/rules';
import { sql } from 'kysely';
import type { CouponsPort, CouponTarget, OfferedCoupon, OrderRef } from '../../domain/trade.ts';
import { say } from '../../domain/words.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import { refused } from '../../platform/http/errors.ts';
import { selectClaims } from './queries.ts';
import { toCoupon } from './toCoupon.ts';
import { countsFrom, NOT_FOR_THIS } from './words.ts';

/** Most valid coupons of one student that are offered; those that end first. */
const OFFERED_MAX = 100;

/** Coupons as orders use them (I7): each change is one guarded update of the claim. */
export const couponsPort: CouponsPort = {
  async offered(ctx, target) {
    const { now, locale } = ctx;
    const selecting = selectClaims(ctx)
      .select(['k.works_with_group', 'k.works_with_member', 'k.scope_kind', 'k.name as name_cn', 'k.name_en'])
      .select(sql<number[]>`to_jsonb(k.scope_ids)`.as('scope_ids'))
      .where('c.status', '=', 'open')
      .where('c.ends_at', '>', now)
      .orderBy('c.ends_at')
      .orderBy('c.id')
      .limit(OFFERED_MAX)
      .execute();
    const [thing, rows] = await inOrder([target, selecting]);
    return rows.map(
      (row): OfferedCoupon => ({
        claimId: row.id,
        coupon: toCoupon(row),
        name: { cn: row.name_cn, en: row.name_en },
        price: priceOfCoupon(row),
        reason: isFor(row, thing) ? notYet(row, locale) : say(NOT_FOR_THIS, locale),
      }),
    );
  },

  async lock(tx, order) {
    const { couponClaimId, studentId, orderId, now } = order;
    if (couponClaimId === null) return;
    const { from, to } = changeOf('couponClaim', 'lock');
    const row = await tx
      .updateTable('coupon_claim')
      .set({ status: to, order_id: orderId })
      .where('id', '=', couponClaimId)
      .where('student_id', '=', studentId)
      .where('status', 'in', from)
      .where('is_resting', '=', false)
      .where('starts_at', '<=', now)
      .where('ends_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw refused(await obstacle(tx, order));
  },

  async unlock(tx, { orderId }) {
    const { from, to } = changeOf('couponClaim', 'unlock');
    await tx
      .updateTable('coupon_claim')
      .set({ status: to, order_id: null })
      .where('order_id', '=', orderId)
      .where('status', 'in', from)
      .execute();
  },

  async use(tx, { orderId, couponClaimId, now }) {
    if (couponClaimId === null) return;
    const { from, to } = changeOf('couponClaim', 'use');
    const { coupon_id } = await tx
      .updateTable('coupon_claim')
      .set({ status: to, used_at: now })
      .where('id', '=', couponClaimId)
      .where('order_id', '=', orderId)
      .where('status', 'in', from)
      .returning('coupon_id')
      .executeTakeFirstOrThrow();
    await countUse(tx, coupon_id, 1);
  },

  async giveBack(tx, order) {
    const { from, to } = changeOf('couponClaim', 'giveBack');
    const row = await tx
      .updateTable('coupon_claim')
      .set({ status: to, order_id: null, used_at: null })
      .where('order_id', '=', order.orderId)
      .where('status', 'in', from)
      .where('ends_at', '>', order.now)
      .where('coupon_id', 'in', (eb) => eb.selectFrom('coupon').select('id').where('returns_on_refund', '=', true))
      .returning('coupon_id')
      .executeTakeFirst();
    if (row) await countUse(tx, row.coupon_id, -1);
    return row !== undefined;
  },

  async returns(tx, { orderId, now }) {
    const row = await tx
      .selectFrom('coupon_claim')
      .select('id')
      .where('order_id', '=', orderId)
      .where('ends_at', '>', now)
      .where('coupon_id', 'in', (eb) => eb.selectFrom('coupon').select('id').where('returns_on_refund', '=', true))
      .executeTakeFirst();
    return row !== undefined;
  },
};

function notYet({ state, starts_at }: { state: string; starts_at: Date }, locale: Locale): string | undefined {
  if (state !== 'notYet') return undefined;
  return say(countsFrom(starts_at), locale);
}

async function obstacle(tx: Tx, { couponClaimId, studentId, now }: OrderRef): Promise<number> {
  const claim = await tx
    .selectFrom('coupon_claim')
    .select(['status', 'ends_at'])
    .where('id', '=', couponClaimId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  if (claim?.status === 'used') return ResultCode.couponUsed;
  if (claim?.status === 'locked') return ResultCode.couponLocked;
  return claim && claim.ends_at <= now ? ResultCode.couponExpired : ResultCode.couponUnusable;
}

async function countUse(tx: Tx, couponId: number, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('coupon')
    .set((eb) => ({ used: eb('used', '+', by) }))
    .where('id', '=', couponId)
    .execute();
}

interface PricedRow {
  threshold_fen: number;
  reduce_fen: number | null;
  percent: number | null;
  max_reduce_fen: number | null;
  works_with_group: boolean;
  works_with_member: boolean;
}

/** A coupon's deduction, as input of the price. */
export function priceOfCoupon(row: PricedRow): PricedCoupon {
  return {
    thresholdFen: row.threshold_fen,
    reduceFen: row.reduce_fen ?? undefined,
    percent: row.percent ?? undefined,
    maxReduceFen: row.max_reduce_fen ?? undefined,
    worksWithGroup: row.works_with_group,
    worksWithMember: row.works_with_member,
  };
}

interface Scope {
  scope: string;
  scope_ids: readonly number[];
  scope_kind: 'live' | 'recorded' | null;
}

/** Whether a coupon is good for a thing on sale; memberships and minutes by name, or all of them. */
function isFor({ scope, scope_ids: ids, scope_kind }: Scope, target: CouponTarget): boolean {
  const names = (id: number | undefined) => id !== undefined && ids.includes(id);
  if (target.kind === 'postage') return false;
  if (scope === 'all') return true;
  if (scope === target.kind) return ids.length === 0 || names(target.goodsId);
  if (target.kind !== 'course') return false;
  if (scope === 'subjects') return names(target.subjectId);
  if (scope === 'courses') return names(target.courseId);
  return scope === 'courseKind' && scope_kind === target.courseKind;
}
