import { type RawBuilder, sql } from 'kysely';
import type { Grants, PreparedGrants } from '../../domain/grants.ts';
import { missing } from '../../platform/core/errors.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { CodeRow } from './queries.ts';
import type { RedeemBatchTable, RedeemResult } from './tables.ts';

/** Grants the benefit of a code without waiting, with the code as its source, and returns it; throws where it cannot be granted. */
export type Benefit = (ctx: StudentCtx, code: CodeRow) => Promise<RedeemResult>;

/** Locks and reads what a code brings, in one round trip: SQL names it, as its kind is read at the same time. */
export async function prepareBenefit(
  { tx, studentId, now }: StudentCtx,
  prepared: PreparedGrants,
  codeHash: string,
): Promise<Benefit> {
  const ofKind = (kind: RedeemBatchTable['kind'], value: RawBuilder<number>) =>
    sql<number>`(select ${value} from redeem_code c join redeem_batch b on b.company_id = c.company_id and b.id = c.batch_id
      where c.code_hash = ${codeHash} and b.kind = ${kind})`;
  const goodsOf = (kind: RedeemBatchTable['kind']) => ofKind(kind, sql`b.goods_id`);
  const keyOf = (kind: RedeemBatchTable['kind']) => ({
    studentId: ofKind(kind, sql`${studentId}::bigint`),
    sourceId: ofKind(kind, sql`c.id`),
  });
  const key = { ...keyOf('coupon'), studentId: sql.val(studentId) };
  const [extendMembership, addMinutes, enrol, giveCoupon, addCredits] = await inOrder([
    prepared.extendMembership(tx, keyOf('membership'), 'redemption'),
    prepared.addMinutes(tx, keyOf('minutes')),
    prepared.enrol(tx, key, { id: goodsOf('course'), now }),
    prepared.giveCoupon(tx, key, goodsOf('coupon')),
    prepared.addCredits(tx, keyOf('credits')),
  ]);
  return (ctx, code) => giveBenefit(ctx, { extendMembership, addMinutes, enrol, giveCoupon, addCredits }, code);
}

async function giveBenefit(ctx: StudentCtx, grants: Grants, code: CodeRow): Promise<RedeemResult> {
  const grant = { source: 'redemption' as const, sourceId: code.id };
  const title = { cn: code.name, en: code.name_en };
  const { amount, goods_id: goodsId } = code;
  if (code.kind === 'course' && goodsId !== null) {
    const given = await grants.enrol(ctx, { ...grant, offerId: goodsId });
    return { title: given.title, ...until(given.validUntil), classId: given.classRunId, offerId: goodsId };
  }
  if (code.kind === 'coupon' && goodsId !== null) {
    const { claimId, name, endsAt, reduceFen } = await grants.giveCoupon(ctx, { ...grant, couponId: goodsId });
    return {
      title: name,
      ...(reduceFen === null ? {} : { amount: reduceFen }),
      ...until(endsAt),
      couponClaimId: claimId,
    };
  }
  if (amount === null) throw missing();
  if (code.kind === 'membership') {
    const { previousUntil, until: end } = await grants.extendMembership(ctx, {
      ...grant,
      days: amount,
      name: title,
    });
    const previous = previousUntil === null ? {} : { previousUntil: previousUntil.toISOString() };
    return { title, amount, ...until(end), ...previous };
  }
  if (code.kind === 'minutes') await grants.addMinutes(ctx, { ...grant, minutes: amount, title });
  else await grants.addCredits(ctx, { ...grant, credits: amount, title });
  return { title, amount };
}

function until(end: Date | null): { validUntil?: string } {
  return end === null ? {} : { validUntil: end.toISOString() };
}
