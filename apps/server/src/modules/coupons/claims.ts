import { randomInt } from 'node:crypto';
import { ResultCode } from '@shuyuan/contract';
import { REDEMPTION_ALPHABET } from '@shuyuan/rules';
import { type Selectable, sql } from 'kysely';
import { isNewcomer } from '../../domain/buyers.ts';
import type { Grants } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { missing, refused } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { CouponTable } from './tables.ts';

type CouponRow = Selectable<CouponTable>;

const DAY_MS = 86_400_000;
const NUMBER_LENGTH = 12;

/**
 * Claims a coupon of the centre; returns the claim's id. The guarded update locks the coupon, so that the counts after it
 * are true until the commit (I7): 3104 at the student's limit, 3105 when none is left, 1004 before it begins and for a
 * newcomers' coupon of somebody who has bought.
 */
export async function claimCoupon(ctx: StudentCtx, couponId: number): Promise<number> {
  const taken = await takeOne(ctx.tx, couponId, ctx.now, true);
  if (!taken) throw await refusalOf(ctx, couponId);
  const { own, last } = await ownClaims(ctx.tx, couponId, ctx.studentId);
  if (own >= taken.per_student) throw refused(ResultCode.couponClaimLimit);
  if (taken.is_newcomer && !(await isNewcomer(ctx.tx, ctx.studentId))) throw refused(ResultCode.stateForbids);
  return (await insertClaim(ctx, taken, { nth: last + 1, cameWith: null })).id;
}

/** Gives a coupon outside the claim centre, whatever the student has claimed of it; 3105 when none is left. */
export const giveCoupon: Grants['giveCoupon'] = async (ctx, { couponId, source, sourceId }) => {
  const taken = await takeOne(ctx.tx, couponId, ctx.now, false);
  if (!taken) throw refused(ResultCode.couponsGone);
  const { last } = await ownClaims(ctx.tx, couponId, ctx.studentId);
  const cameWith = source === 'order' ? sourceId : null;
  const { id, endsAt } = await insertClaim(ctx, taken, { nth: last + 1, cameWith });
  return { claimId: id, name: { cn: taken.name, en: taken.name_en }, endsAt };
};

/** Counts one more as claimed, if there is one; the coupon's row stays locked. */
function takeOne(tx: Tx, couponId: number, now: Date, isInCentre: boolean): Promise<CouponRow | undefined> {
  let update = tx
    .updateTable('coupon')
    .set((eb) => ({ claimed: eb('claimed', '+', 1) }))
    .where('id', '=', couponId)
    .where('status', '=', 'issuing')
    .where(sql<boolean>`coalesce(claimed < total, true) and coalesce(use_ends_at > ${now}, true)`);
  if (isInCentre) {
    update = update
      .where('source', '=', 'center')
      .where('claim_starts_at', '<=', now)
      .where(sql<boolean>`coalesce(claim_ends_at > ${now}, true)`);
  }
  return update.returningAll().executeTakeFirst();
}

async function refusalOf({ tx, studentId, now }: StudentCtx, couponId: number): Promise<Error> {
  const coupon = await tx.selectFrom('coupon').selectAll().where('id', '=', couponId).executeTakeFirst();
  if (coupon?.source !== 'center' || coupon.status === 'draft') return missing();
  const { own } = await ownClaims(tx, couponId, studentId);
  if (own >= coupon.per_student) return refused(ResultCode.couponClaimLimit);
  return refused(coupon.claim_starts_at > now ? ResultCode.stateForbids : ResultCode.couponsGone);
}

async function ownClaims(tx: Tx, couponId: number, studentId: number): Promise<{ own: number; last: number }> {
  return tx
    .selectFrom('coupon_claim')
    .select([sql<number>`count(*)::int`.as('own'), sql<number>`coalesce(max(nth), 0)::int`.as('last')])
    .where('coupon_id', '=', couponId)
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow();
}

interface NewClaim {
  /** How many of this coupon the student has with it. */
  nth: number;
  /** The order that it comes with. */
  cameWith: number | null;
}

async function insertClaim(
  { tx, companyId, studentId, now }: StudentCtx,
  coupon: CouponRow,
  { nth, cameWith }: NewClaim,
) {
  const startsAt = coupon.use_starts_at ?? now;
  const days = (coupon.valid_days ?? 0) * DAY_MS;
  const endsAt = coupon.use_ends_at ?? new Date(Math.max(startsAt.getTime(), now.getTime()) + days);
  const { id } = await tx
    .insertInto('coupon_claim')
    .values({
      company_id: companyId,
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, endsAt };
}

function newNumber(): string {
  return Array.from({ length: NUMBER_LENGTH }, () => REDEMPTION_ALPHABET[randomInt(REDEMPTION_ALPHABET.length)]).join(
    '',
  );
}
