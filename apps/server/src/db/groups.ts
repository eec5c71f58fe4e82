import type { Generated, JSONColumnType } from 'kysely';
import type { Defaulted, Json } from './core.ts';

/** A group activity (product.md 4.10). */
export interface GrouponTable {
  company_id: number;
  id: Generated<number>;
  offer_id: number;
  name: string;
  name_en: string | null;
  price_fen: number;
  size: number;
  hours: Defaulted<number>;
  stock: number | null;
  opened: Defaulted<number>;
  starts_at: Date;
  ends_at: Date;
  is_newcomer: Defaulted<boolean>;
  is_stopped: Defaulted<boolean>;
  rule_text: string | null;
  rule_text_en: string | null;
}

/** One group of an activity (I9). */
export interface GrouponTeamTable {
  company_id: number;
  id: Generated<number>;
  groupon_id: number;
  leader_id: number;
  size: number;
  joined: Defaulted<number>;
  held: Defaulted<number>;
  status: Defaulted<'leaderUnpaid' | 'forming' | 'success' | 'failed' | 'cancelled'>;
  created_at: Date;
  started_at: Date | null;
  ends_at: Date | null;
  ended_at: Date | null;
}

/** A seat in a group; `hold` until it is paid. */
export interface GrouponMemberTable {
  company_id: number;
  id: Generated<number>;
  team_id: number;
  groupon_id: number;
  student_id: number;
  order_id: number;
  seat: number;
  is_leader: Defaulted<boolean>;
  status: Defaulted<'hold' | 'joined' | 'success' | 'refunding' | 'refunded' | 'left'>;
  joined_at: Date | null;
}

/** What a membership brings, in both languages; `icon` is a name of the kit's. */
export interface MemberBenefit {
  icon: string;
  title: string;
  title_en?: string | null;
  text: string;
  text_en?: string | null;
}

/** A membership on sale (product.md 4.11). */
export interface MemberPackageTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  name_en: string | null;
  level: Defaulted<number>;
  days: number;
  price_fen: number;
  original_fen: number | null;
  benefits: JSONColumnType<MemberBenefit[], string | undefined, string>;
  highlight: string | null;
  highlight_en: string | null;
  minutes: number | null;
  coupon_id: number | null;
  sort: Defaulted<number>;
  is_on_sale: Defaulted<boolean>;
}

/** A period of membership and what granted it (I11). */
export interface MemberRecordTable {
  company_id: number;
  id: Generated<number>;
  student_id: number;
  package_id: number | null;
  name: string;
  name_en: string | null;
  source: 'order' | 'redemption' | 'gift' | 'school';
  source_id: number;
  starts_at: Date;
  ends_at: Date | null;
  status: Defaulted<'granted' | 'refunded'>;
}

/** Minutes of consultation on sale (product.md 4.17). */
export interface MinutesPackageTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  name_en: string | null;
  minutes: number;
  gift_minutes: number | null;
  valid_days: number | null;
  price_fen: number;
  original_fen: number | null;
  intro: string | null;
  intro_en: string | null;
  sort: Defaulted<number>;
  is_on_sale: Defaulted<boolean>;
}

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

/** Courses given to a student, who chooses (product.md 4.12). */
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

/** Credits or minutes of a student: the sum of the ledger (I10). */
export interface BalanceTable {
  company_id: number;
  student_id: number;
  balance: Defaulted<number>;
  total_in: Defaulted<number>;
  total_out: Defaulted<number>;
  valid_until: Date | null;
}

/** Minutes of a student; `frozen` of them are held for the consultation that runs. */
export interface MinutesBalanceTable extends BalanceTable {
  frozen: Defaulted<number>;
}

/** Ledger of credits or minutes; only grows (I10). `amount` is negative for what goes out; each cause counts once. */
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

/** Tables of groups, memberships, credits and gifts. */
export interface GroupTables {
  groupon: GrouponTable;
  groupon_team: GrouponTeamTable;
  groupon_member: GrouponMemberTable;
  member_package: MemberPackageTable;
  member_record: MemberRecordTable;
  minutes_package: MinutesPackageTable;
  gift: GiftTable;
  exchange_order: ExchangeOrderTable;
  course_reward: CourseRewardTable;
  course_reward_choice: CourseRewardChoiceTable;
  credit_account: BalanceTable;
  credit_flow: FlowTable;
  minutes_account: MinutesBalanceTable;
  minutes_flow: FlowTable;
}
