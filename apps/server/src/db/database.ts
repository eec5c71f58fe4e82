import type { AccountTables } from './account.ts';
import type { CoreTables } from './core.ts';
import type { SiteTables } from './site.ts';

/** Every table, by domain. */
export interface Database extends CoreTables, AccountTables, SiteTables {}
