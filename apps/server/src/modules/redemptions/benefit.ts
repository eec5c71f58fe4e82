import type { Grants } from '../../domain/trade.ts';
import { missing } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { type CodeRow, selectReduction } from './queries.ts';
import type { RedeemResult } from './tables.ts';

/** Grants the benefit of a code, with the code as its source, and returns it; throws where it cannot be granted. */
export async function giveBenefit(ctx: StudentCtx, grants: Grants, code: CodeRow): Promise<RedeemResult> {
  const grant = { source: 'redemption' as const, sourceId: code.id };
  const title = { cn: code.name, en: code.name_en };
  const { amount, goods_id: goodsId } = code;
  if (code.kind === 'course' && goodsId !== null) {
    const given = await grants.enrol(ctx, { ...grant, offerId: goodsId });
    return { title: given.title, ...until(given.validUntil), classId: given.classRunId, offerId: goodsId };
  }
  if (code.kind === 'coupon' && goodsId !== null) {
    const { claimId, name, endsAt } = await grants.giveCoupon(ctx, { ...grant, couponId: goodsId });
    const off = await selectReduction(ctx.tx, goodsId);
    return { title: name, ...(off === undefined ? {} : { amount: off }), ...until(endsAt), couponClaimId: claimId };
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
