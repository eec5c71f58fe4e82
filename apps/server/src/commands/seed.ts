// npm run db:seed: migrates the configured database and fills it with the demo schools if it has none.
import { openStore, prepareStore, secretsOf } from '../boot.ts';
import { machineClock } from '../platform/core/clock.ts';
import { readConfig } from '../platform/core/config/config.ts';
import { StartError } from '../platform/core/startError.ts';
import { fillIfEmpty } from './fill.ts';
import { run } from './run.ts';

await run(async () => {
  const config = readConfig(process.env);
  if (!config.isDemo)
    throw new StartError('The demo schools have accounts with known passwords: set DEMO=1 to write them.');
  const store = await openStore(config);
  try {
    await prepareStore(store, config, async (patient) => {
      const clock = machineClock();
      const isFilled = await fillIfEmpty(patient, clock, await secretsOf(patient, config, clock.now()));
      console.log(isFilled ? 'The demo schools are there.' : 'There are schools already; nothing was changed.');
    });
  } finally {
    await store.close();
  }
});
