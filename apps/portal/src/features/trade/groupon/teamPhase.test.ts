import { describe, expect, it } from 'vitest';
import { buildMember, buildTeam, buildTeamDetail } from '../../../testing/groups.ts';
import { canChange, isAllHeld, phaseOf, seatedIn, type TeamPhase } from './teamPhase.ts';

type Given = Parameters<typeof buildTeamDetail>;

describe('a group', () => {
  it.each<[TeamPhase, ...Given]>([
    ['free', {}],
    ['free', { joined: 2 }],
    ['held', { joined: 2, held: 1 }],
    ['elsewhere', {}, { myTeamId: 99 }],
    ['elsewhere', { joined: 2, held: 1 }, { myTeamId: 99 }],
    ['taken', { joined: 3, status: 'success' }],
    ['notOpen', { status: 'leaderUnpaid', joined: 0, held: 1 }],
    ['cancelled', { status: 'cancelled' }],
    ['over', { status: 'failed' }],
    ['unpaid', { held: 1 }, { orderStatus: 'unpaid' }],
    ['unpaid', { status: 'leaderUnpaid' }, { orderStatus: 'unpaid' }],
    ['waiting', {}, { orderStatus: 'paid' }],
    ['success', { status: 'success' }, { orderStatus: 'paid' }],
    ['taken', { status: 'success' }, { orderStatus: 'refunded' }],
    ['failed', { status: 'failed' }, { orderStatus: 'refunding' }],
    ['failed', { status: 'failed' }, { orderStatus: 'refunded' }],
    ['free', {}, { orderStatus: 'cancelled' }],
    ['free', {}, { orderStatus: 'refunded' }],
  ])('is %s for whom %j %j describes (product.md 4.10)', (phase, team, given) => {
    expect(phaseOf(buildTeamDetail(team, given))).toBe(phase);
  });

  it('is polled while it forms and until its money is back, and no longer', () => {
    expect(canChange(buildTeamDetail())).toBe(true);
    expect(canChange(buildTeamDetail({ status: 'leaderUnpaid' }))).toBe(true);
    expect(canChange(buildTeamDetail({ status: 'failed' }, { orderStatus: 'refunding' }))).toBe(true);
    expect(canChange(buildTeamDetail({ status: 'failed' }, { orderStatus: 'refunded' }))).toBe(false);
    expect(canChange(buildTeamDetail({ status: 'success' }, { orderStatus: 'paid' }))).toBe(false);
  });
});

describe('the seats of a group', () => {
  it.each([
    [{ joined: 2, held: 1 }, true],
    [{ joined: 2 }, false],
    [{ joined: 1, held: 1 }, false],
    [{ joined: 3 }, false],
  ])('are all being paid for, and none is called free, with %j', (given, isHeld) => {
    expect(isAllHeld(buildTeamDetail(given).team)).toBe(isHeld);
  });

  it("show the student's own group as it is, not an empty one that she could open", () => {
    const paying = buildMember({ seat: 3, status: 'hold' });
    const team = buildTeam({
      members: [buildMember({ isLeader: true }), buildMember({ seat: 2, isMe: true }), paying],
    });
    expect(seatedIn(team).map(({ seat }) => seat)).toEqual([1, 2]);
  });
});
