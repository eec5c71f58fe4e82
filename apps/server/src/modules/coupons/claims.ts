import { randomInt } from 'node:crypto';
import { ResultCode } from '@shuyuan/contract';
import { REDEMPTION_ALPHABET } from '@shuyuan/rules';
import { type Expression, type Selectable, sql } from 'kysely';
import { isNewcomer } from '../../domain/buyers.ts';
import type { GrantKey, Grants } from '../../domain/grants.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import { selectId } from '../../platform/data/numbers.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { CouponTable } from './tables.ts';

type CouponRow = Selectable<CouponTable>;

const DAY_MS = 86_400_000;
const NUMBER_LENGTH = 12;

/**
 * Claims a coupon of the centre; returns the claim's id. The guarded update locks the coupon, so that the counts after it
 * are true until the commit (I7): 3104 at the student's limit, 3105 when none is left, 3108 before it begins, 3107 for a
 * newcomers' coupon of somebody who has bought.
 */
export async function claimCoupon(ctx: StudentCtx, couponId: number): Promise<number> {
  const taken = await takeOne(ctx.tx, couponId, ctx.now);
  if (!taken) throw await refusalOf(ctx, couponId);
  const [{ own, last }, id] = await inOrder([ownClaims(ctx.tx, couponId, ctx.studentId), selectId(ctx.tx)]);
  if (own >= taken.per_student) throw refused(ResultCode.couponClaimLimit);
  if (taken.is_newcomer && !(await isNewcomer(ctx.tx, ctx.studentId))) throw refused(ResultCode.notNewcomer);
  await sendClaim(ctx, taken, { id, nth: last + 1, cameWith: null });
  return id;
}

/**
 * Prepares a coupon outside the claim centre, whatever the student has claimed of it; 3105 when none is left. Locks it, together with the one that the order uses and in the order of their ids, so that no two orders wait for each
 * other's; and reads what a gift needs to know.
 */
export async function prepareGift(
  tx: Tx,
  { studentId, sourceId }: GrantKey,
  couponId: Expression<number>,
): Promise<Grants['giveCoupon']> {
  const used = tx.selectFrom('coupon_claim').select('coupon_id').where('order_id', '=', sourceId);
  const [coupons, { last }, id] = await inOrder([
    tx
      .selectFrom('coupon')
      .selectAll()
      .where((eb) => eb.or([eb('id', '=', couponId), eb('id', '=', used.$asScalar())]))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
    ownClaims(tx, couponId, studentId),
    selectId(tx),
  ]);
  return async (ctx, grant) => {
    const coupon = coupons.find(({ id }) => id === grant.couponId);
    if (!coupon || !isLeft(coupon, ctx.now)) throw refused(ResultCode.couponsGone);
    const counting = tx
      .updateTable('coupon')
      .set({ claimed: coupon.claimed + 1 })
      .where('id', '=', coupon.id);
    await enqueue(tx, counting.execute());
    const cameWith = grant.source === 'order' ? grant.sourceId : null;
    const endsAt = await sendClaim(ctx, coupon, { id, nth: last + 1, cameWith });
    return { claimId: id, name: { cn: coupon.name, en: coupon.name_en }, endsAt, reduceFen: coupon.reduce_fen };
  };
}

function isLeft({ status, claimed, total, use_ends_at }: CouponRow, now: Date): boolean {
  return status === 'issuing' && (total === null || claimed < total) && (use_ends_at === null || use_ends_at > now);
}

/** Counts one more as claimed in the centre, if there is one; the coupon's row stays locked. */
function takeOne(tx: Tx, couponId: number, now: Date): Promise<CouponRow | undefined> {
  return tx
    .updateTable('coupon')
    .set((eb) => ({ claimed: eb('claimed', '+', 1) }))
    .where('id', '=', couponId)
    .where('status', '=', 'issuing')
    .where(sql<boolean>`coalesce(claimed < total, true) and coalesce(use_ends_at > ${now}, true)`)
    .where('source', '=', 'center')
    .where('claim_starts_at', '<=', now)
    .where(sql<boolean>`coalesce(claim_ends_at > ${now}, true)`)
    .returningAll()
    .executeTakeFirst();
}

async function refusalOf({ tx, studentId, now }: StudentCtx, couponId: number): Promise<Error> {
  const coupon = await tx.selectFrom('coupon').selectAll().where('id', '=', couponId).executeTakeFirst();
  if (coupon?.source !== 'center' || coupon.status === 'draft') return missing();
  const { own } = await ownClaims(tx, couponId, studentId);
  if (own >= coupon.per_student) return refused(ResultCode.couponClaimLimit);
  return refused(coupon.claim_starts_at > now ? ResultCode.claimAhead : ResultCode.couponsGone);
}

async function ownClaims(
  tx: Tx,
  couponId: number | Expression<number>,
  studentId: number | Expression<number>,
): Promise<{ own: number; last: number }> {
  return tx
    .selectFrom('coupon_claim')
    .select([sql<number>`count(*)::int`.as('own'), sql<number>`coalesce(max(nth), 0)::int`.as('last')])
    .where('coupon_id', '=', couponId)
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow();
}

interface NewClaim {
  id: number;
  /** How many of this coupon the student has with it. */
  nth: number;
  /** The order that it comes with. */
  cameWith: number | null;
}

/** Sends a claim; resolves to its end. */
async function sendClaim(
  { tx, companyId, studentId, now }: StudentCtx,
  coupon: CouponRow,
  { id, nth, cameWith }: NewClaim,
): Promise<Date> {
  const startsAt = coupon.use_starts_at ?? now;
  const days = (coupon.valid_days ?? 0) * DAY_MS;
  const endsAt = coupon.use_ends_at ?? new Date(Math.max(startsAt.getTime(), now.getTime()) + days);
  const row = {
    company_id: companyId,
    id,
    coupon_id: coupon.id,
    student_id: studentId,
    number: newNumber(),
    nth,
    claimed_at: now,
    starts_at: startsAt,
    ends_at: endsAt,
    order_id: null,
    used_at: null,
    came_with: cameWith,
  };
  await enqueue(tx, tx.insertInto('coupon_claim').values(row).execute());
  return endsAt;
}

function newNumber(): string {
  return Array.from({ length: NUMBER_LENGTH }, () => REDEMPTION_ALPHABET[randomInt(REDEMPTION_ALPHABET.length)]).join(
    '',
  );
}
