import type { Generated } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

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

declare module '../../platform/data/tables.ts' {
  interface Database {
    address: AddressTable;
  }
}
