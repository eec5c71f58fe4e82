import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/freePort.mjs';
import { WITH_FILES } from '../../external.ts';
import { fillFolder } from '../testing/engine.ts';

const SERVER = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the built server starts where nothing is installed but what has files of its own (decision 0065)', async () => {
  const place = join(folder, 'apps/server');
  mkdirSync(place, { recursive: true });
  execFileSync(join(SERVER, 'node_modules/.bin/tsup'), ['--out-dir', join(place, 'dist')], { cwd: SERVER });
  symlinkSync(join(SERVER, 'src'), join(place, 'src'));
  symlinkSync(resolve(SERVER, '../../packages'), join(folder, 'packages'));
  for (const name of WITH_FILES) {
    mkdirSync(dirname(join(place, 'node_modules', name)), { recursive: true });
    symlinkSync(join(SERVER, 'node_modules', name), join(place, 'node_modules', name));
  }
  mkdirSync(join(folder, 'data'));
  await fillFolder(join(folder, 'data/db'));
  const port = await freePort();
  const env = { PATH: '', DATA_DIR: join(folder, 'data'), PORT: String(port), DEMO: '0', API_DOCS: '1' };
  const server = spawn(process.execPath, [join(place, 'dist/main.js')], { cwd: folder, env });
  const ended = new Promise<number | null>((done) => server.on('close', done));
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  try {
    await expect
      .poll(() => (server.exitCode === null ? output : `ended ${output}`))
      .toMatch(/Shuyuan listens on|^ended/);
    expect(output).toContain(`Shuyuan listens on 127.0.0.1:${port}.`);
    const answers = ['/healthz', '/readyz', '/api/docs/json'].map((path) => fetch(`http://127.0.0.1:${port}${path}`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  } finally {
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
});
