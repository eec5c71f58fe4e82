import type { ColumnType, Generated } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** A series of codes and its benefit (product.md 4.9). */
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

/** The granted benefit, stored with the code; instants are ISO 8601. */
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

/** One redemption code, stored as a keyed hash (A6, I8). */
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

declare module '../../platform/data/tables.ts' {
  interface Database {
    redeem_batch: RedeemBatchTable;
    redeem_code: RedeemCodeTable;
    redeem_failure: RedeemFailureTable;
  }
}
