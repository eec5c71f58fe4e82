import type { Generated } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** A coupon template of the school (product.md 4.8). */
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
  /** The order that granted it. */
  came_with: Defaulted<number | null>;
  /** Neither shown nor accepted: the refund of that order is under review, or done. */
  is_resting: Defaulted<boolean>;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    coupon: CouponTable;
    coupon_claim: CouponClaimTable;
  }
}
