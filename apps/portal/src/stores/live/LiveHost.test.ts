import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { LiveHost } from './LiveHost.ts';
import type { LiveParts } from './liveParts.ts';

const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

function build(load?: () => Promise<() => LiveParts>) {
  const login = observable({ token: null as string | null });
  const made: LiveParts[] = [];
  const ended: LiveParts[] = [];
  const begin = () => {
    const live = { dispose: () => void ended.push(live) } as unknown as LiveParts; // only its end is used here
    made.push(live);
    return live;
  };
  const host = new LiveHost(
    () => login.token,
    load ?? (async () => begin),
    async () => undefined,
  );
  host.start();
  const become = async (token: string | null) => {
    runInAction(() => {
      login.token = token;
    });
    await settle();
  };
  return { host, made, ended, become };
}

describe('the live parts', () => {
  it('are there for a login, other ones for the next, none without one', async () => {
    const { host, made, ended, become } = build();
    expect(host.now).toBeNull();
    await become('one');
    expect(host.now).toBe(made[0]);
    await become('two');
    expect([ended, host.now]).toEqual([[made[0]], made[1]]);
    await become(null);
    expect([ended, host.now]).toEqual([made, null]);
  });

  it('of a login that ended while they were loaded never begin', async () => {
    const { host, made, become } = build();
    const leaving = [become('one'), become(null)];
    await Promise.all(leaving);
    expect([made.length, host.now]).toEqual([0, null]);
  });

  it('whose code does not come leave the page as it is', async () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { host, become } = build(() => Promise.reject(new TypeError('Failed to fetch')));
    await become('one');
    expect(host.now).toBeNull();
    debug.mockRestore();
  });
});
