import { describe, expect, it } from 'vitest';
import { buildActivity, buildMember, buildTeam, buildTeamDetail } from '../../../testing/groups.ts';
import { canJoin, openingOf, type Standing, standingOf } from './standing.ts';

type Given = Parameters<typeof buildTeamDetail>;

describe('a group', () => {
  it.each<[Standing, ...Given]>([
    ['free', {}],
    ['free', { joined: 2 }],
    ['held', { joined: 2, held: 1 }],
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
  ])('is %s for whom %j %j describes (product.md 4.10)', (standing, team, given) => {
    expect(standingOf(buildTeamDetail(team, given))).toBe(standing);
  });
});

describe('an activity', () => {
  const { course } = buildActivity();
  const mine = buildTeam({ members: [buildMember({ isMe: true, isLeader: true })] });

  it.each([
    ['open', {}],
    ['owned', { course: { ...course, isOwned: true }, status: 'ended' }],
    ['mine', { teams: [mine], myTeamId: 11, myOrderId: 3, myOrderNum: '1', myOrderStatus: 'paid', status: 'stopped' }],
    ['pay', { teams: [], myTeamId: 11, myOrderId: 3, myOrderNum: '1', myOrderStatus: 'unpaid' }],
    ['notStarted', { status: 'notStarted' }],
    ['ended', { status: 'ended' }],
    ['stopped', { status: 'stopped' }],
    ['closed', { course: { ...course, status: 'full' } }],
    ['soldOut', { left: 0 }],
  ] as const)('offers %s', (opening, given) => {
    expect(openingOf(buildActivity(given as Parameters<typeof buildActivity>[0]), true)).toBe(opening);
  });

  it('asks a visitor to log in before opening a group', () => {
    expect(openingOf(buildActivity(), false)).toBe('login');
  });

  it('lets groups that run be joined after it was stopped, and not those whose last seat is being paid', () => {
    const stopped = buildActivity({ status: 'stopped' });
    expect(canJoin(stopped, buildTeam())).toBe(true);
    expect(canJoin(stopped, buildTeam({ joined: 2, held: 1 }))).toBe(false);
  });

  it('lets nobody join a second group at a time', () => {
    expect(canJoin(buildActivity({ myTeamId: 12 }), buildTeam())).toBe(false);
  });
});
