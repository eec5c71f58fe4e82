import { openStore } from '../boot.ts';
import { machineClock } from '../platform/core/clock.ts';
import { type Config, readConfig } from '../platform/core/config/config.ts';
import { StartError } from '../platform/core/startError.ts';
import { Cache } from '../platform/data/cache.ts';
import { Companies } from '../platform/data/companies.ts';
import { bindTenancy, type Tenancy } from '../platform/data/tenancy.ts';
import { print } from './print.ts';
import { run } from './run.ts';

/** What a command that decides about a school's rows stands on. */
export interface DecisionParts {
  tenancy: Tenancy;
  companies: Pick<Companies, 'byId' | 'byLabel' | 'listIds'>;
  now: Date;
}

/** Where uploaded files are, for a command that names them. */
export interface FilesParts {
  config: Pick<Config, 'dataDir'>;
}

/** Runs a command on the configured store with the arguments of the process, and prints its lines. */
export function runDecision(
  decide: (args: readonly string[], parts: DecisionParts & FilesParts) => Promise<string[]>,
): Promise<void> {
  return run(async () => {
    const config = readConfig(process.env);
    const store = await openStore(config);
    try {
      const clock = machineClock();
      const tenancy = bindTenancy(store, config.databaseRole);
      const companies = new Companies(tenancy, new Cache(clock));
      print(await decide(process.argv.slice(2), { tenancy, companies, now: clock.now(), config }));
    } finally {
      await store.close();
    }
  });
}

/** The school of a label; throws a sentence where there is none. */
export async function mustFindSchool(companies: DecisionParts['companies'], label: string) {
  const company = await companies.byLabel(label);
  if (!company) throw new StartError(`There is no school ${label}.`);
  return company;
}
