import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { describe as describeStore } from '../../commands/describe.ts';
import { readSchoolCommand } from '../../commands/manageSchool.ts';
import { answerProving } from '../../testing/proofs.ts';
import { buildPhone, type School } from '../../testing/school.ts';
import { openWorld, TEST_NOW, type World } from '../../testing/world.ts';

const { account } = contract;
const HOUR_MS = 3_600_000;
let address = 0;

/** Somebody new asks for a code, with a browser that does what the portal does. */
function ask(school: School, target = buildPhone()) {
  address += 1;
  const input = { account: target, purpose: 'register' } as const;
  return answerProving(school.visitor(), account.sendCode, input, { ip: `10.1.${address >> 8}.${address & 255}` });
}

async function limit(world: World, school: School, messages: number) {
  const { store, config } = world.platform;
  const command = readSchoolCommand(['set', school.label, '--sms-a-day', String(messages)]);
  return command({ store, config, now: world.clock.now() });
}

const countSms = (school: School) =>
  school.withTenant(async (tx) =>
    (await tx.selectFrom('outbox').select('channel').execute()).filter(({ channel }) => channel === 'sms'),
  );

describe('the most short messages that a school sets (decision 0063)', () => {
  const world = openWorld({ config: { proofFactor: 0.01 } });
  afterEach(() => world.clock.set(TEST_NOW));

  test('is never passed, in an hour or a day, also in parallel; students read why, the operator sees it', async () => {
    const school = await world.school();
    expect(await limit(world, school, 16)).toEqual([`${school.label}: at most 16 short messages leave in 24 hours.`]);
    const first = await Promise.all(Array.from({ length: 12 }, () => ask(school)));
    expect(first.filter(({ code }) => code === 0)).toHaveLength(4);
    const refused = await ask(school);
    expect([refused.status, refused.code]).toEqual([200, ResultCode.messageLimit]);
    expect(refused.text).toContain('短信发送量已达上限');
    expect(refused.body['resultData']).toEqual({ countDown: 3600 });
    for (let hour = 0; hour < 22; hour += 1) {
      world.clock.advance(HOUR_MS);
      await Promise.all(Array.from({ length: 6 }, () => ask(school)));
    }
    expect(await countSms(school)).toHaveLength(16);
    expect(await world.platform.metrics.registry.metrics()).toMatch(/sms_limit_refusals_total\{limit="school"\} [1-9]/);
    const { store, config } = world.platform;
    const lines = await describeStore({ store, config, now: world.clock.now() });
    expect(lines.find((line) => line.includes(school.label))).toContain('16 of 16 short messages in 24 hours');
    world.clock.advance(26 * HOUR_MS);
    expect((await ask(school)).code).toBe(0);
  });

  test('does not hold for mails, and one school’s is none of another’s (T1)', async () => {
    const [school, other] = [await world.school(), await world.school()];
    await limit(world, school, 4);
    await ask(school);
    expect((await ask(school)).code).toBe(ResultCode.messageLimit);
    expect((await ask(school, `${buildPhone()}@mail.com`)).code).toBe(0);
    expect((await ask(other)).code).toBe(0);
  });

  test.each(['0', '1000001', 'many', '1.5'])('%s is no limit', (text) => {
    const command = readSchoolCommand(['set', 'sunrise', '--sms-a-day', text]);
    expect(command).toBeTypeOf('function');
    const { store, config } = world.platform;
    return expect(command({ store, config, now: TEST_NOW })).rejects.toThrow('--sms-a-day must be a whole number');
  });
});

describe('the most short messages of a server (decision 0063)', () => {
  const world = openWorld({ config: { proofFactor: 0.01, smsDayLimit: 20 } });

  test('is never passed, and one school cannot use up what the others need', async () => {
    const [loud, quiet] = [await world.school(), await world.school()];
    const { count } = await world.platform.store.owner
      .selectFrom('company')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
    const taken = await Promise.all(Array.from({ length: 30 }, () => ask(loud)));
    expect(taken.filter(({ code }) => code === 0)).toHaveLength(15);
    expect(taken.filter(({ code }) => code === ResultCode.messageLimit)).toHaveLength(15);
    const left = await Promise.all(Array.from({ length: 30 }, () => ask(quiet)));
    expect(left.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(await world.platform.metrics.registry.metrics()).toMatch(/sms_limit_refusals_total\{limit="server"\} [1-9]/);
  });
});
