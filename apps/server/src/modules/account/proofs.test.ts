import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { solve, unsolved, type Work, workOf } from '../../testing/proofs.ts';
import { buildPhone, type School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { admit, type CodeCounts } from './admission.ts';

const world = openWorld({ config: { proofFactor: 0.05 } });
const { account } = contract;
let address = 0;

afterEach(() => world.clock.set(TEST_NOW));

/** Asks for a code to a phone from a network that has not asked before. */
function ask(school: School, phone: string, proof?: string) {
  address += 1;
  const ip = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
  const input = { account: phone, purpose: 'login', ...(proof === undefined ? {} : { proof }) } as const;
  return school.visitor().answer(account.sendCode, input, { ip });
}

/** A phone that five strangers have had codes sent to within the hour, and the work for the next one. */
async function buildPressure(school: School): Promise<{ phone: string; work: Work }> {
  const phone = buildPhone();
  for (let index = 0; index < 5; index += 1) expect((await ask(school, phone)).code).toBe(0);
  return { phone, work: workOf(await ask(school, phone)) };
}

const sentTo = (school: School, phone: string) =>
  school.withTenant(async (tx) =>
    (await tx.selectFrom('outbox').select('recipient').execute()).filter(({ recipient }) => recipient === phone),
  );

test('beyond the share of a phone, a proof is asked for in words too, and a right one gets the code (S15)', async () => {
  const school = await world.school();
  const { phone, work } = await buildPressure(school);
  const refused = await ask(school, phone);
  expect([refused.status, refused.code]).toEqual([200, ResultCode.proofNeeded]);
  expect(refused.text).toContain('安全验证');
  expect(work).toEqual({ challenge: expect.stringMatching(/^[\w.-]{70,120}$/), parts: 8, tries: 6, cost: 250 });
  expect(await sentTo(school, phone)).toHaveLength(5);
  expect((await ask(school, phone, solve(work))).code).toBe(0);
  expect(await sentTo(school, phone)).toHaveLength(6);
  expect(await world.platform.metrics.registry.metrics()).toMatch(/proofs_asked_total\{call="code"\} [1-9]/);
});

test('a proof is good once, also in parallel, and for one phone in one school (S15)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const { phone, work } = await buildPressure(school);
  const second = await buildPressure(school);
  const proof = solve(work);
  for (let index = 0; index < 5; index += 1) await ask(other, phone);
  expect((await ask(other, phone, proof)).code).toBe(ResultCode.proofNeeded);
  expect((await ask(school, second.phone, proof)).code).toBe(ResultCode.proofNeeded);
  const uses = await Promise.all([1, 2, 3].map(() => ask(school, phone, proof)));
  expect(uses.map(({ code }) => code).sort()).toEqual([0, ResultCode.proofNeeded, ResultCode.proofNeeded]);
  expect((await ask(school, phone, proof)).code).toBe(ResultCode.proofNeeded);
});

test.each<[string, (work: Work) => string]>([
  ['not solved', unsolved],
  ['a challenge made easier', (work) => solve({ ...work, tries: 1, challenge: work.challenge.replace(/^\d+/, '1') })],
  [
    'a challenge that lives longer',
    (work) => solve({ ...work, challenge: work.challenge.replace(/\.[0-9a-z]+\./, '.zzzzzzz.') }),
  ],
  [
    'a signature of its own',
    (work) =>
      solve({ ...work, challenge: `${work.challenge.slice(0, -1)}${work.challenge.endsWith('A') ? 'E' : 'A'}` }),
  ],
  ['fewer parts', (work) => solve({ ...work, parts: 7 })],
  ['more parts', (work) => solve({ ...work, parts: 9 })],
  ['nothing', () => ''],
  ['words', () => '证明'],
])('a forged proof is refused: %s (S15)', async (_what, forge) => {
  const school = await world.school();
  const { phone, work } = await buildPressure(school);
  expect((await ask(school, phone, forge(work))).code).toBe(ResultCode.proofNeeded);
  expect((await ask(school, phone, solve(work))).code).toBe(0);
});

test('a proof ends five minutes after its challenge (S15)', async () => {
  const school = await world.school();
  const { phone, work } = await buildPressure(school);
  const proof = solve(work);
  world.clock.advance(5 * 60_000 + 1_000);
  expect((await ask(school, phone, proof)).code).toBe(ResultCode.proofNeeded);
});

test('a proof of less than half of the work that is needed now is too easy (S15)', async () => {
  const school = await world.school();
  const { phone, work } = await buildPressure(school);
  await school.withTenant(async (tx) => {
    const { id: _, ...row } = await tx
      .selectFrom('code_send')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 12 }, (_none, index) => ({ ...row, ip_hash: `attacker ${index}` }));
    await tx.insertInto('code_send').values(rows).execute();
  });
  const harder = workOf(await ask(school, phone, solve(work)));
  expect(harder.tries).toBe(4 * work.tries + 2);
  expect((await ask(school, phone, solve(harder))).code).toBe(0);
});

test('who sends a proof that nobody asked for gets a code as before, and keeps the proof', async () => {
  const school = await world.school();
  const { phone, work } = await buildPressure(school);
  const proof = solve(work);
  world.clock.advance(4 * 60_000);
  expect((await ask(school, buildPhone(), proof)).code).toBe(0);
  expect((await ask(school, phone, proof)).code).toBe(0);
});

const CALM: CodeCounts = {
  isKnown: false,
  sinceOwnS: null,
  target: { hour: 0, day: 0 },
  network: { hour: 0, day: 0 },
  sms: { school: 0, isServerFull: false },
};
const AGAIN = { hour: 3, day: 3 };
test.each<[string, Partial<CodeCounts>, ReturnType<typeof admit>]>([
  ['a first request is free', {}, { kind: 'free' }],
  ['so is one of a class behind an address', { network: { hour: 199, day: 300 } }, { kind: 'free' }],
  ['the two hundredth of a network proves', { network: { hour: 200, day: 300 } }, { kind: 'proof', level: 0 }],
  ['and ever more', { network: { hour: 900, day: 900 } }, { kind: 'proof', level: 5 }],
  ['a second within a minute waits', { sinceOwnS: 59 }, { kind: 'wait', seconds: 1 }],
  ['a sixth to a phone proves', { target: { hour: 5, day: 5 } }, { kind: 'proof', level: 0 }],
  ['an eleventh of the day too', { target: { hour: 0, day: 10 } }, { kind: 'proof', level: 0 }],
  [
    'more work for who has asked before',
    { target: { hour: 29, day: 29 }, network: AGAIN },
    { kind: 'proof', level: 4 },
  ],
  ['but little for who asks first', { target: { hour: 29, day: 29 } }, { kind: 'proof', level: 2 }],
  [
    'thirty to a phone end those who ask again',
    { target: { hour: 0, day: 30 }, network: AGAIN },
    { kind: 'wait', seconds: 3600 },
  ],
  ['and leave a share for those who ask first', { target: { hour: 0, day: 59 } }, { kind: 'proof', level: 2 }],
  ['a known browser has its own', { isKnown: true, target: { hour: 4, day: 9 } }, { kind: 'free' }],
  ['which end too (A5)', { isKnown: true, target: { hour: 5, day: 9 } }, { kind: 'wait', seconds: 3600 }],
  [
    'half of the messages need no proof',
    { network: AGAIN, sms: { school: 0.49, isServerFull: false } },
    { kind: 'free' },
  ],
  ['then they do', { network: AGAIN, sms: { school: 0.5, isServerFull: false } }, { kind: 'proof', level: 0 }],
  [
    'the last quarter is kept',
    { network: AGAIN, sms: { school: 0.75, isServerFull: false } },
    { kind: 'limit', of: 'school', seconds: 3600 },
  ],
  ['for those who ask first', { sms: { school: 0.75, isServerFull: false } }, { kind: 'proof', level: 0 }],
  ['and for known browsers', { isKnown: true, sms: { school: 0.99, isServerFull: false } }, { kind: 'free' }],
  [
    'nobody passes the limit',
    { isKnown: true, sms: { school: 1, isServerFull: false } },
    { kind: 'limit', of: 'school', seconds: 3600 },
  ],
  [
    'nor that of the server',
    { sms: { school: 0, isServerFull: true } },
    { kind: 'limit', of: 'server', seconds: 3600 },
  ],
])('%s (S15, decision 0063)', (_what, counts, admission) => {
  expect(admit({ ...CALM, ...counts })).toEqual(admission);
});
