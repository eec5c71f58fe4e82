import { changeOf } from '@shuyuan/contract';
import type { Locale, PricedCoupon } from '@shuyuan/rules';
import { sql } from 'kysely';
import type { CouponsPort, CouponTarget, OfferedCoupon } from '../../domain/trade.ts';
import { say } from '../../domain/words.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import { selectClaims } from './queries.ts';
import { toCoupon } from './toCoupon.ts';
import { countsFrom, NOT_FOR_THIS } from './words.ts';

/** Most valid coupons of one student that are offered; those that end first. */
const OFFERED_MAX = 100;

/** Coupons as orders use them (I7): each change is one guarded update of the claim. */
export const couponsPort: CouponsPort = {
  async offered(ctx, target, { isForOrder }) {
    const { now, locale } = ctx;
    const selecting = selectClaims(ctx)
      .$if(isForOrder, (claims) => claims.forNoKeyUpdate('c'))
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
    // One that cannot be locked counts as null, which the column refuses: the transaction fails.
    const locking = sql`
      update coupon_claim set order_id = ${orderId}, status = case when student_id = ${studentId} and status = any(${from}::text[])
          and not is_resting and starts_at <= ${now} and ends_at > ${now} then ${to}::text end
        where id = ${couponClaimId}`.execute(tx);
    await enqueue(tx, locking);
  },

  async unlock(tx, { orderId }) {
    const { from, to } = changeOf('couponClaim', 'unlock');
    const unlocking = tx
      .updateTable('coupon_claim')
      .set({ status: to, order_id: null })
      .where('order_id', '=', orderId)
      .where('status', 'in', from);
    await enqueue(tx, unlocking.execute());
  },

  async lockUsed(tx, orderId) {
    const couponId = tx.selectFrom('coupon_claim').select('coupon_id').where('order_id', '=', orderId);
    await tx.selectFrom('coupon').select('id').where('id', '=', couponId.$asScalar()).forNoKeyUpdate().execute();
  },

  async use(tx, { orderId, couponClaimId, now }) {
    if (couponClaimId === null) return;
    const { from, to } = changeOf('couponClaim', 'use');
    // A claim that this order does not hold counts as null, which the column refuses: the transaction fails.
    const using = sql`
      with moved as (update coupon_claim set status = ${to}, used_at = ${now}
        where id = ${couponClaimId} and order_id = ${orderId} and status = any(${from}::text[]) returning coupon_id)
      update coupon set used = used + (select 1 from moved)
        where id = (select coupon_id from coupon_claim where id = ${couponClaimId})`.execute(tx);
    await enqueue(tx, using);
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
