import { contract } from '@shuyuan/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Caller } from '../../testing/caller.ts';
import type { School } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';
import { CALLS_OF_PAGE } from './guesses.ts';
import { PROMPT_REFUSALS } from './limiter.ts';

// Limits of classes are out of the way: what is refused here is refused for guesses.
const world = openWorld({ config: { rateLimitFactor: 100, trustProxy: true } });
const { account, talk } = contract;
const SECRETS = 30;

// However long a test takes, no refused secret is forgotten meanwhile.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const forwarded = (ip: string) => ({ 'x-forwarded-for': ip });
const newToken = (school: School) => world.platform.secrets.newToken(school.id);
const isLoggedOut = ({ code }: { code: number | null }) => code === -1;

/** Transactions of the school while something is done. */
async function lookUpsOf(school: School, act: () => Promise<unknown>): Promise<number> {
  const transactions = vi.spyOn(world.platform.tenancy, 'withTenant');
  await act();
  const found = transactions.mock.calls.filter(([companyId]) => companyId === school.id).length;
  transactions.mockRestore();
  return found;
}

/** What strangers guess: each gives a request for one made-up secret. */
const GUESSES: Readonly<Record<string, (school: School, n: number) => (ip: string) => Promise<unknown>>> = {
  files: (school, n) => get(school, `/files/u/${n.toString(16).padStart(32, 'a')}.png`),
  calendars: (school, n) => get(school, `/api/calendar/${n}.${'a'.repeat(43)}.ics`),
  invitations: (school) => get(school, `/welcome/${newToken(school)}`),
  tokens: (school) => {
    const caller = new Caller(world.app, school.host, newToken(school));
    return (ip) => caller.answer(account.checkLogin, {}, { headers: forwarded(ip) });
  },
};

function get(school: School, url: string) {
  return (ip: string) => world.app.inject({ url, headers: { host: school.host, ...forwarded(ip) } });
}

for (const [kind, build] of Object.entries(GUESSES)) {
  test(`a stranger who repeats made-up ${kind} a dozen times has each looked up once (S7)`, async () => {
    const school = await world.school();
    const secrets = Array.from({ length: SECRETS }, (_, n) => build(school, n));
    const ip = `10.30.${Object.keys(GUESSES).indexOf(kind)}.1`;
    const found = await lookUpsOf(school, async () => {
      for (let turn = 0; turn < CALLS_OF_PAGE; turn += 1) for (const ask of secrets) await ask(ip);
    });
    expect(found).toBe(SECRETS);
  });
}

test('a stranger who asks for each secret on a dozen connections at once has it looked up once, after a dozen in vain (S7)', async () => {
  const school = await world.school();
  const askAtOnce = async (n: number) => {
    const ask = get(school, `/files/u/${n.toString(16).padStart(32, 'b')}.png`);
    await Promise.all(Array.from({ length: CALLS_OF_PAGE }, () => ask('10.31.1.1')));
  };
  for (let n = 0; n < CALLS_OF_PAGE; n += 1) await askAtOnce(n);
  const found = await lookUpsOf(school, async () => {
    for (let n = 0; n < SECRETS; n += 1) await askAtOnce(CALLS_OF_PAGE + n);
  });
  expect(found).toBe(SECRETS);
});

test('a school behind one address goes on while sixty of its ended logins make a dozen calls each (S7)', async () => {
  const school = await world.school();
  const headers = forwarded('10.32.1.1');
  const student = await school.student();
  const refused = [];
  for (let n = 0; n < 60; n += 1) {
    const caller = new Caller(world.app, school.host, newToken(school));
    const calls = Array.from({ length: CALLS_OF_PAGE }, () => caller.answer(account.checkLogin, {}, { headers }));
    refused.push(...(await Promise.all(calls)));
  }
  expect(refused.filter((answer) => !isLoggedOut(answer))).toEqual([]);
  expect((await student.answer(account.checkLogin, {}, { headers })).code).toBe(0);
});

test('whoever repeats one refused secret is refused as one who guesses, though nothing is looked up (S7)', async () => {
  const school = await world.school();
  const ask = get(school, `/files/u/${'c'.repeat(32)}.png`);
  for (let n = 0; n <= CALLS_OF_PAGE + PROMPT_REFUSALS; n += 1) await ask('10.33.1.1');
  const late = world.app.inject({
    url: `/files/u/${'d'.repeat(32)}.png`,
    headers: { host: school.host, ...forwarded('10.33.1.1') },
  });
  expect((await late).statusCode).toBe(429);
});

test('a token that is refused at a call of students opens those of its lecturer at the same moment (S7, A1)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const headers = forwarded('10.34.1.1');
  expect(isLoggedOut(await lecturer.answer(account.checkLogin, {}, { headers }))).toBe(true);
  expect((await lecturer.answer(talk.lecturer, {}, { headers })).code).toBe(0);
});
