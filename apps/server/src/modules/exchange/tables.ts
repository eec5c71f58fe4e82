import type { Generated } from 'kysely';
import type { BalanceTable, FlowTable } from '../../domain/ledger/tables.ts';
import type { Defaulted, Json } from '../../platform/data/tables.ts';

/** What credits buy (product.md 4.12). */
export interface GiftTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  name_en: string | null;
  pictures: Defaulted<string[]>;
  kind: 'goods' | 'coupon' | 'course' | 'minutes';
  goods_id: number | null;
  amount: number | null;
  credits: number;
  postage_fen: Defaulted<number>;
  stock: number;
  exchanged: Defaulted<number>;
  per_student: number | null;
  starts_at: Date;
  ends_at: Date | null;
  detail: string | null;
  detail_en: string | null;
  is_on: Defaulted<boolean>;
  sort: Defaulted<number>;
}

/** An exchange of credits for a gift (I10). */
export interface ExchangeOrderTable {
  company_id: number;
  id: Generated<number>;
  number: string;
  student_id: number;
  gift_id: number;
  nth: number;
  snapshot: Json;
  credits: number;
  postage_fen: number;
  order_id: number | null;
  address: Json | null;
  express_name: string | null;
  express_number: string | null;
  status: 'toPay' | 'toDeliver' | 'delivered' | 'finished' | 'cancelled';
  created_at: Date;
  ended_at: Date | null;
}

/** Courses granted to a student, who chooses (product.md 4.12). */
export interface CourseRewardTable {
  company_id: number;
  id: Generated<number>;
  student_id: number;
  source: 'purchase' | 'activity' | 'school';
  source_id: number | null;
  title: string;
  title_en: string | null;
  note: string | null;
  note_en: string | null;
  select_count: number;
  starts_at: Date;
  ends_at: Date;
  status: Defaulted<'toReceive' | 'received'>;
  number: string | null;
  received_at: Date | null;
}

/** An offer that a reward lets choose. */
export interface CourseRewardChoiceTable {
  company_id: number;
  reward_id: number;
  offer_id: number;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    gift: GiftTable;
    exchange_order: ExchangeOrderTable;
    course_reward: CourseRewardTable;
    course_reward_choice: CourseRewardChoiceTable;
    credit_account: BalanceTable;
    credit_flow: FlowTable;
  }
}
