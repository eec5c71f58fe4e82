import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { contract } from '@shuyuan/contract';
import { CloseCode } from '@shuyuan/rules';
import { beforeAll, expect, test } from 'vitest';
import { frozenClock } from '../platform/ops/clock.ts';
import { knock, listen } from '../testing/sockets.ts';
import { openWorld, TEST_NOW } from '../testing/world.ts';
import { KNOCK_RULES, Knocks, networkOfKnock } from './knocks.ts';

const FACTOR = 0.01;
const MINUTE_MS = 60_000;
const world = openWorld({ config: { rateLimitFactor: FACTOR, trustProxy: true } });
beforeAll(() => listen(world.app));

const open = (factor = 1) => {
  const clock = frozenClock(TEST_NOW);
  return { clock, knocks: new Knocks(clock, factor) };
};
/** Knocks so often, one after the other; gives how many were let through. */
function count(knocks: Knocks, address: string, times: number, isAdmitted = true): number {
  let through = 0;
  for (let index = 0; index < times; index += 1) {
    if (knocks.enter(address) > 0) continue;
    knocks.leave(address, isAdmitted);
    through += 1;
  }
  return through;
}

test('lets a school of a thousand students behind one address come back together, twice (S7, W5)', () => {
  const { knocks } = open();
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 1_000; index += 1) expect(knocks.enter('10.0.0.1')).toBe(0);
    for (let index = 0; index < 1_000; index += 1) knocks.leave('10.0.0.1', true);
  }
});

test('lets an address knock so often a minute, and others meanwhile (S7)', () => {
  const { clock, knocks } = open();
  expect(count(knocks, 'a', KNOCK_RULES.aMinute + 10)).toBe(KNOCK_RULES.aMinute);
  expect(count(knocks, 'b', 1)).toBe(1);
  clock.advance(MINUTE_MS - 1_500);
  expect(knocks.enter('a')).toBe(2);
  clock.advance(1_500);
  expect(knocks.enter('a')).toBe(0);
});

test('refuses an address whose tickets are wrong again and again (S7, W1)', () => {
  const { knocks } = open();
  const { refusedAMinute } = KNOCK_RULES;
  expect(count(knocks, 'a', refusedAMinute + 10, false)).toBe(refusedAMinute);
  expect(count(knocks, 'b', refusedAMinute + 10)).toBe(refusedAMinute + 10);
});

test('lets no address hold more than its share of requests that wait (S7)', () => {
  const { knocks } = open();
  for (let index = 0; index < KNOCK_RULES.waiting; index += 1) expect(knocks.enter('a')).toBe(0);
  expect(knocks.enter('a')).toBe(1);
  knocks.leave('a', true);
  expect(knocks.enter('a')).toBe(0);
});

test('counts anew when the clock is set back, and nothing while limits are off (C3)', () => {
  const { clock, knocks } = open(FACTOR);
  expect(count(knocks, 'a', 100)).toBe(KNOCK_RULES.aMinute * FACTOR);
  clock.advance(-MINUTE_MS);
  expect(count(knocks, 'a', 1)).toBe(1);
  expect(count(open(0).knocks, 'a', 10_000, false)).toBe(10_000);
});

test('believes the nearest entry of one proxy, and none without a proxy (T6)', () => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = '1.1.1.1, 10.9.9.9';
  Object.defineProperty(request.socket, 'remoteAddress', { value: '::ffff:127.0.0.1' });
  expect(networkOfKnock(request, true)).toBe('10.9.9.9');
  expect(networkOfKnock(request, false)).toBe('127.0.0.1');
  request.headers['x-forwarded-for'] = '';
  expect(networkOfKnock(request, true)).toBe('127.0.0.1');
});

test('answers 429 with Retry-After to who guesses tickets, and opens the sockets of another address (S7, W1)', async () => {
  const school = await world.school();
  const student = await school.student();
  const guess = { host: school.host, userId: student.id, ticket: 'x', forwarded: '10.1.1.1' };
  for (let index = 0; index < KNOCK_RULES.refusedAMinute * FACTOR; index += 1) {
    expect(await (await knock(world.app, guess)).closed).toBe(CloseCode.ticketOver);
  }
  await expect(knock(world.app, guess)).rejects.toThrow('status 429, again after 60');
  const asked = { host: school.host, ...(await student.ask(contract.talk.ticket)), forwarded: '10.1.1.2' };
  await (await knock(world.app, asked)).leave();
  world.clock.advance(MINUTE_MS);
  expect(await (await knock(world.app, guess)).closed).toBe(CloseCode.ticketOver);
});
