import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { contract } from '@shuyuan/contract';
import { CloseCode } from '@shuyuan/rules';
import { beforeAll, expect, test, vi } from 'vitest';
import { frozenClock } from '../platform/core/clock.ts';
import { listen, requestSocket } from '../testing/sockets.ts';
import { openWorld, TEST_NOW } from '../testing/world.ts';
import { CONNECTION_LIMITS, ConnectionLimiter, networkOfRequest } from './connectionLimiter.ts';

const FACTOR = 0.01;
const MINUTE_MS = 60_000;
const world = openWorld({ config: { rateLimitFactor: FACTOR, trustProxy: true } });
beforeAll(() => listen(world.app));

const open = (factor = 1) => {
  const clock = frozenClock(TEST_NOW);
  return { clock, limiter: new ConnectionLimiter(clock, factor) };
};
/** Requests a socket `count` times in sequence; resolves to the number admitted. */
function count(limiter: ConnectionLimiter, address: string, times: number, isAdmitted = true): number {
  let admitted = 0;
  for (let index = 0; index < times; index += 1) {
    if (limiter.acquire(address) > 0) continue;
    limiter.release(address, isAdmitted);
    admitted += 1;
  }
  return admitted;
}

test('admits a school of a thousand students behind one address that reconnect together, twice (S7, W5)', () => {
  const { limiter } = open();
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 1_000; index += 1) expect(limiter.acquire('10.0.0.1')).toBe(0);
    for (let index = 0; index < 1_000; index += 1) limiter.release('10.0.0.1', true);
  }
});

test('limits socket requests per address and minute, without affecting others (S7)', () => {
  const { clock, limiter } = open();
  expect(count(limiter, 'a', CONNECTION_LIMITS.aMinute + 10)).toBe(CONNECTION_LIMITS.aMinute);
  expect(count(limiter, 'b', 1)).toBe(1);
  clock.advance(MINUTE_MS - 1_500);
  expect(limiter.acquire('a')).toBe(2);
  clock.advance(1_500);
  expect(limiter.acquire('a')).toBe(0);
});

test('refuses an address whose tickets are wrong again and again (S7, W1)', () => {
  const { limiter } = open();
  const { refusedAMinute } = CONNECTION_LIMITS;
  expect(count(limiter, 'a', refusedAMinute + 10, false)).toBe(refusedAMinute);
  expect(count(limiter, 'b', refusedAMinute + 10)).toBe(refusedAMinute + 10);
});

test('limits the pending requests of one address to its share (S7)', () => {
  const { limiter } = open();
  for (let index = 0; index < CONNECTION_LIMITS.waiting; index += 1) expect(limiter.acquire('a')).toBe(0);
  expect(limiter.acquire('a')).toBe(1);
  limiter.release('a', true);
  expect(limiter.acquire('a')).toBe(0);
});

test('resets the count when the clock is set back, and counts nothing while limits are off (C3)', () => {
  const { clock, limiter } = open(FACTOR);
  expect(count(limiter, 'a', 100)).toBe(CONNECTION_LIMITS.aMinute * FACTOR);
  clock.advance(-MINUTE_MS);
  expect(count(limiter, 'a', 1)).toBe(1);
  expect(count(open(0).limiter, 'a', 10_000, false)).toBe(10_000);
});

test('trusts the nearest entry of one proxy, and none without a proxy (T6)', () => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = '1.1.1.1, 10.9.9.9';
  Object.defineProperty(request.socket, 'remoteAddress', { value: '::ffff:127.0.0.1' });
  expect(networkOfRequest(request, true)).toBe('10.9.9.9');
  expect(networkOfRequest(request, false)).toBe('127.0.0.1');
  request.headers['x-forwarded-for'] = '';
  expect(networkOfRequest(request, true)).toBe('127.0.0.1');
});

test('answers 429 with Retry-After to an address that guesses tickets, and admits another address (S7, W1)', async () => {
  const school = await world.school();
  const student = await school.student();
  const guess = { host: school.host, userId: student.id, ticket: 'x', forwarded: '10.1.1.1' };
  for (let index = 0; index < CONNECTION_LIMITS.refusedAMinute * FACTOR; index += 1) {
    expect(await (await requestSocket(world.app, guess)).closed).toBe(CloseCode.ticketOver);
  }
  await expect(requestSocket(world.app, guess)).rejects.toThrow('status 429, again after 60');
  const asked = { host: school.host, ...(await student.ask(contract.talk.ticket)), forwarded: '10.1.1.2' };
  await (await requestSocket(world.app, asked)).leave();
  world.clock.advance(MINUTE_MS);
  expect(await (await requestSocket(world.app, guess)).closed).toBe(CloseCode.ticketOver);
});

test('requests for sockets of many unknown hosts are refused before the database is asked; known schools answer (S7)', async () => {
  const school = await world.school();
  const student = await school.student();
  const forwarded = '10.1.1.3';
  await school.visitor().ask(contract.site.menuBar);
  const known = { host: school.host, ...(await student.ask(contract.talk.ticket)), forwarded };
  const unknown = (index: number) => requestSocket(world.app, { ...known, host: `unknown-${index}.school.example` });
  const most = CONNECTION_LIMITS.newHostsAMinute * FACTOR;
  for (let index = 0; index < most; index += 1) await expect(unknown(index)).rejects.toThrow('status 404');
  const transactions = vi.spyOn(world.platform.tenancy, 'withTenant');
  await expect(unknown(most)).rejects.toThrow('status 429');
  expect(transactions).not.toHaveBeenCalled();
  transactions.mockRestore();
  await (await requestSocket(world.app, known)).leave();
});

test('counts an unknown host once, however many of its clients reconnect together (S7, W5)', () => {
  const { clock, limiter } = open();
  for (let index = 0; index < 5_000; index += 1) expect(limiter.countNewHost('a', 'new.school.example')).toBe(0);
  for (let index = 1; index < CONNECTION_LIMITS.newHostsAMinute; index += 1) limiter.countNewHost('a', `n${index}`);
  expect(limiter.countNewHost('a', 'one-more.school.example')).toBeGreaterThan(0);
  expect(limiter.countNewHost('b', 'one-more.school.example')).toBe(0);
  clock.advance(MINUTE_MS);
  expect(limiter.countNewHost('a', 'one-more.school.example')).toBe(0);
});
