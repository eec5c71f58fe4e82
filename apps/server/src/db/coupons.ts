import type { ColumnType, Generated } from 'kysely';
import type { Defaulted } from './core.ts';

/** A coupon as the school gives it out (product.md 4.8). */
export interface CouponTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  name_en: string | null;
  kind: 'fullReduction' | 'discount' | 'noThreshold';
  threshold_fen: Defaulted<number>;
  reduce_fen: number | null;
  percent: number | null;
  max_reduce_fen: number | null;
  scope: Defaulted<'all' | 'subjects' | 'courses' | 'courseKind' | 'membership' | 'minutes'>;
  scope_ids: Defaulted<number[]>;
  scope_kind: 'live' | 'recorded' | null;
  scope_text: string;
  scope_text_en: string | null;
  rule_text: string | null;
  rule_text_en: string | null;
  total: number | null;
  claimed: Defaulted<number>;
  used: Defaulted<number>;
  per_student: Defaulted<number>;
  claim_starts_at: Date;
  claim_ends_at: Date | null;
  use_starts_at: Date | null;
  use_ends_at: Date | null;
  valid_days: number | null;
  is_newcomer: Defaulted<boolean>;
  works_with_group: Defaulted<boolean>;
  works_with_member: Defaulted<boolean>;
  returns_on_refund: Defaulted<boolean>;
  source: Defaulted<'center' | 'register' | 'invite' | 'school' | 'redemption' | 'exchange'>;
  status: Defaulted<'draft' | 'issuing' | 'stopped'>;
  sort: Defaulted<number>;
}

/** A coupon of a student (I7); whether it has ended is computed on read. */
export interface CouponClaimTable {
  company_id: number;
  id: Generated<number>;
  coupon_id: number;
  student_id: number;
  number: string;
  nth: number;
  claimed_at: Date;
  starts_at: Date;
  ends_at: Date;
  status: Defaulted<'open' | 'locked' | 'used'>;
  order_id: number | null;
  used_at: Date | null;
  /** The order that it came with. */
  came_with: Defaulted<number | null>;
  /** Neither shown nor taken: the refund of that order is looked at, or given. */
  is_resting: Defaulted<boolean>;
}

/** What a series of codes unlocks (product.md 4.9). */
export interface RedeemBatchTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  name_en: string | null;
  kind: 'course' | 'membership' | 'coupon' | 'minutes' | 'credits';
  goods_id: number | null;
  amount: number | null;
  starts_at: Date;
  ends_at: Date;
  per_student: Defaulted<number>;
  is_open: Defaulted<boolean>;
}

/** What a code unlocked, kept with the code; instants are ISO 8601. */
export interface RedeemResult {
  title: { cn: string; en?: string | null | undefined };
  /** Days, minutes, credits or fen off. */
  amount?: number;
  validUntil?: string;
  previousUntil?: string;
  classId?: number;
  offerId?: number;
  couponClaimId?: number;
}

/** One redemption code, kept as a keyed hash (A6, I8). */
export interface RedeemCodeTable {
  company_id: number;
  id: Generated<number>;
  batch_id: number;
  code_hash: string;
  code_end: string;
  status: Defaulted<'unused' | 'used'>;
  is_frozen: Defaulted<boolean>;
  bound_student_id: number | null;
  used_by: number | null;
  used_at: Date | null;
  result: ColumnType<RedeemResult | null, string | null, string | null>;
}

/** A wrong code, for the limits of A6. */
export interface RedeemFailureTable {
  company_id: number;
  id: Generated<number>;
  student_id: number;
  ip_hash: string;
  failed_at: Date;
}

/** A time in which offers are cheaper. */
export interface CampaignTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  name_en: string | null;
  note: string | null;
  note_en: string | null;
  starts_at: Date;
  ends_at: Date;
  sort: Defaulted<number>;
}

/** The price of an offer in a campaign. */
export interface CampaignOfferTable {
  company_id: number;
  campaign_id: number;
  offer_id: number;
  price_fen: number;
}

/** Where goods go (product.md 4.16, I17). */
export interface AddressTable {
  company_id: number;
  id: Generated<number>;
  student_id: number;
  consignee: string;
  phone: string;
  province_code: string;
  province_name: string;
  city_code: string | null;
  city_name: string | null;
  district_code: string | null;
  district_name: string | null;
  detail: string;
  is_default: Defaulted<boolean>;
  created_at: Date;
}

/** Tables of coupons, codes, campaigns and addresses. */
export interface CouponTables {
  coupon: CouponTable;
  coupon_claim: CouponClaimTable;
  redeem_batch: RedeemBatchTable;
  redeem_code: RedeemCodeTable;
  redeem_failure: RedeemFailureTable;
  campaign: CampaignTable;
  campaign_offer: CampaignOfferTable;
  address: AddressTable;
}
