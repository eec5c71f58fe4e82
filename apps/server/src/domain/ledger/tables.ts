import type { Generated } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** Credits or minutes of a student: the sum of the ledger (I10). */
export interface BalanceTable {
  company_id: number;
  student_id: number;
  balance: Defaulted<number>;
  total_in: Defaulted<number>;
  total_out: Defaulted<number>;
  valid_until: Date | null;
}

/** Minutes of a student; `frozen` of them are held for the running consultation. */
export interface MinutesBalanceTable extends BalanceTable {
  frozen: Defaulted<number>;
}

/** Until when an addition of minutes lasts; one whose refund is reviewed rests. */
export interface MinutesTermTable {
  company_id: number;
  student_id: number;
  source_id: number;
  valid_until: Date | null;
  is_resting: Defaulted<boolean>;
}

/** Ledger of credits or minutes; append-only (I10). `amount` is negative for debits; each cause counts once. */
export interface FlowTable {
  company_id: number;
  id: Generated<number>;
  student_id: number;
  /** Place in the ledger of the student, from 1 without gaps. */
  nth: number;
  amount: number;
  balance_after: number;
  reason: string;
  ref_id: number | null;
  title: string;
  title_en: string | null;
  created_at: Date;
}
