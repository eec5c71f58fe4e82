// Runs the server tests on a real PostgreSQL: the one that TEST_DATABASE_URL names, else one that is started for the run;
// and on a real Redis: the one of REDIS_TEST_URL, else one that is started where available.
// With --races the races, the model and the kills run instead (C4, S3). Other arguments go to vitest:
// node scripts/test-postgres.mjs apps/server/src/modules/account
import { spawn } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { root } from './steps.mjs';

const isRaces = process.argv.includes('--races');
const rest = process.argv.slice(2).filter((argument) => argument !== '--races');

function runTests(url, redisUrl) {
  const command = path.join(root, 'node_modules/.bin/vitest');
  const child = spawn(command, ['run', '--project', isRaces ? 'races' : 'server', ...rest], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_DATABASE_URL: url, ...(redisUrl ? { REDIS_TEST_URL: redisUrl } : {}) },
  });
  return new Promise((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
}

/** An installed Redis that does not start is an error; only a missing one is skipped. */
function endForRedis(error) {
  console.error(`server tests: ${error.message}`);
  process.exit(1);
}

const server = await startPostgres();
const isRedisGiven = isRaces || process.env.REDIS_TEST_URL !== undefined;
const redis = isRedisGiven ? null : await startRedis().catch(endForRedis);
const status = await runTests(server.url, redis?.url).finally(async () => {
  await redis?.stop();
  await server.stop();
});
process.exit(status);
