import { contract, type Machine, TRANSITIONS } from '@shuyuan/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { INVARIANTS } from '../db/invariants.ts';
import { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import { demoAccounts, seed } from './main.ts';
import { DEMO_CODES } from './trade/codes.ts';

const world = openWorld();
const LABELS = demoAccounts.map(({ label }) => label);
const CHINESE = /[\u4e00-\u9fff]/u;

beforeAll(() => seed(world.platform.store.owner, world.clock, world.platform.secrets));

async function inSchool<T>(label: string, text: string): Promise<T[]> {
  const company = await world.platform.companies.byLabel(label);
  if (!company) throw new Error(`no school ${label}`);
  return world.platform.tenancy.withTenant(company.id, async (tx) => (await sql.raw<T>(text).execute(tx)).rows);
}

/** Invariants that a school violates, with some of the violating rows. */
async function brokenOf(label: string): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const { id, sql: text } of INVARIANTS) {
    const rows = await inSchool(label, text);
    if (rows.length > 0) broken[id] = rows.slice(0, 3);
  }
  return broken;
}

async function demoOf(label: string): Promise<Caller> {
  const host = label === 'default' ? 'localhost:8080' : `${label}.localhost:8080`;
  const demo = demoAccounts.find((account) => account.label === label);
  const { token } = await new Caller(world.app, host, null).ask(contract.account.login, {
    account: demo?.account ?? '',
    password: demo?.password ?? '',
    hasAgreed: true,
  });
  return new Caller(world.app, host, token);
}

/** Table and column of the states of each machine of trade and of live help; those of learning and of articles are in other tests. */
const PLACES: Record<
  Exclude<Machine, 'seat' | 'lesson' | 'replay' | 'practice' | 'scoreSheet' | 'article' | 'articleText'>,
  readonly [table: string, column: string]
> = {
  order: ['trade_order', 'status'],
  fulfilment: ['trade_order', 'fulfilment'],
  payment: ['payment', 'status'],
  refund: ['refund', 'status'],
  couponClaim: ['coupon_claim', 'status'],
  redeemCode: ['redeem_code', 'status'],
  team: ['groupon_team', 'status'],
  teamMember: ['groupon_member', 'status'],
  membership: ['member_record', 'status'],
  exchange: ['exchange_order', 'status'],
  courseReward: ['course_reward', 'status'],
  consultation: ['study_ticket', 'status'],
  call: ['study_call', 'status'],
};

describe.each(LABELS)('the trade of the school %s (product.md 4.23)', (label) => {
  test('violates no invariant of trade (I1–I20)', async () => {
    expect(await brokenOf(label)).toEqual({});
  });

  test('shows every state of every machine', async () => {
    const lacking: string[] = [];
    for (const [machine, [table, column]] of Object.entries({ ...PLACES, seat: ['seat', 'state'] as const })) {
      const rows = await inSchool<{ state: string }>(label, `select distinct ${column} as state from ${table}`);
      const found = new Set(rows.map(({ state }) => state));
      const states = new Set(TRANSITIONS[machine as Machine].flatMap(({ from, to }) => [from, to]));
      for (const state of states) if (!found.has(state)) lacking.push(`${machine} ${state}`);
    }
    expect(lacking).toEqual([]);
  });

  test('gives the demo student orders under every tab, coupons in every state and 1,260 credits in 20 lines', async () => {
    const student = await demoOf(label);
    const counts = await student.ask(contract.orders.counts);
    expect(Math.min(counts.unpaid, counts.paid, counts.cancelled, counts.refund)).toBeGreaterThanOrEqual(2);
    const { items } = await student.ask(contract.orders.list, { pageSize: 100 }, { locale: 'en' });
    expect(JSON.stringify(items)).not.toMatch(CHINESE);
    expect(items[0]).toMatchObject({ status: 'unpaid' });
    for (const kind of ['fullReduction', 'discount', 'noThreshold']) {
      for (const status of ['open', 'used', 'expired']) {
        const rows = await inSchool(
          label,
          `select 1 from coupon_claim c join coupon k on k.id = c.coupon_id where k.kind = '${kind}'
            and ${status === 'expired' ? `c.status = 'open' and c.ends_at < '${world.clock.now().toISOString()}'` : `c.status = '${status}'`}`,
        );
        expect({ kind, status, isThere: rows.length > 0 }).toEqual({ kind, status, isThere: true });
      }
    }
    expect(await student.ask(contract.exchange.account)).toMatchObject({ balance: 1_260 });
    expect((await student.ask(contract.exchange.flow, { pageSize: 100 })).items).toHaveLength(20);
    const gifts = await student.ask(contract.exchange.gifts, { pageSize: 100 }, { locale: 'en' });
    expect(new Set(gifts.items.map(({ kind }) => kind))).toEqual(new Set(['goods', 'coupon', 'course', 'minutes']));
    expect(new Set(gifts.items.map(({ status }) => status))).toEqual(new Set(['on', 'gone', 'ended']));
    expect(JSON.stringify(gifts.items)).not.toMatch(CHINESE);
  });

  test('has groups that need one and two more members, one with its last seat unpaid, and activities in every state', async () => {
    const student = await demoOf(label);
    const activities = await inSchool<{ id: number }>(label, 'select id from groupon order by id');
    const pages = [];
    for (const { id } of activities) pages.push(await student.ask(contract.groupons.detail, { id }));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set(['notStarted', 'going', 'ended', 'stopped']));
    const going = pages.find(({ teamCount }) => teamCount > 0);
    expect(going?.myTeamId).toBeDefined();
    expect(new Set(going?.teams.map(({ size, joined, held }) => size - joined - held))).toEqual(new Set([0, 1, 2]));
    expect(going?.teams.some(({ holdEndsAt }) => holdEndsAt)).toBe(true);
  });

  test('has credits for inviting of those alone who have invited somebody by then', async () => {
    const paid = `select f.student_id from credit_flow f where f.reason = 'invite'`;
    expect((await inSchool(label, paid)).length).toBeGreaterThan(0);
    const friends = `select 1 from student s where s.inviter_id = f.student_id and s.created_at <= f.created_at`;
    expect(await inSchool(label, `${paid} and not exists (${friends})`)).toEqual([]);
  });

  test('accepts the demo codes, each once', async () => {
    const student = await demoOf(label);
    const redeem = (code: string) => student.answer(contract.redemptions.redeem, { code });
    for (const kind of ['course', 'membership', 'coupon', 'minutes', 'credits'] as const) {
      expect({ kind, code: (await redeem(DEMO_CODES[kind])).code }).toEqual({ kind, code: 0 });
    }
    expect((await redeem(DEMO_CODES.used)).code).toBe(3202);
    expect((await redeem(DEMO_CODES.expired)).code).toBe(3201);
  });
});

test('proceeds with time: due records end, fail and are refunded, and every invariant still holds (I1–I20)', async () => {
  world.clock.advance(5 * 86_400_000);
  await world.app.dueWork.run();
  await world.app.dueWork.run();
  for (const label of LABELS) {
    expect(await brokenOf(label)).toEqual({});
    const living = await inSchool(label, `select 1 from trade_order where status = 'unpaid'`);
    expect(living).toEqual([]);
    expect(await inSchool(label, `select 1 from groupon_team where status in ('leaderUnpaid', 'forming')`)).toEqual([]);
    const [refund] = await inSchool(label, `select 1 from refund where status = 'auditing'`);
    expect(refund).toBeUndefined();
  }
});
