import { contract } from '@shuyuan/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Grants } from '../../domain/grants.ts';
import { inDays } from '../../testing/coupons.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { preparePeriod, revokePeriod } from './periods.ts';

const world = openWorld();
const { records, mine, alarm } = contract.memberships;
const iso = (days: number) => inDays(days).toISOString();

type Grant = Parameters<Grants['extendMembership']>[1];

function extend(school: School, student: StudentCaller, sourceId: number, overrides: Partial<Grant> = {}) {
  const ctx = { companyId: school.id, studentId: student.id, now: TEST_NOW, locale: 'cn' as const };
  const grant = { source: 'reward' as const, sourceId, days: 30, name: { cn: '月卡' } };
  return school.withTenant(async (tx) => {
    const key = { studentId: sql.val(student.id), sourceId: sql.val(sourceId) };
    return (await preparePeriod(tx, key, 'reward'))({ ...ctx, tx }, { ...grant, ...overrides });
  });
}
async function spans(student: StudentCaller): Promise<string[]> {
  const { items } = await student.ask(records);
  const day = (at: string | undefined) =>
    at === undefined ? '…' : String((Date.parse(at) - TEST_NOW.getTime()) / 86_400_000);
  return items.map(({ startsAt, endsAt, status }) => `${day(startsAt)}–${day(endsAt)} ${status}`).reverse();
}

describe('periods of a membership (I11)', () => {
  test('add up, however many are granted at once', async () => {
    const school = await world.school();
    const student = await school.student();
    await Promise.all([1, 2, 3, 4, 5].map((sourceId) => extend(school, student, sourceId)));
    expect((await student.ask(mine)).until).toBe(iso(150));
    await expectInvariants(school);
  });

  test('count once for each source', async () => {
    const school = await world.school();
    const student = await school.student();
    expect(await extend(school, student, 1)).toEqual({ previousUntil: null, until: inDays(30) });
    await extend(school, student, 1);
    expect(await extend(school, student, 2)).toEqual({ previousUntil: inDays(30), until: inDays(60) });
    expect(await spans(student)).toEqual(['0–30 active', '30–60 waiting']);
    await expectInvariants(school);
  });

  test('are not added behind one without end', async () => {
    const school = await world.school();
    const student = await school.student();
    await extend(school, student, 1);
    expect(await extend(school, student, 2, { days: 0 })).toEqual({ previousUntil: inDays(30), until: null });
    await expect(extend(school, student, 3)).rejects.toThrow();
    expect(await spans(student)).toEqual(['0–30 active', '30–… waiting']);
    await expectInvariants(school);
  });
});

describe('a revoked period (I11)', () => {
  /** Three months in a row, the one of order 7 in the given place, which is then revoked. */
  async function revoked(place: number, at = 0, days = 30) {
    const school = await world.school();
    const student = await school.student();
    for (let index = 0; index < 3; index += 1) {
      const isOrder = index === place;
      const overrides = isOrder ? { source: 'order' as const, days } : {};
      await extend(school, student, isOrder ? 7 : index + 1, overrides);
    }
    const now = inDays(at);
    await school.withTenant((tx) => revokePeriod(tx, { studentId: student.id, orderId: 7, now }));
    await school.withTenant((tx) => revokePeriod(tx, { studentId: student.id, orderId: 7, now }));
    await expectInvariants(school);
    return { shown: await spans(student), until: (await student.ask(mine)).until };
  }

  test('lets the later ones move up', async () => {
    expect(await revoked(0)).toEqual({
      shown: ['0–30 refunded', '0–30 active', '30–60 waiting'],
      until: iso(60),
    });
    expect((await revoked(1)).until).toBe(iso(60));
    expect(await revoked(2)).toMatchObject({
      shown: ['0–30 active', '30–60 waiting', '60–90 refunded'],
      until: iso(60),
    });
  });

  test('keeps the days that have been used of the running one', async () => {
    expect(await revoked(0, 5)).toMatchObject({ until: iso(65) });
  });

  test('ends the membership when nothing remains', async () => {
    const school = await world.school();
    const student = await school.student();
    await extend(school, student, 7, { source: 'order', days: 0 });
    await school.withTenant((tx) => revokePeriod(tx, { studentId: student.id, orderId: 7, now: TEST_NOW }));
    const own = await student.ask(mine);
    expect([own.isMember, own.until, own.name]).toEqual([false, undefined, undefined]);
    await expectInvariants(school);
  });
});

describe('the reminder of the end', () => {
  async function reminders(student: StudentCaller, hours: readonly number[]) {
    const seen: string[] = [];
    for (const hour of hours) {
      world.clock.set(inDays(hour / 24));
      const { isAlarm, daysLeft } = await student.ask(alarm);
      seen.push(`${hour}h ${daysLeft} ${isAlarm}`);
    }
    world.clock.set(null);
    return seen;
  }

  test('is written once a step: 7, 3 and 1 days before, and at the end', async () => {
    const school = await world.school();
    const student = await school.student({ member_until: inDays(7.5) });
    const hours = [0, 11, 12, 30, 50, 70, 90, 107, 108, 109, 130, 150, 156, 157, 170, 179, 180, 181];
    const seen = await reminders(student, hours);
    expect(seen.filter((line) => line.endsWith('true'))).toEqual([
      '12h 7 true',
      '108h 3 true',
      '156h 1 true',
      '180h 0 true',
    ]);
    const told = await school.withTenant((tx) => tx.selectFrom('site_message').select(['title', 'kind']).execute());
    expect(told).toHaveLength(4);
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['membership']));
  });

  test('reports the nearest step only, and restarts with a new end', async () => {
    const school = await world.school();
    const student = await school.student({ member_until: inDays(2) });
    expect(await student.ask(alarm)).toEqual({ isAlarm: true, daysLeft: 2, until: iso(2) });
    expect((await student.ask(alarm)).isAlarm).toBe(false);
    await extend(school, student, 1, { days: 4 });
    expect(await student.ask(alarm)).toEqual({ isAlarm: true, daysLeft: 6, until: iso(6) });
  });

  test('is not for who never was a member, nor forever', async () => {
    const school = await world.school();
    const student = await school.student();
    expect((await student.ask(alarm)).isAlarm).toBe(false);
    await extend(school, student, 1, { days: 0 });
    expect(await student.ask(alarm)).toMatchObject({ isAlarm: false });
  });
});
