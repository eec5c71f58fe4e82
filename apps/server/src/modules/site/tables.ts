import type { Generated } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** Entry of the top menu (product.md 4.1). */
export interface MenuEntryTable {
  company_id: number;
  id: Generated<number>;
  key: number;
  name: string;
  name_en: string | null;
  path: string;
  is_external: Defaulted<boolean>;
  badge: string | null;
  sort: number;
  is_shown: Defaulted<boolean>;
}

/** Entry of the learning centre's side menu. */
export interface SideMenuEntryTable {
  company_id: number;
  id: Generated<number>;
  /** 0 on the first level. */
  parent_id: Defaulted<number>;
  key: string;
  name: string;
  name_en: string | null;
  icon: string | null;
  path: string;
  unread: Defaulted<'none' | 'siteMsg' | 'feedbackMsg' | 'chat'>;
  sort: number;
  is_shown: Defaulted<boolean>;
}

/** Whether the school offers a button; no row means that it does. */
export interface ButtonPermissionTable {
  company_id: number;
  key: string;
  is_allowed: boolean;
  reason: string | null;
  reason_en: string | null;
}

/** Whether a part of the school is open; a missing row means open. */
export interface PartSwitchTable {
  company_id: number;
  type: 'purchase' | 'groupon' | 'membership' | 'headline' | 'chat' | 'studyRoom' | 'exchange' | 'invite';
  status: 'open' | 'closed';
}

/** One visit, counted once a session (§7). */
export interface VisitRecordTable {
  company_id: number;
  id: Generated<number>;
  platform: string;
  student_id: number | null;
  session_key: string | null;
  path: string | null;
  referer: string | null;
  user_agent: string;
  ip: string;
  created_at: Date;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    menu_entry: MenuEntryTable;
    side_menu_entry: SideMenuEntryTable;
    button_permission: ButtonPermissionTable;
    part_switch: PartSwitchTable;
    visit_record: VisitRecordTable;
  }
}
