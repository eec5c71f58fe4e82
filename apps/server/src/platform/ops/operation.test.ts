import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contract, SocketType } from '@shuyuan/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renewPresence } from '../../domain/logins/presence.ts';
import { RETENTION } from '../../retention.ts';
import { buildPhone } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';
import { readConfig } from '../core/config/config.ts';
import { push } from '../work/push.ts';
import { sweep } from '../work/retention.ts';

const received: string[] = [];
let port = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    stream.on('end', () => {
      received.push(text);
      done();
    });
  },
});
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  const address = smtp.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  mailConfig.smtpUrl = `smtp://127.0.0.1:${port}`;
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
const mailConfig: { smtpUrl: string | null; metricsToken: string } = { smtpUrl: null, metricsToken: 'm'.repeat(20) };
const world = openWorld({ config: mailConfig });

test('sends mail by SMTP when it is configured, and forgets its text then', async () => {
  const school = await world.school();
  await school.visitor().ask(contract.account.sendCode, { account: 'new@mail.example', purpose: 'register' });
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toContain('To: new@mail.example');
  const rows = () => school.withTenant((tx) => tx.selectFrom('outbox').selectAll().execute());
  await expect.poll(async () => (await rows())[0]?.sent_at).not.toBeNull();
  expect((await rows())[0]?.body).toBe('');
});

test('keeps short messages in the outbox, which a page and JSON show in demo mode', async () => {
  const school = await world.school();
  const phone = buildPhone();
  await school.visitor().ask(contract.account.sendCode, { account: phone, purpose: 'login' });
  const page = await world.app.inject({ url: '/outbox' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain(phone);
  const [newest] = (await world.app.inject({ url: '/outbox.json' })).json() as { recipient: string; school: string }[];
  expect(newest).toMatchObject({ recipient: phone, school: school.label });
});

test('tells health and readiness without telling versions (S10)', async () => {
  expect((await world.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await world.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

test('shows metrics to who carries the token, and 404 to everybody else (S11)', async () => {
  const ask = (authorization?: string) =>
    world.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  expect((await ask()).statusCode).toBe(404);
  expect((await ask('Bearer wrong')).statusCode).toBe(404);
  const metrics = await ask(`Bearer ${mailConfig.metricsToken}`);
  expect(metrics.statusCode).toBe(200);
  expect(metrics.body).toContain('http_answer_seconds_bucket');
  expect(metrics.body).toContain('route="/healthz"');
});

test('metrics without a token are for this machine, never behind a proxy, and never in production (S11)', async () => {
  const { config } = world.platform;
  const statusOf = async (headers: Record<string, string> = {}) =>
    (await world.app.inject({ url: '/metrics', headers })).statusCode;
  try {
    Object.assign(config, { metricsToken: null });
    expect(await statusOf()).toBe(200);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host'])
      expect(await statusOf({ [header]: '127.0.0.1' }), header).toBe(404);
    Object.assign(config, { isProduction: true });
    expect(await statusOf()).toBe(404);
    Object.assign(config, { metricsToken: mailConfig.metricsToken });
    expect(await statusOf()).toBe(404);
    expect(await statusOf({ authorization: `Bearer ${mailConfig.metricsToken}` })).toBe(200);
  } finally {
    Object.assign(config, { metricsToken: mailConfig.metricsToken, isProduction: false });
  }
});

test('shows the contract at /api/docs under a policy of its own', async () => {
  const page = await world.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const document = (await world.app.inject({ url: '/api/docs/json' })).json() as { paths: Record<string, unknown> };
  expect(Object.keys(document.paths)).toContain('/api/userCommon/userLogin');
});

test('sends the contract compressed, and not again to whom has it (S7)', async () => {
  for (const file of ['json', 'yaml']) {
    const ask = (headers: Record<string, string>) => world.app.inject({ url: `/api/docs/${file}`, headers });
    const [plain, br, gzip] = [
      await ask({}),
      await ask({ 'accept-encoding': 'gzip, br' }),
      await ask({ 'accept-encoding': 'gzip' }),
    ];
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.rawPayload.length).toBeLessThan(plain.body.length / 5);
    const again = await ask({ 'if-none-match': String(plain.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test('shows the contract in production only where that is asked for', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@127.0.0.1/s', SECRET_KEY: 'k'.repeat(32) };
  expect(readConfig(production).hasDocs).toBe(false);
  expect(readConfig({ ...production, API_DOCS: '1' }).hasDocs).toBe(true);
  expect(readConfig({}).hasDocs).toBe(true);
});

test('deletes what has been kept long enough, and nothing earlier (S11)', async () => {
  const school = await world.school();
  const phone = buildPhone();
  const student = await school.student();
  const counts = () =>
    school.withTenant(async (tx) => ({
      verify_code: (await tx.selectFrom('verify_code').select('purpose').execute()).length,
      outbox: (await tx.selectFrom('outbox').select('id').execute()).length,
      code_send: (await tx.selectFrom('code_send').select('id').execute()).length,
      audit_log: (await tx.selectFrom('audit_log').select('id').execute()).length,
      visit_record: (await tx.selectFrom('visit_record').select('id').execute()).length,
      session: (await tx.selectFrom('session').select('id').execute()).length,
      idempotency: (await tx.selectFrom('idempotency').select('key_hash').execute()).length,
    }));
  await school.visitor().ask(contract.account.sendCode, { account: phone, purpose: 'login' });
  await student.ask(contract.site.recordVisit, { platform: 'desktopWeb' }, { requestId: crypto.randomUUID() });
  const all = { verify_code: 1, outbox: 1, code_send: 1, audit_log: 1, visit_record: 1, session: 1, idempotency: 1 };
  const after = async (ms: number) => {
    world.clock.advance(ms);
    await sweep(world.platform, RETENTION);
    return counts();
  };
  expect(await after(0)).toEqual(all);
  expect(await after(10 * 60_000 + 1)).toEqual({ ...all, verify_code: 0 });
  const day = { ...all, verify_code: 0, outbox: 0, code_send: 0, idempotency: 0 };
  expect(await after(24 * 3_600_000)).toEqual(day);
  expect(await after(178 * 24 * 3_600_000)).toEqual(day);
  expect(await after(2 * 24 * 3_600_000)).toEqual({ ...day, audit_log: 0, visit_record: 0, session: 0 });
  expect(RETENTION.map(({ table }) => table)).toEqual(expect.arrayContaining(Object.keys(all)));
  world.clock.set(null);
});

test('deletes logins of lecturers, tickets, presence and pushes that are old enough (S11)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const member = { kind: 'lecturer' as const, id: lecturer.id };
  await lecturer.ask(contract.talk.ticket);
  await school.withTenant(async (tx) => {
    const now = world.clock.now();
    await renewPresence(tx, school.id, [member], now);
    await push(tx, { companyId: school.id, ...member }, { type: SocketType.unread }, now);
  });
  const counts = async () => {
    const { owner } = world.platform.store;
    const pushes = await owner.selectFrom('push_event').select('id').where('company_id', '=', school.id).execute();
    return school.withTenant(async (tx) => [
      pushes.length,
      (await tx.selectFrom('socket_ticket').select('member_id').execute()).length,
      (await tx.selectFrom('presence').select('member_id').execute()).length,
      (await tx.selectFrom('lecturer_session').select('id').execute()).length,
    ]);
  };
  const after = async (ms: number) => {
    world.clock.advance(ms);
    await sweep(world.platform, RETENTION);
    return counts();
  };
  expect(await after(90_000)).toEqual([1, 1, 1, 1]);
  expect(await after(1)).toEqual([1, 0, 1, 1]);
  expect(await after(510_000)).toEqual([0, 0, 1, 1]);
  expect(await after(24 * 3_600_000)).toEqual([0, 0, 0, 1]);
  expect(await after(180 * 24 * 3_600_000)).toEqual([0, 0, 0, 0]);
  world.clock.set(null);
});

describe('the demo routes (S14)', () => {
  const URLS = ['/outbox', '/outbox.json', '/__sim/clock'];
  const statuses = async (headers: Record<string, string>) =>
    Promise.all(URLS.map(async (url) => (await world.app.inject({ url, headers })).statusCode));

  test('answer this machine by its own names', async () => {
    for (const host of ['localhost:8080', 'LOCALHOST', 'shengya.localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
      expect(await statuses({ host })).toEqual([200, 200, 200]);
  });

  test('do not exist under another name, nor behind a proxy', async () => {
    for (const host of ['shengya.school.example', 'localhost.evil.example', '10.0.0.7:8080', '127.0.0.1.evil.example'])
      expect(await statuses({ host })).toEqual([404, 404, 404]);
    for (const name of ['x-forwarded-for', 'forwarded'])
      expect(await statuses({ host: 'localhost', [name]: 'for=10.9.9.9' })).toEqual([404, 404, 404]);
  });
});

describe('behind a proxy that is trusted', () => {
  const proxied = openWorld({ config: { trustProxy: true } });

  test('the demo routes answer (S14)', async () => {
    const headers = { host: 'localhost', 'x-forwarded-for': '10.9.9.9' };
    expect((await proxied.app.inject({ url: '/outbox', headers })).statusCode).toBe(200);
  });
});

describe('the demo control', () => {
  const order = (path: string, payload: object) => world.app.inject({ method: 'POST', url: `/__sim/${path}`, payload });

  test('moves the clock', async () => {
    const before = world.clock.now().getTime();
    await order('clock', { advanceMs: 60_000 });
    expect(world.clock.now().getTime() - before).toBe(60_000);
    await order('clock', { now: '2027-01-01T00:00:00.000Z' });
    expect((await world.app.inject({ url: '/__sim/clock' })).json()).toEqual({ now: '2027-01-01T00:00:00.000Z' });
    await order('clock', { now: null });
  });

  test('makes the next answers of a path fail as it is told, so often and no more', async () => {
    const school = await world.school();
    await order('failNext', { path: '/menu/menuBarList', httpStatus: 403, times: 2 });
    const statuses = [];
    for (let index = 0; index < 3; index += 1)
      statuses.push((await school.visitor().answer(contract.site.menuBar)).status);
    expect(statuses).toEqual([403, 403, 200]);
    await order('failNext', { path: '/menu/menuBarList', resultCode: -1 });
    expect((await school.visitor().answer(contract.site.menuBar)).code).toBe(-1);
  });

  test('ends a login', async () => {
    const student = await (await world.school()).student();
    await order('kickSession', { token: student.token });
    expect((await student.answer(contract.account.checkLogin)).code).toBe(-1);
  });
});
