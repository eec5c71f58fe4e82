import type { Generated } from 'kysely';
import type { FlowTable, MinutesBalanceTable, MinutesTermTable } from '../../domain/ledger/tables.ts';
import type { Defaulted } from '../../platform/data/tables.ts';

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

declare module '../../platform/data/tables.ts' {
  interface Database {
    minutes_package: MinutesPackageTable;
    minutes_account: MinutesBalanceTable;
    minutes_flow: FlowTable;
    minutes_term: MinutesTermTable;
  }
}
