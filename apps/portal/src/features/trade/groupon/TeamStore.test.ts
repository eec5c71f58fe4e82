import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildTeamDetail } from '../../../testing/groups.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { POLL_MS, TeamStore } from './TeamStore.ts';

const clock = { now: Date.parse('2026-11-20T02:00:00Z') };

describe('the page of a group', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function build(first = buildTeamDetail({}, { orderStatus: 'paid' })) {
    const team = vi.fn(async () => first);
    const page = { isVisible: true };
    const session = observable({ token: 'a' as string | null });
    const store = observedStore(
      new TeamStore({
        api: buildApi({ groupons: { team } }),
        clock,
        token: () => session.token,
        isVisible: () => page.isVisible,
      }),
    );
    store.start();
    store.show(11);
    return { store, team, page, session };
  }

  it('shows who joined within three seconds, without a reload', async () => {
    const { store, team } = build();
    await vi.advanceTimersByTimeAsync(0);
    team.mockResolvedValue(buildTeamDetail({ joined: 2 }, { orderStatus: 'paid' }));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(store.detail.value?.team.joined).toBe(2);
    store.dispose();
  });

  it('is not polled while it is hidden, once the group is complete, or after it was left', async () => {
    const { store, team, page } = build();
    await vi.advanceTimersByTimeAsync(0);
    page.isVisible = false;
    await vi.advanceTimersByTimeAsync(3 * POLL_MS);
    expect(team).toHaveBeenCalledTimes(1);
    page.isVisible = true;
    team.mockResolvedValue(buildTeamDetail({ status: 'success' }, { orderStatus: 'paid' }));
    await vi.advanceTimersByTimeAsync(3 * POLL_MS);
    expect(team).toHaveBeenCalledTimes(2);
    expect(store.phase).toBe('success');
    store.dispose();
    await vi.advanceTimersByTimeAsync(3 * POLL_MS);
    expect(team).toHaveBeenCalledTimes(2);
  });

  it('is polled until the money is back', async () => {
    const { store, team } = build(buildTeamDetail({ status: 'failed' }, { orderStatus: 'refunding' }));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(team).toHaveBeenCalledTimes(2);
    store.dispose();
  });

  it('keeps what it shows when a poll fails, and polls again', async () => {
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
