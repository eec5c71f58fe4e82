// npm run ops -- status|backup|restore|reseal: what the operator does with the database and the files as a whole.
import { openPatientStore } from '../boot.ts';
import { machineClock } from '../platform/core/clock.ts';
import { readConfig } from '../platform/core/config/config.ts';
import { operate } from './operate.ts';
import { print } from './print.ts';
import { run } from './run.ts';

await run(async () => {
  const config = readConfig(process.env);
  const store = await openPatientStore(config);
  try {
    const lines = await operate(process.argv.slice(2), { store, config, now: machineClock().now() });
    print(lines);
  } finally {
    await store.close();
  }
});
