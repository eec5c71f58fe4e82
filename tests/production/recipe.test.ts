import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@shuyuan/contract';
import { chromium } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { RemoteCaller } from '../../apps/server/src/testing/arena.ts';
import { buildPhone } from '../../apps/server/src/testing/school.ts';
import { createOwnedDatabase } from '../../apps/server/src/testing/site.ts';
import { type Gateway, openSmsHook } from '../../apps/server/src/testing/smsGateways.ts';
import { browser } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/freePort.mjs';
import { accountForm } from '../e2e/support/session.ts';
import { readmeSection } from '../e2e/support/workspace.ts';
import { complete, hasListened, runAsOperator } from './shell.ts';

/** A bare clone of this repository and a PostgreSQL: `node scripts/test-recipe.mjs` brings both. */
const [CLONE = '', POSTGRES = ''] = [process.env['RECIPE_CLONE'], process.env['TEST_DATABASE_URL']];
const SECRET = 'the secret of the hook';
const SECRET_KEY = 'the key of the README, kept by the operator';
const BACKUP = '/backups/2026-11-28';
const HOST = 'sunrise.localhost';
const folder = mkdtempSync(join(tmpdir(), 'shuyuan-recipe-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Commands of the README with what it asks the operator to fill in; each gap must be there. */
function commandsOf(section: string, values: Readonly<Record<string, string>> = {}, block = 0): string {
  const commands = readmeSection(section).blocks[block] ?? '';
  return Object.entries(values).reduce((text, [gap, value]) => {
    expect(text).toContain(gap);
    return text.replaceAll(gap, value);
  }, commands);
}

test('the production recipe of the README leads from a bare clone to a student who registers by a short message, and from a backup to a machine without tools of development (S10, S14)', async () => {
  expect(existsSync(join(CLONE, 'README.md')), 'start this test by "node scripts/test-recipe.mjs"').toBe(true);
  expect(existsSync(join(CLONE, 'node_modules'))).toBe(false);
  await complete(commandsOf('Production'), CLONE);

  const [source, target, hook] = await Promise.all([
    createOwnedDatabase(POSTGRES),
    createOwnedDatabase(POSTGRES),
    openSmsHook(SECRET),
  ]);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const sms = { SMS_HOOK_URL: hook.base, SMS_HOOK_SECRET: SECRET };
  const [data, restored] = [join(folder, 'data'), join(folder, 'restored')];
  const student = { account: buildPhone(), password: 'green-9x' };
  // Only the address and the key are others, as the README asks for.
  const commands = commandsOf('PostgreSQL', {
    'postgres://user:password@host/database': source.url,
    '$(openssl rand -hex 32)': `'${SECRET_KEY}'`,
  });
  const server = runAsOperator(commands, CLONE, { PORT: String(port), DATA_DIR: data, ...sms });
  try {
    await hasListened(server, port);
    expect(server.said()).toContain('No mail: mail addresses get no codes.');
    expect(server.said()).not.toContain('No short messages');
    await acceptInvitation(server.said(), base);
    for (const path of ['/outbox', '/outbox.json', '/__sim/clock', '/metrics', '/api/docs'])
      expect((await fetch(base + path)).status, path).toBe(404);
    await registerInBrowser(port, hook, student);

    // The backup is taken while the server runs, into the folder that the README names.
    const [backup = '', restore = ''] = commandsOf('Backup', { [BACKUP]: join(folder, 'backup') })
      .trim()
      .split('\n');
    const operator = { SECRET_KEY, NODE_ENV: 'production' };
    const taken = await complete(backup, CLONE, { ...operator, DATABASE_URL: source.url, DATA_DIR: data });
    expect(taken).toMatch(/Backup in .*: 1 schools, \d+ rows/);
    await server.stop();
    const place = { ...operator, DATABASE_URL: target.url, DATA_DIR: restored };
    expect(await complete(restore, CLONE, place)).toMatch(/Restored from .*: 1 schools/);

    const machine = copyWithoutPackages();
    const next = runAsOperator(commandsOf('Production', {}, 1), machine, { ...place, PORT: String(port), ...sms });
    try {
      await hasListened(next, port);
      expect(next.said()).toMatch(/Schema: up to date\.[\s\S]*sunrise .* · open · 1 students/);
      expect(existsSync(join(machine, 'node_modules/.bin/vite'))).toBe(false);
      await logInAgain(base, student);
      expect((await fetch(`${base}/web/login`, { headers: { host: HOST } })).status).toBe(200);
    } finally {
      await next.stop();
    }
  } finally {
    await server.stop();
    await Promise.all([source.drop(), target.drop(), hook.close()]);
  }
});

/** The first lecturer chooses a password under the link that the recipe has printed. */
async function acceptInvitation(output: string, base: string) {
  const { pathname } = new URL(/http\S+\/welcome\/\S+/.exec(output)?.[0] ?? 'http://missing');
  const body = new URLSearchParams({ password: 'blue-Tea7', again: 'blue-Tea7' });
  const chosen = await fetch(base + pathname, { method: 'POST', body, redirect: 'manual' });
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/web/talk/login']);
}

/** A newcomer opens the school's address, asks for a code, types what the sender of short messages has got, and is in. */
async function registerInBrowser(
  port: number,
  hook: Gateway<Record<string, string>>,
  { account, password }: { account: string; password: string },
) {
  const chrome = await chromium.launch({ ...(await browser()), headless: true });
  try {
    const page = await chrome.newPage({ locale: 'zh-CN' });
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await page.goto(`http://${HOST}:${port}/web/register`);
    await expect.poll(() => page.title()).toContain('晨光书院');
    const form = accountForm(page);
    await form.account.fill(account);
    await form.sendCode.click();
    await expect.poll(() => hook.accepted.at(-1)).toMatchObject({ phone: account, school: 'sunrise' });
    await form.code.fill(hook.accepted.at(-1)?.['code'] ?? '');
    await form.nickname.fill('何沐阳');
    await form.password.fill(password);
    await form.consent.check();
    await form.register.click();
    await page.waitForURL(/\/web\/index$/);
    expect(failures).toEqual([]);
  } finally {
    await chrome.close();
  }
}

/** The built tree on another machine, as the README says: without what was installed. */
function copyWithoutPackages(): string {
  const machine = join(folder, 'machine');
  cpSync(CLONE, machine, { recursive: true, filter: (path) => !path.endsWith('/node_modules') });
  return machine;
}

async function logInAgain(base: string, student: { account: string; password: string }) {
  const agent = new Agent();
  const visitor = new RemoteCaller(HOST, null, base, agent);
  expect(await visitor.answer(contract.account.login, { ...student, hasAgreed: true })).toMatchObject({ code: 0 });
  agent.destroy();
}
