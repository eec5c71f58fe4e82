import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '../testing/process.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const POSTGRES = process.env['TEST_DATABASE_URL'];

/** The commands of the README's section, as they stand there. */
function commandsOf(section: string): string {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const block = /```sh\n([\s\S]*?)```/.exec(text.slice(text.indexOf(`**${section}.**`)))?.[1];
  if (!block) throw new Error(`README.md has no commands under ${section}.`);
  return block;
}

async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `readme_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    const admin = new pg.Client({ connectionString: POSTGRES });
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await administer(`create database ${name}`);
  const url = new URL(POSTGRES ?? '');
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}

// Without a PostgreSQL there is nothing to start production on (S2): `node scripts/test-postgres.mjs` brings one.
test.skipIf(!POSTGRES)(
  'the commands of the README lead from an empty database to a school that answers in production (S10, S14)',
  async () => {
    const [database, port] = [await emptyDatabase(), await freePort()];
    const folder = mkdtempSync(join(tmpdir(), 'shuyuan-readme-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
    // Only the address is another one, as the README asks for.
    const commands = commandsOf('PostgreSQL').replace('postgres://user:password@host/database', database.url);
    expect(commands).toContain(database.url);
    const child = spawn('sh', ['-e', '-c', commands], {
      cwd: ROOT,
      detached: true,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: process.env['HOME'] ?? '',
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        // A built portal is given, and everything is installed: neither is what this test is about.
        PORTAL_DIR: folder,
        npm_config_ignore_scripts: 'true',
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    const ended = new Promise((done) => child.on('close', done));
    try {
      await expect
        .poll(() => (child.exitCode === null ? output : `ended: ${output}`), { interval: 100 })
        .toMatch(/Shuyuan listens on|^ended/);
      expect(output).toContain(`Shuyuan listens on 127.0.0.1:${port}.`);
      const base = `http://127.0.0.1:${port}`;
      const record = await fetch(
        `${base}/api/sass/companyinfo/getSaasCompanyInfoByDomain?isStudent=1&secondLevelDomain=sunrise`,
      );
      expect(await record.json()).toMatchObject({ resultCode: 0, resultData: { companyName: '晨光书院' } });
      const invitation = new URL(/http\S+\/welcome\/\S+/.exec(output)?.[0] ?? 'http://missing');
      const body = new URLSearchParams({ password: 'blue-Tea7', again: 'blue-Tea7' });
      const chosen = await fetch(base + invitation.pathname, { method: 'POST', body, redirect: 'manual' });
      expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/web/talk/login']);
      for (const path of ['/outbox', '/outbox.json', '/__sim/clock'])
        expect((await fetch(base + path)).status).toBe(404);
    } finally {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
