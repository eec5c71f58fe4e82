// scoreSheet.ts list|confirm|sendBack: score sheets that students have handed in and the school has not checked.
import { openStore } from '../boot.ts';
import { Cache } from '../platform/data/cache.ts';
import { Companies } from '../platform/data/companies.ts';
import { bindTenancy } from '../platform/data/tenancy.ts';
import { machineClock } from '../platform/ops/clock.ts';
import { readConfig } from '../platform/ops/config.ts';
import { decideSheets } from './decideSheets.ts';
import { run } from './run.ts';

await run(async () => {
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    const clock = machineClock();
    const tenancy = bindTenancy(store, config.databaseRole);
    const companies = new Companies(tenancy, new Cache(clock));
    const lines = await decideSheets(process.argv.slice(2), { tenancy, companies, now: clock.now() });
    console.log(lines.join('\n'));
  } finally {
    await store.close();
  }
});
