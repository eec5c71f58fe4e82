import { configure, observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveSession } from './LiveSession.ts';
import { LiveStore } from './LiveStore.ts';

configure({ enforceActions: 'always' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

function build(fetchCode?: () => Promise<void>) {
  const login = observable({ token: null as string | null });
  const made: LiveSession[] = [];
  const ended: LiveSession[] = [];
  const awake = new Set<() => void>();
  let loads = 0;
  const start = () => {
    const session = { dispose: () => void ended.push(session) } as unknown as LiveSession; // only its end is used here
    made.push(session);
    return session;
  };
  const store = new LiveStore(() => login.token, {
    async load() {
      loads += 1;
      await fetchCode?.();
      return start;
    },
    whenIdle: async () => undefined,
    onAwake(listener) {
      awake.add(listener);
      return () => void awake.delete(listener);
    },
  });
  store.start();
  const become = async (token: string | null) => {
    runInAction(() => {
      login.token = token;
    });
    await settle();
  };
  const wake = async () => {
    for (const listener of awake) listener();
    await settle();
  };
  return { store, made, ended, become, wake, loads: () => loads, listening: () => awake.size };
}

/** A network that is down until the test restores it. */
function buildNetwork() {
  const network = { isAway: true };
  const fetchCode = async () => {
    if (network.isAway) throw new TypeError('Failed to fetch');
  };
  return { network, fetchCode };
}

describe('the live session', () => {
  it('is there for a login, another one for the next, none without one', async () => {
    const { store, made, ended, become } = build();
    expect(store.session).toBeNull();
    await become('one');
    expect(store.session).toBe(made[0]);
    await become('two');
    expect([ended, store.session]).toEqual([[made[0]], made[1]]);
    await become(null);
    expect([ended, store.session]).toEqual([made, null]);
  });

  it('loads no code for a visitor without a login', async () => {
    const { store, become, wake, loads } = build();
    store.retry();
    await wake();
    await become(null);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(loads()).toBe(0);
  });

  it('of a login that ended while its code was loaded never begins', async () => {
    const { store, made, become } = build();
    const leaving = [become('one'), become(null)];
    await Promise.all(leaving);
    expect([made.length, store.session]).toEqual([0, null]);
  });
});

describe('live code that failed to load', () => {
  it('is fetched again, later each time, until it is there', async () => {
    const { network, fetchCode } = buildNetwork();
    const { store, become, loads } = build(fetchCode);
    await become('one');
    expect([store.session, loads()]).toEqual([null, 1]);
    const waits = [2, 5, 15, 60, 300, 300];
    for (const [index, seconds] of waits.entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(loads()).toBe(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(loads()).toBe(index + 2);
    }
    network.isAway = false;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(store.session).not.toBeNull();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(loads()).toBe(waits.length + 2);
  });

  it('is fetched at once when the network is back or the page is seen again', async () => {
    const { network, fetchCode } = buildNetwork();
    const { store, become, wake } = build(fetchCode);
    await become('one');
    network.isAway = false;
    await wake();
    expect(store.session).not.toBeNull();
  });

  it('is fetched at once when another page is shown, once for many pages', async () => {
    const { network, fetchCode } = buildNetwork();
    const { store, become, loads } = build(fetchCode);
    await become('one');
    network.isAway = false;
    for (let page = 0; page < 5; page++) store.retry();
    await settle();
    expect([store.session === null, loads()]).toEqual([false, 2]);
  });

  it('is not fetched for a login that ended', async () => {
    const { store, become, wake, loads } = build(() => Promise.reject(new TypeError('Failed to fetch')));
    await become('one');
    await become(null);
    await wake();
    store.retry();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(loads()).toBe(1);
  });

  it('is fetched no more once the tab is closed', async () => {
    const { store, become, loads, listening } = build(() => Promise.reject(new TypeError('Failed to fetch')));
    await become('one');
    store.dispose();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([loads(), listening()]).toEqual([1, 0]);
  });
});
