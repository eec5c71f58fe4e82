import type { Insertable } from 'kysely';
import type { RedeemBatchTable } from '../../modules/redemptions/tables.ts';
import type { SeededClass } from '../classes.ts';
import type { Both } from '../content.ts';
import type { SeededCoupons } from './coupons.ts';
import type { LedgerLine } from './ledger.ts';
import type { Shop } from './shop.ts';

type Kind = RedeemBatchTable['kind'];

/** Redemption codes, valid once in every demo school; listed in product.md 4.23. */
export const DEMO_CODES = {
  course: '527381064420',
  membership: '527381064421',
  coupon: '881400276350',
  minutes: '330799215584',
  credits: '774261900038',
  used: '774261900037',
  expired: '527381064418',
} as const;

const USED_CREDITS = 500;

/** A code of each kind, one used by the demo student and one expired (product.md 4.9); returns its ledger line of credits. */
export function addCodes(shop: Shop, course: SeededClass, coupons: SeededCoupons): LedgerLine {
  const couponId = coupons.ids.get('code') ?? null;
  addCode(shop, DEMO_CODES.course, 'course', course.course.written.title, { goods_id: course.offerId });
  addCode(shop, DEMO_CODES.membership, 'membership', ['会员30天', 'Membership for 30 days'], { amount: 30 });
  addCode(shop, DEMO_CODES.coupon, 'coupon', ['兑换码专享券', 'By code'], { goods_id: couponId });
  addCode(shop, DEMO_CODES.minutes, 'minutes', ['答疑时长60分钟', '60 minutes of consultation'], { amount: 60 });
  addCode(shop, DEMO_CODES.credits, 'credits', ['500学分', '500 credits'], { amount: USED_CREDITS });
  const over = { amount: 100, ends_at: shop.at(-10) };
  addCode(shop, DEMO_CODES.expired, 'credits', ['暑期100学分', '100 credits of summer'], over);
  const at = shop.at(-80, 10);
  const title: Both = ['开学500学分', '500 credits for the new term'];
  const id = addCode(shop, DEMO_CODES.used, 'credits', title, { amount: USED_CREDITS }, at);
  return { amount: USED_CREDITS, reason: 'redemption', refId: id, title, at };
}

function addCode(
  shop: Shop,
  code: string,
  kind: Kind,
  name: Both,
  batch: Partial<Insertable<RedeemBatchTable>>,
  usedAt: Date | null = null,
): number {
  const { draft, parts } = shop;
  const batchId = draft.nextId();
  const id = draft.nextId();
  draft.add('redeem_batch', {
    id: batchId,
    name: name[0],
    name_en: name[1],
    kind,
    goods_id: null,
    amount: null,
    starts_at: shop.at(-90),
    ends_at: shop.at(180),
    ...batch,
  });
  draft.add('redeem_code', {
    id,
    batch_id: batchId,
    code_hash: parts.hashCode(draft.companyId, code),
    code_end: code.slice(-4),
    status: usedAt ? 'used' : 'unused',
    bound_student_id: null,
    used_by: usedAt ? shop.demo : null,
    used_at: usedAt,
    result: usedAt ? JSON.stringify({ title: { cn: name[0], en: name[1] }, amount: batch.amount ?? null }) : null,
  });
  return id;
}
