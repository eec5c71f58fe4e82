// npm run db:migrate: migrates the configured database to the current schema and prints what was applied.
import { openStore, prepareStore } from '../boot.ts';
import { readConfig } from '../platform/core/config/config.ts';
import { run } from './run.ts';

await run(async () => {
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    const applied = await prepareStore(store, config, async () => {});
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}.`);
  } finally {
    await store.close();
  }
});
