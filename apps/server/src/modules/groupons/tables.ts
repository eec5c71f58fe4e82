import type { Generated } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

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

declare module '../../platform/data/tables.ts' {
  interface Database {
    groupon: GrouponTable;
    groupon_team: GrouponTeamTable;
    groupon_member: GrouponMemberTable;
  }
}
