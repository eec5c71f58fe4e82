import { describe, expect, it } from 'vitest';
import { buildActivity, buildMember, buildTeam } from '../../../testing/groups.ts';
import { canJoin, mainActionOf } from './mainAction.ts';

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
  ] as const)('offers %s', (action, given) => {
    expect(mainActionOf(buildActivity(given as Parameters<typeof buildActivity>[0]), true)).toBe(action);
  });

  it('asks a visitor to log in before opening a group', () => {
    expect(mainActionOf(buildActivity(), false)).toBe('login');
  });

  it('lets groups that run be joined after it was stopped, and not those whose last seat is being paid', () => {
    const stopped = buildActivity({ status: 'stopped' });
    expect(canJoin(stopped, buildTeam())).toBe(true);
    expect(canJoin(stopped, buildTeam({ joined: 2, held: 1 }))).toBe(false);
  });

  it('allows one group at a time', () => {
    expect(canJoin(buildActivity({ myTeamId: 12 }), buildTeam())).toBe(false);
  });
});
