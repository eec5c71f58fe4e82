import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { bootPlatform } from './platform/boot.ts';
import { readConfig } from './platform/config.ts';
import { createLog } from './platform/logging.ts';
import { StartError } from './platform/startError.ts';

const STOP_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const { platform } = await bootPlatform({ config, log, hasProcessMetrics: true });
  const app = await buildApp(platform);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await platform.store.close();
    throw listenProblem(error, config.host, config.port);
  }
  closeWithGrace({ delay: STOP_MS, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ kind: err.name }, 'stopping after a failure');
    else log.info({ signal }, 'stopping');
    await app.close();
    await platform.store.close();
  });
}

function listenProblem(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use: stop what uses it, or choose another PORT.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user: choose a PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is no address of this machine: choose another HOST.`);
  return error;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
