import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { buildActivity, buildTeam } from '../../../testing/groups.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { GroupActivityStore } from './GroupActivityStore.ts';

const clock = { now: Date.parse('2026-11-20T02:00:00Z') };

describe('the page of an activity', () => {
  const other = buildTeam({ id: 12 });

  function build(activity = buildActivity()) {
    const session = observable({ token: null as string | null });
    const teams = vi.fn(async () => ({ items: [buildTeam(), other], totalCount: 2, currentPage: 1, pageSize: 100 }));
    const detail = vi.fn(async () => activity);
    const api = buildApi({ groupons: { detail, teams } });
    const store = observedStore(new GroupActivityStore(api, clock, () => session.token));
    const logIn = () => runInAction(() => (session.token = 'a'));
    return { store, detail, teams, logIn };
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

  it('is read again after a login, until the page is left', async () => {
    const { store, detail, logIn } = build();
    store.start();
    await store.activity.load(5);
    logIn();
    expect(detail).toHaveBeenCalledTimes(2);
    store.dispose();
  });

  it('goes by the clock of the server (§9)', async () => {
    const { store } = build(buildActivity({ serverTime: '2026-11-20T02:07:00.000Z' }));
    await store.activity.load(5);
    expect(store.time.now - clock.now).toBe(7 * 60_000);
  });
});
