import type { Generated, JSONColumnType } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** A benefit of a membership, in both languages; `icon` is a name of the kit's. */
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

/** A period of membership and its source (I11). */
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

declare module '../../platform/data/tables.ts' {
  interface Database {
    member_package: MemberPackageTable;
    member_record: MemberRecordTable;
  }
}
