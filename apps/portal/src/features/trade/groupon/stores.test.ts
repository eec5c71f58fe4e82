import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildActivity, buildTeam, buildTeamDetail } from '../../../testing/groups.ts';
import { buildApi } from '../../../testing/services.ts';
import { GroupActivityStore } from './GroupActivityStore.ts';
import { POLL_MS, TeamStore } from './TeamStore.ts';

const clock = { now: Date.parse('2026-11-20T02:00:00Z') };

describe('the page of a group', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function build(first = buildTeamDetail({}, { orderStatus: 'paid' })) {
    const team = vi.fn(async () => first);
    const view = { isVisible: true };
    const session = observable({ token: 'a' as string | null });
    const store = new TeamStore({
      api: buildApi({ groupons: { team } }),
      clock,
      token: () => session.token,
      isVisible: () => view.isVisible,
    });
    store.start();
    store.show(11);
    return { store, team, view, session };
  }

  it('shows who joined within three seconds, without a reload', async () => {
    const { store, team } = build();
    await vi.advanceTimersByTimeAsync(0);
    team.mockResolvedValue(buildTeamDetail({ joined: 2 }, { orderStatus: 'paid' }));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(store.detail.value?.team.joined).toBe(2);
    store.dispose();
  });

  it('does not ask while it is hidden, once the group is complete, or after it was left', async () => {
    const { store, team, view } = build();
    await vi.advanceTimersByTimeAsync(0);
    view.isVisible = false;
    await vi.advanceTimersByTimeAsync(3 * POLL_MS);
    expect(team).toHaveBeenCalledTimes(1);
    view.isVisible = true;
    team.mockResolvedValue(buildTeamDetail({ status: 'success' }, { orderStatus: 'paid' }));
    await vi.advanceTimersByTimeAsync(3 * POLL_MS);
    expect(team).toHaveBeenCalledTimes(2);
    expect(store.standing).toBe('success');
    store.dispose();
    await vi.advanceTimersByTimeAsync(3 * POLL_MS);
    expect(team).toHaveBeenCalledTimes(2);
  });

  it('goes on looking until the money is back', async () => {
    const { store, team } = build(buildTeamDetail({ status: 'failed' }, { orderStatus: 'refunding' }));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(team).toHaveBeenCalledTimes(2);
    store.dispose();
  });

  it('keeps what it shows when a look fails, and looks again', async () => {
    const { store, team } = build();
    await vi.advanceTimersByTimeAsync(0);
    team.mockRejectedValueOnce(new ApiError('unreachable'));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(store.detail.value?.team.id).toBe(11);
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(team).toHaveBeenCalledTimes(3);
    store.dispose();
  });

  it('reads again when somebody logs in on it', async () => {
    const { store, team, session } = build(buildTeamDetail({ status: 'success' }));
    await vi.advanceTimersByTimeAsync(0);
    runInAction(() => (session.token = 'b'));
    expect(team).toHaveBeenCalledTimes(2);
    store.dispose();
  });
});

describe('the page of an activity', () => {
  const other = buildTeam({ id: 12 });

  function build(activity = buildActivity()) {
    const teams = vi.fn(async () => ({ items: [buildTeam(), other], totalCount: 2, currentPage: 1, pageSize: 100 }));
    const detail = vi.fn(async () => activity);
    const store = new GroupActivityStore(buildApi({ groupons: { detail, teams } }), clock, () => null);
    return { store, detail, teams };
  }

  it("shows the student's own group first", async () => {
    const { store } = build(buildActivity({ teams: [buildTeam(), other], teamCount: 2, myTeamId: 12 }));
    await store.activity.load(5);
    expect(store.teams.map(({ id }) => id)).toEqual([12, 11]);
  });

  it('fetches the groups that are not on the page yet, once they are wanted', async () => {
    const { store, teams } = build(buildActivity({ teamCount: 2 }));
    await store.activity.load(5);
    expect(store.hidden).toBe(1);
    store.showAll();
    await vi.waitFor(() => expect(store.teams).toHaveLength(2));
    expect(teams).toHaveBeenCalledOnce();
    expect(store.hidden).toBe(0);
  });

  it('forgets the groups of another activity', async () => {
    const { store } = build();
    await store.activity.load(5);
    store.showAll();
    await vi.waitFor(() => expect(store.more.value).toBeDefined());
    store.show(6);
    expect(store.teams).toEqual([]);
  });
});
