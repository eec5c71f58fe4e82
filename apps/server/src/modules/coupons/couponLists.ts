import type { Coupon, CouponOffer, contract, OutputOf, Page, SentOf } from '@shuyuan/contract';
import { COUPON_SOON_DAYS } from '@shuyuan/rules';
import { isNewcomer } from '../../domain/buyers.ts';
import { requireButton } from '../../domain/permissions.ts';
import { endOfBeijingDay } from '../../platform/core/beijing.ts';
import { missing } from '../../platform/core/errors.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { claimCoupon } from './claims.ts';
import { countTabs, selectCenter, selectClaim, selectTab, type Tab } from './queries.ts';
import { toCoupon, toCouponOffer } from './toCoupon.ts';

type Counts = OutputOf<typeof contract.coupons.counts>;

/** Coupons that the school gives out now; a visitor counts as a newcomer. */
export async function listCentre(ctx: Ctx, page: PageInput): Promise<Page<SentOf<typeof CouponOffer>>> {
  const isNew = ctx.studentId === null || (await isNewcomer(ctx.tx, ctx.studentId));
  const rows = await selectCenter(ctx, { ...page, isNewcomer: isNew });
  return mapPage(rows, (row) => toCouponOffer(row, ctx));
}

/** Claims a coupon (I7); 3104, 3105. */
export async function claim(ctx: StudentCtx, couponId: number): Promise<Coupon> {
  await requireButton(ctx.tx, ctx, 'coupon.claim');
  return findCoupon(ctx, await claimCoupon(ctx, couponId));
}

/** The student's coupons of a tab, those to be used by default. */
export async function listOwn(ctx: StudentCtx, input: PageInput & { tab?: Tab | undefined }): Promise<Page<Coupon>> {
  return mapPage(await selectTab(ctx, input), toCoupon);
}

/** How many coupons stand under each tab. */
export function countOwn(ctx: StudentCtx): Promise<Counts> {
  return countTabs(ctx, endOfBeijingDay(ctx.now, COUPON_SOON_DAYS));
}

/** One coupon of the student; `missing` for another's. */
export async function findCoupon(ctx: StudentCtx, id: number): Promise<Coupon> {
  const row = await selectClaim(ctx, id);
  if (!row) throw missing();
  return toCoupon(row);
}
