import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/freePort.mjs';
import { markInstalled } from '../../../../scripts/installed.mjs';
import { fillFolder } from '../testing/engine.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'shuyuan-offline-'));
const tools = join(folder, 'bin');
const asked = join(folder, 'asked');
mkdirSync(tools);
symlinkSync(process.execPath, join(tools, 'node'));
// Whoever would install something would start one of these first.
for (const name of ['npx', 'npm', 'pnpm', 'corepack']) {
  writeFileSync(join(tools, name), `#!/bin/sh\necho ${name} "$@" >> ${asked}\nexit 1\n`);
  chmodSync(join(tools, name), 0o755);
}
writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script of the repository under another HOME, where no cache of npm or pnpm is, and a proxy that leads nowhere. */
function runScript(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      PATH: [tools, '/usr/bin', '/bin'].join(delimiter),
      HOME: join(folder, 'home'),
      http_proxy: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
      DATA_DIR: join(folder, 'data'),
      PORTAL_DIR: folder,
      DEMO: '0',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return { child, ended, output: () => output };
}

test('what is installed is not installed again: setup, a command and a start need no network and no HOME', async () => {
  mkdirSync(join(folder, 'data'));
  await fillFolder(join(folder, 'data/db'));
  markInstalled(ROOT); // as the install that runs before every test has left it
  const setup = runScript(['scripts/setup.mjs']);
  expect([await setup.ended, setup.output()]).toEqual([0, '']);
  const command = runScript(['--conditions=source', 'apps/server/src/commands/ops.ts', 'status']);
  expect([await command.ended, command.output()]).toEqual([0, expect.stringContaining('Schema: up to date.')]);
  const port = await freePort();
  const start = runScript(['scripts/start.mjs'], { PORT: String(port) });
  try {
    await expect
      .poll(() => (start.child.exitCode === null ? start.output() : 'ended'))
      .toMatch(/Shuyuan listens on|^ended/);
    expect(start.output()).toContain(`Shuyuan listens on 127.0.0.1:${port}.`);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  } finally {
    start.child.kill('SIGTERM');
    expect(await start.ended).toBe(0);
  }
  expect(existsSync(asked)).toBe(false);
});

test('a production start builds nothing: without a built portal it ends with one sentence', async () => {
  const start = runScript(['scripts/start.mjs'], { NODE_ENV: 'production', PORTAL_DIR: join(folder, 'nothing') });
  expect([await start.ended, start.output()]).toEqual([
    1,
    'There is no built portal: run "npm run build" once, then start.\n',
  ]);
  expect(existsSync(asked)).toBe(false);
});
