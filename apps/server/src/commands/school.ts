// npm run school -- add|set|rename|lecturer|invite|close <label> …: makes a school, and changes it and its people.
import { openStore, prepareStore } from '../boot.ts';
import { machineClock } from '../platform/core/clock.ts';
import { readConfig } from '../platform/core/config/config.ts';
import { readSchoolCommand } from './manageSchool.ts';
import { print } from './print.ts';
import { run } from './run.ts';

await run(async () => {
  const act = readSchoolCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    await prepareStore(store, config, async (patient) => {
      print(await act({ store: patient, config, now: machineClock().now() }));
    });
  } finally {
    await store.close();
  }
});
