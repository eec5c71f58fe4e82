import { contract, GUEST_HEADER } from '@shuyuan/contract';
import { describe, expect, test, vi } from 'vitest';
import { Caller } from '../../testing/caller.ts';
import { openWorld } from '../../testing/world.ts';
import { hashPassword } from '../core/passwords.ts';
import { PROMPT_REFUSALS, RATE_RULES } from './limiter.ts';

const FACTOR = 0.01;
// Nobody listens there: what is sent is in the log as a failure, without a phone and a code.
const sms = { kind: 'hook', url: 'http://127.0.0.1:9/', secret: 'nobody listens here' } as const;
const VISIT = { platform: 'desktopWeb' } as const;
const world = openWorld({ config: { rateLimitFactor: FACTOR, isDemo: false, trustProxy: true, sms } });

test('answers 429 with Retry-After when one login sends too many requests, and serves others (S7)', async () => {
  const school = await world.school();
  const [eager, calm] = [await school.student(), await school.student()];
  const limit = RATE_RULES.read.login * FACTOR;
  await eager.ask(contract.account.checkLogin); // counts for the address: the login is found by it
  const statuses = [];
  for (let index = 0; index <= limit; index += 1)
    statuses.push((await eager.answer(contract.account.checkLogin)).status);
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  const refused = await eager.answer(contract.account.checkLogin);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body['message']).toBe('请求太频繁，请稍后再试');
  expect((await calm.answer(contract.account.checkLogin)).status).toBe(200);
});

test('limits an address per school: load on one school does not affect another (S7, T5)', async () => {
  const [crowded, quiet] = [await world.school(), await world.school()];
  const limit = RATE_RULES.write.address * FACTOR;
  for (let index = 0; index < limit; index += 1) await crowded.visitor().ask(contract.site.recordVisit, VISIT);
  expect((await crowded.visitor().answer(contract.site.recordVisit, VISIT)).status).toBe(429);
  expect((await quiet.visitor().answer(contract.site.recordVisit, VISIT)).status).toBe(200);
});

test('an address that names many unknown hosts is refused before the database is asked; known schools answer it (S7)', async () => {
  const school = await world.school();
  const headers = { 'x-forwarded-for': '10.7.7.7' };
  expect((await school.visitor().answer(contract.site.menuBar, {}, { headers })).status).toBe(200);
  const statusFor = async (url: string, more: object) =>
    (await world.app.inject({ url, headers: { ...headers, ...more } })).statusCode;
  const { path } = contract.site.menuBar;
  for (let index = 0; index < RATE_RULES.write.address * FACTOR; index += 1)
    await statusFor(`/api${path}`, { host: `unknown-${index}.school.example` });
  const transactions = vi.spyOn(world.platform.tenancy, 'withTenant');
  expect(await statusFor(`/api${path}`, { host: 'unknown.school.example' })).toBe(429);
  expect(await statusFor('/web/', { host: 'unknown.school.example' })).not.toBe(200);
  expect(await statusFor(`/api${path}`, { host: school.host, origin: 'https://unknown.school.example' })).toBe(429);
  expect(transactions).not.toHaveBeenCalled();
  transactions.mockRestore();
  expect((await school.visitor().answer(contract.site.menuBar, {}, { headers })).status).toBe(200);
});

test('made-up tokens are no persons of their own: their address is, until a login is found (S7)', async () => {
  const school = await world.school();
  const headers = { 'x-forwarded-for': '10.8.8.8' };
  const real = await school.student();
  const madeUp = (at: number) =>
    new Caller(world.app, school.host, `${real.token.slice(0, -6)}${String(at).padStart(6, '0')}`);
  const statuses: number[] = [];
  for (let at = 0; at <= RATE_RULES.read.address * FACTOR; at += 1)
    statuses.push((await madeUp(at).answer(contract.account.checkLogin, {}, { headers })).status);
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

test('an address is counted before a body is parsed: what is no JSON is 429, too (S7)', async () => {
  const school = await world.school();
  const limit = 4 * RATE_RULES.write.address * FACTOR;
  const post = async () => {
    const { path } = contract.site.recordVisit;
    const headers = { host: school.host, 'content-type': 'application/json', 'x-forwarded-for': '10.9.1.1' };
    return (await world.app.inject({ method: 'POST', url: `/api${path}`, headers, payload: '{"a' })).statusCode;
  };
  const statuses: number[] = [];
  for (let at = 0; at <= limit; at += 1) statuses.push(await post());
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([422]));
  expect(statuses.at(-1)).toBe(429);
});

test('trusts the entry of one proxy, and none written by the caller (T6)', async () => {
  const school = await world.school();
  const headers = { 'x-forwarded-for': '1.1.1.1, 10.9.9.9' };
  await school.visitor().ask(contract.site.recordVisit, VISIT, { headers });
  const rows = await school.withTenant((tx) => tx.selectFrom('visit_record').select('ip').execute());
  expect(rows).toEqual([{ ip: '10.9.9.9' }]);
});

test('has no outbox page, no demo control outside demo mode (S10)', async () => {
  for (const url of ['/outbox', '/outbox.json', '/__sim/clock']) {
    expect((await world.app.inject({ url })).statusCode).toBe(404);
  }
  expect((await world.app.inject({ method: 'POST', url: '/__sim/kickSession', payload: {} })).statusCode).toBe(404);
});

test('bounds the queue of password hashes: a storm is refused instead of piling up (S5)', async () => {
  const storm = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword('blue-Tea7')));
  const refused = storm.filter((one) => one.status === 'rejected');
  expect(refused.length).toBe(80 - 66);
  expect(refused.every((one) => (one.reason as { status: number }).status === 503)).toBe(true);
});

describe('canary', () => {
  test('writes no token, code, password, phone, query or address into logs or metrics (S9)', async () => {
    const school = await world.school();
    const student = await school.student({ phone: '13911112222', password_hash: await hashPassword('canary-Pass1') });
    const visitor = school.visitor();
    await visitor.answer(contract.account.login, { account: student.phone, password: 'canary-Pass1', hasAgreed: true });
    await visitor.answer(contract.account.login, {
      account: student.phone,
      password: 'canary-Wrong2',
      hasAgreed: true,
    });
    await visitor.answer(contract.account.sendCode, { account: student.phone, purpose: 'login' });
    await visitor.answer(contract.account.loginByCode, { account: student.phone, code: '424242', hasAgreed: true });
    await student.answer(contract.account.userInfo);
    await student.send({ method: 'GET', path: `/api/nowhere?token=${student.token}` });
    await student.send({ method: 'GET', path: `/api/%zz?token=${student.token}` });
    await visitor.send({
      method: 'POST',
      path: '/api/userCommon/userLogin',
      body: '{"loginId":"13911112222","password":"canary-Pass1"',
    });
    await visitor.send({ method: 'GET', path: '/web/log', query: { token: student.token } });
    const outputs = world.logged.join('') + (await world.platform.metrics.registry.metrics());
    for (const secret of [
      student.token,
      student.token.split('.')[1] ?? '',
      '13911112222',
      'canary-',
      '424242',
      'token=',
      '%zz',
      school.label,
    ]) {
      expect(outputs).not.toContain(secret);
    }
    expect(world.logged.length).toBeGreaterThan(5);
    for (const line of world.logged) expect(() => JSON.parse(line)).not.toThrow();
  });
});

test('whoever goes on after three hundred refusals waits for each further one, and nobody else does (S7)', async () => {
  const school = await world.school();
  const post = async (ip: string) => {
    const headers = { host: school.host, 'content-type': 'application/json', 'x-forwarded-for': ip };
    const url = `/api${contract.site.recordVisit.path}`;
    return world.app.inject({ method: 'POST', url, headers, payload: '{"a":1}' });
  };
  let refusals = 0;
  while (refusals < PROMPT_REFUSALS) refusals += Number((await post('10.20.2.1')).statusCode === 429);
  let isAnswered = false;
  const late = post('10.20.2.1').then((answer) => {
    isAnswered = true;
    return answer;
  });
  for (let n = 0; n < 5; n += 1) expect((await post(`10.20.${n + 10}.1`)).statusCode).toBe(422);
  expect(isAnswered).toBe(false);
  expect((await late).statusCode).toBe(429);
});

test('after three hundred refusals no secret of their address is looked up, but for known logins; all others are served (S7)', async () => {
  const school = await world.school();
  const real = await school.student();
  const { newToken } = world.platform.secrets;
  const at = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  const closed = at('10.8.9.1');
  const { account, site, assessments } = contract;
  await real.ask(account.checkLogin, {}, at('10.8.9.2')); // known from here on
  const guess = async (headers: typeof closed) =>
    (await new Caller(world.app, school.host, newToken(school.id)).answer(site.recordVisit, VISIT, headers)).status;
  for (let refusals = 0; refusals <= PROMPT_REFUSALS; refusals += 1) await guess(closed);

  const transactions = vi.spyOn(world.platform.tenancy, 'withTenant');
  const get = async (url: string) =>
    (await world.app.inject({ url, headers: { host: school.host, ...closed.headers } })).statusCode;
  const guest = { headers: { ...closed.headers, [GUEST_HEADER]: newToken(school.id) } };
  const guesses = [
    get(`/files/u/${'a'.repeat(32)}.png`),
    get(`/api/calendar/1.${'a'.repeat(43)}.ics`),
    get(`/welcome/${newToken(school.id)}`),
    new Caller(world.app, school.host, newToken(school.id)).answer(account.checkLogin, {}, closed),
    school.visitor().answer(assessments.result, { id: 1 }, guest),
  ];
  const statuses = (await Promise.all(guesses)).map((one) => (typeof one === 'number' ? one : one.status));
  expect(statuses).toEqual([429, 429, 429, 429, 429]);
  expect(transactions.mock.calls.filter(([companyId]) => companyId === school.id)).toEqual([]);
  transactions.mockRestore();
  expect(await guess(at('10.8.9.3'))).toBe(200);
  expect((await real.answer(account.checkLogin, {}, closed)).status).toBe(200);
  expect((await school.visitor().answer(site.menuBar, {}, closed)).status).toBe(200);
});

test('the rest of a large body is not read once its request is refused: the connection is closed (S6, S7)', async () => {
  const school = await world.school();
  const post = async (bytes: number) => {
    const headers = { host: school.host, 'content-type': 'application/json', 'x-forwarded-for': '10.9.3.1' };
    const payload = `{"a":"${'a'.repeat(bytes)}"}`;
    return world.app.inject({ method: 'POST', url: `/api${contract.site.recordVisit.path}`, headers, payload });
  };
  for (let at = 0; at < 4 * RATE_RULES.write.address * FACTOR; at += 1) await post(1);
  const [small, large] = [await post(1), await post(100_000)];
  expect([small.statusCode, large.statusCode]).toEqual([429, 429]);
  expect([small.headers.connection, large.headers.connection]).toEqual(['keep-alive', 'close']);
});
