import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { setSchool } from '../../commands/setSchool.ts';
import { lastCode } from '../../testing/messages.ts';
import { answerProving } from '../../testing/proofs.ts';
import { buildPhone, type School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld({ config: { proofFactor: 0.01 } });
const { account } = contract;
const SIX_HOURS = 36;
const TEN_MINUTES_MS = 600_000;

afterEach(() => world.clock.set(TEST_NOW));

/** Addresses of an attacker, and of everybody who asks once. */
const attackers = Array.from({ length: 60 }, (_none, index) => `198.51.100.${index + 1}`);
const homeOf = (index: number) => `203.0.113.${index + 1}`;

/** Half of them newcomers, half known persons on a device that the school has not seen. */
async function buildPersons(school: School) {
  const persons: { phone: string; purpose: 'login' | 'register' }[] = [];
  for (let index = 0; index < SIX_HOURS; index += 1) {
    if (index % 2 === 0) persons.push({ phone: buildPhone(), purpose: 'register' });
    else persons.push({ phone: (await school.student()).phone, purpose: 'login' });
  }
  return persons;
}

/** What a person meets who asks for a code at home, with a browser that does what the portal does. */
async function askAtHome(school: School, person: { phone: string; purpose: 'login' | 'register' }, index: number) {
  const input = { account: person.phone, purpose: person.purpose };
  const answer = await answerProving(school.visitor(), account.sendCode, input, { ip: homeOf(index) });
  const code = answer.data ? await lastCode(school, person.phone) : '';
  if (person.purpose === 'register') return { sent: answer.code, entered: answer.code };
  const { challenge } = answer.data ?? {};
  const login = await school
    .visitor()
    .answer(account.loginByCode, { account: person.phone, code, challenge, hasAgreed: true });
  return { sent: answer.code, entered: login.code };
}

describe('an outsider with sixty addresses asks for six hours (S15, decision 0063)', () => {
  test('for codes to the phones of 36 newcomers and known persons on new devices: each of them gets a code', async () => {
    const school = await world.school();
    const persons = await buildPersons(school);
    const met: object[] = [];
    let sent = 0;
    for (const [index, person] of persons.entries()) {
      for (const [at, { phone }] of persons.entries()) {
        const ip = attackers[(index * 7 + at) % attackers.length] ?? '';
        const { code } = await school.visitor().answer(account.sendCode, { account: phone, purpose: 'login' }, { ip });
        if (code === 0) sent += 1;
      }
      met.push(await askAtHome(school, person, index));
      world.clock.advance(TEN_MINUTES_MS);
    }
    expect(met).toEqual(persons.map(() => ({ sent: 0, entered: 0 })));
    expect(sent).toBeLessThanOrEqual(10 * persons.length);
  });

  test('for codes to ever new phones: newcomers get theirs, and the school sends no more than it may', async () => {
    const school = await world.school();
    await setSchool(world.platform.store.owner, { label: school.label, smsADay: 240 }, world.clock.now());
    const codes: (number | null)[] = [];
    let attacks = 0;
    for (let index = 0; index < SIX_HOURS; index += 1) {
      for (let at = 0; at < 20; at += 1) {
        const ip = attackers[(index * 20 + at) % attackers.length] ?? '';
        const input = { account: buildPhone(), purpose: 'register' } as const;
        const { code } = await school.visitor().answer(account.sendCode, input, { ip });
        if (code === 0) attacks += 1;
      }
      const input = { account: buildPhone(), purpose: 'register' } as const;
      codes.push((await answerProving(school.visitor(), account.sendCode, input, { ip: homeOf(index) })).code);
      world.clock.advance(TEN_MINUTES_MS);
    }
    expect(codes).toEqual(Array(SIX_HOURS).fill(0));
    expect(attacks).toBeGreaterThan(100);
    const messages = await school.withTenant((tx) => tx.selectFrom('outbox').select('id').execute());
    expect(messages).toHaveLength(attacks + SIX_HOURS);
    expect(messages.length).toBeLessThanOrEqual(240);
  });

  test('in the network of a school whose students ask too: a class gets its codes beyond two hundred', async () => {
    const school = await world.school();
    await school.visitor().ask(account.sendCode, { account: buildPhone(), purpose: 'login' });
    await school.withTenant(async (tx) => {
      const { id: _, ...row } = await tx.selectFrom('code_send').selectAll().executeTakeFirstOrThrow();
      const rows = Array.from({ length: 250 }, (_none, index) => ({ ...row, target_hash: `phone ${index}` }));
      await tx.insertInto('code_send').values(rows).execute();
    });
    for (let index = 0; index < 5; index += 1) {
      const input = { account: buildPhone(), purpose: 'register' } as const;
      const plain = await school.visitor().answer(account.sendCode, input);
      expect(plain.code).toBe(ResultCode.proofNeeded);
      expect((await answerProving(school.visitor(), account.sendCode, input)).code).toBe(0);
    }
  });
});
