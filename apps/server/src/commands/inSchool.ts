import { secretsOf } from '../boot.ts';
import { frozenClock } from '../platform/core/clock.ts';
import type { Config } from '../platform/core/config/config.ts';
import { Cache } from '../platform/data/cache.ts';
import { Companies } from '../platform/data/companies.ts';
import type { Store } from '../platform/data/database.ts';
import { bindTenancy } from '../platform/data/tenancy.ts';
import { mustFindSchool } from './decide.ts';
import type { PeopleCtx } from './people.ts';

/** What the commands about a school work on: an opened, migrated database. */
export interface SchoolParts {
  store: Store;
  config: Config;
  now: Date;
}

/** Runs a command in a transaction of one school, as the role of requests (T3). */
export async function inSchool<T>(
  { store, config, now }: SchoolParts,
  label: string,
  work: (ctx: PeopleCtx) => Promise<T>,
): Promise<T> {
  const tenancy = bindTenancy(store, config.databaseRole);
  const { id: companyId } = await mustFindSchool(new Companies(tenancy, new Cache(frozenClock(now))), label);
  const secrets = await secretsOf(store, config, now);
  return tenancy.withTenant(companyId, (tx) => work({ tx, companyId, now, secrets }));
}
