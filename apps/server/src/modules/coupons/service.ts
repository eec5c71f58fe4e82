import type { Coupon, CouponOffer, contract, OutputOf, Page } from '@shuyuan/contract';
import { COUPON_SOON_DAYS } from '@shuyuan/rules';
import { isNewcomer } from '../../domain/buyers.ts';
import type { Buyer } from '../../domain/trade.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { missing } from '../../platform/http/errors.ts';
import { endOfBeijingDay } from '../../platform/ops/beijing.ts';
import { claimCoupon } from './claims.ts';
import { countTabs, type OwnView, selectCenter, selectClaim, selectTab, type Tab, type View } from './queries.ts';
import { toCoupon, toCouponOffer } from './toCoupon.ts';

type Counts = OutputOf<typeof contract.coupons.counts>;

/** Coupons that the school gives out now; a visitor counts as a newcomer. */
export async function listCentre(tx: Tx, view: View, page: PageInput): Promise<Page<CouponOffer>> {
  const isNew = view.studentId === null || (await isNewcomer(tx, view.studentId));
  const rows = await selectCenter(tx, view, { ...page, isNewcomer: isNew });
  return mapPage(rows, (row) => toCouponOffer(row, view));
}

/** Claims a coupon (I7); 3104, 3105. */
export async function claim(tx: Tx, buyer: Buyer, couponId: number): Promise<Coupon> {
  return findCoupon(tx, buyer, await claimCoupon(tx, buyer, couponId));
}

/** The student's coupons of a tab, those to be used unless told. */
export async function listOwn(
  tx: Tx,
  view: OwnView,
  input: PageInput & { tab?: Tab | undefined },
): Promise<Page<Coupon>> {
  return mapPage(await selectTab(tx, view, input), toCoupon);
}

/** How many coupons stand under each tab. */
export function countOwn(tx: Tx, view: OwnView): Promise<Counts> {
  return countTabs(tx, view, endOfBeijingDay(view.now, COUPON_SOON_DAYS));
}

/** One coupon of the student; `missing` for another's. */
export async function findCoupon(tx: Tx, view: OwnView, id: number): Promise<Coupon> {
  const row = await selectClaim(tx, view, id);
  if (!row) throw missing();
  return toCoupon(row);
}
