import { createServer } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { assemble, openStore, prepareStore, secretsOf } from './boot.ts';
import { fillIfEmpty, refuseDemoAccounts } from './commands/fill.ts';
import { greeting } from './commands/greeting.ts';
import { run } from './commands/run.ts';
import { machineClock } from './platform/core/clock.ts';
import { type Config, readConfig } from './platform/core/config/config.ts';
import { prepareDataFolder } from './platform/core/dataFolder.ts';
import { createLog } from './platform/core/log.ts';
import { StartError } from './platform/core/startError.ts';
import { openPostgres, type Store } from './platform/data/database.ts';
import { bindTenancy } from './platform/data/tenancy.ts';
import { drain } from './platform/ops/operation.ts';
import { startSweeping } from './platform/work/retention.ts';
import { RETENTION } from './retention.ts';

const STOP_MS = 10_000;

async function serve(config: Config, store: Store): Promise<void> {
  const clock = machineClock();
  const log = createLog(config.logLevel);
  await prepareStore(store, config, async (patient) => {
    if (config.isDemo) await fillIfEmpty(patient, clock, await secretsOf(patient, config, clock.now()));
    if (config.isProduction) await refuseDemoAccounts(patient);
  });
  const platform = await assemble({ store, config, log, clock, hasProcessMetrics: true });
  if (!config.databaseUrl) log.warn('embedded database: it survives a killed process, not a power cut (S2)');
  const app = await buildApp(platform);
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listenProblem(error, config);
  });
  app.postman.start();
  app.dueWork.start();
  // A connection of its own, whose statements are not ended as those of requests are.
  const sweepStore = config.databaseUrl ? await openPostgres(config.databaseUrl, { isPatient: true }) : store;
  const tenancy = sweepStore === store ? platform.tenancy : bindTenancy(sweepStore, config.databaseRole);
  const stopSweeping = startSweeping({ ...platform, store: sweepStore, tenancy }, RETENTION);
  closeWithGrace({ delay: STOP_MS, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ kind: err.name }, 'stopping after a failure');
    else log.info({ signal }, 'stopping');
    stopSweeping();
    await drain(app);
    if (sweepStore !== store) await sweepStore.close();
    await store.close();
  });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const accounts = config.isDemo ? (await import('./seed/main.ts')).demoAccounts : [];
  process.stdout.write(greeting(config, port, accounts));
}

/** Tells early that the port is taken, before a database is made or filled. */
function probePort(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenProblem(error, config)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

function listenProblem(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use: stop what uses it, or choose another PORT.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user: choose a PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is no address of this machine: choose another HOST.`);
  }
  return error;
}

await run(async () => {
  const config = readConfig(process.env);
  await probePort(config);
  prepareDataFolder(config.dataDir);
  const store = await openStore(config);
  try {
    await serve(config, store);
  } catch (error) {
    await store.close().catch(() => {});
    throw error;
  }
});
