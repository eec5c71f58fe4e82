import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contract } from '@shuyuan/contract';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/freePort.mjs';
import { RemoteCaller } from '../testing/arena.ts';
import { buildPhone } from '../testing/school.ts';
import { createOwnedDatabase } from '../testing/site.ts';
import { openSmsHook } from '../testing/smsGateways.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const POSTGRES = process.env['TEST_DATABASE_URL'];

/** The commands of the README's section, as they stand there. */
function commandsOf(section: string): string {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const block = /```sh\n([\s\S]*?)```/.exec(text.slice(text.indexOf(`**${section}.**`)))?.[1];
  if (!block) throw new Error(`README.md has no commands under ${section}.`);
  return block;
}

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-readme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs commands as an operator does, in a shell of its own; `stop` ends all of its processes. */
function runInShell(commands: string, env: Record<string, string>) {
  const child = spawn('sh', ['-e', '-c', commands], {
    cwd: ROOT,
    detached: true,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      // A built portal is given, and everything is installed: neither is what this test is about.
      PORTAL_DIR: folder,
      npm_config_ignore_scripts: 'true',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return {
    output: () => output,
    ended,
    hasListened: () =>
      expect
        .poll(() => (child.exitCode === null && child.signalCode === null ? output : `ended: ${output}`), {
          interval: 100,
        })
        .toMatch(/Shuyuan listens on|^ended/),
    async stop() {
      const isOver = child.exitCode !== null || child.signalCode !== null;
      if (child.pid !== undefined && !isOver) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

// Without a PostgreSQL there is nothing to start production on (S2): `node scripts/test-postgres.mjs` brings one.
test.skipIf(!POSTGRES)(
  'the commands of the README lead from an empty database to a student who registers by a short message, and back from a backup (S10, S14)',
  async () => {
    const [source, target, hook] = await Promise.all([
      createOwnedDatabase(POSTGRES ?? ''),
      createOwnedDatabase(POSTGRES ?? ''),
      openSmsHook('the secret of the hook'),
    ]);
    const port = await freePort();
    writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
    // Only the address and the key are others, as the README asks for.
    const recipe = commandsOf('PostgreSQL').replace('postgres://user:password@host/database', source.url);
    expect(recipe).toContain(source.url);
    const secretKey = 'the key of the README, kept by the operator';
    const commands = recipe.replace('$(openssl rand -hex 32)', `'${secretKey}'`);
    const base = `http://127.0.0.1:${port}`;
    const sms = { SMS_HOOK_URL: hook.base, SMS_HOOK_SECRET: 'the secret of the hook' };
    const own = { PORT: String(port), ...sms };
    const server = runInShell(commands, { DATA_DIR: join(folder, 'data'), ...own });
    const agent = new Agent({ keepAlive: true });
    const visitor = new RemoteCaller('sunrise.localhost', null, base, agent);
    const [phone, password] = [buildPhone(), 'green-9x'];
    try {
      await server.hasListened();
      expect(server.output()).toContain(`Shuyuan listens on 127.0.0.1:${port}.`);
      expect(server.output()).toContain('No mail: mail addresses get no codes.');
      expect(server.output()).not.toContain('No short messages');
      expect(await visitor.ask(contract.tenant.byLabel, { label: 'sunrise' })).toMatchObject({ name: '晨光书院' });
      const invitation = new URL(/http\S+\/welcome\/\S+/.exec(server.output())?.[0] ?? 'http://missing');
      const body = new URLSearchParams({ password: 'blue-Tea7', again: 'blue-Tea7' });
      const chosen = await fetch(base + invitation.pathname, { method: 'POST', body, redirect: 'manual' });
      expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/web/talk/login']);
      for (const path of ['/outbox', '/outbox.json', '/__sim/clock', '/metrics'])
        expect((await fetch(base + path)).status).toBe(404);
      await visitor.ask(contract.account.sendCode, { account: phone, purpose: 'register' });
      await expect.poll(() => hook.accepted.at(-1)).toMatchObject({ phone, school: 'sunrise' });
      const code = hook.accepted.at(-1)?.['code'] ?? '';
      const input = { account: phone, code, password, nickname: '何沐阳', hasAgreed: true };
      expect(await visitor.answer(contract.account.register, input)).toMatchObject({ code: 0 });
      // The backup is taken while the server runs, into a folder that the README names.
      const [backup = '', restore = ''] = commandsOf('Backup')
        .replaceAll(/\/backups\/\S+/g, join(folder, 'backup'))
        .trim()
        .split('\n');
      const env = { SECRET_KEY: secretKey, NODE_ENV: 'production' };
      const taken = runInShell(backup, { ...env, DATABASE_URL: source.url, DATA_DIR: join(folder, 'data') });
      expect([await taken.ended, taken.output()]).toEqual([
        0,
        expect.stringMatching(/Backup in .*: 1 schools, \d+ rows/),
      ]);
      await server.stop();
      const restored = { ...env, ...own, DATABASE_URL: target.url, DATA_DIR: join(folder, 'restored') };
      const loaded = runInShell(restore, restored);
      expect([await loaded.ended, loaded.output()]).toEqual([0, expect.stringMatching(/Restored from .*: 1 schools/)]);
      const again = runInShell('npm start', restored);
      try {
        await again.hasListened();
        const known = { account: phone, password, hasAgreed: true };
        expect(await visitor.answer(contract.account.login, known)).toMatchObject({ code: 0 });
      } finally {
        await again.stop();
      }
    } finally {
      await server.stop();
      agent.destroy();
      await Promise.all([source.drop(), target.drop(), hook.close()]);
    }
  },
);
