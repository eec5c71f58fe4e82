import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTabLock } from './TabLock.ts';

/** The browser's locks, as several tabs of it see them. */
function buildLocks() {
  const held = new Map<string, { lose: (reason: unknown) => void }>();
  const waiting = new Map<string, (() => void)[]>();
  const free = (name: string) => {
    held.delete(name);
    waiting.get(name)?.shift()?.();
  };
  const run = (name: string, hold: (lock: Lock | null) => unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const own = { lose: reject };
      held.set(name, own);
      void Promise.resolve(hold({ name, mode: 'exclusive' })).then((value) => {
        resolve(value);
        if (held.get(name) === own) free(name);
      });
    });
  const request = vi.fn(async (name: string, options: LockOptions, hold: (lock: Lock | null) => unknown) => {
    const holder = held.get(name);
    if (options.steal) {
      holder?.lose(new DOMException('stolen', 'AbortError'));
      return run(name, hold);
    }
    if (!holder) return run(name, hold);
    if (options.ifAvailable) return hold(null);
    await new Promise<void>((resolve, reject) => {
      waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    });
    return run(name, hold);
  });
  return { locks: { request } as unknown as LockManager, request };
}

/** A timeout of signals that fake timers move. */
function timeout(ms: number): AbortSignal {
  const ending = new AbortController();
  setTimeout(() => ending.abort(new DOMException('too late', 'TimeoutError')), ms);
  return ending.signal;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('of two tabs that claim one name (product.md 4.13)', () => {
  const claims = () => {
    const { locks, request } = buildLocks();
    const [one, other] = [browserTabLock(locks), browserTabLock(locks)];
    const lost = { one: vi.fn(), other: vi.fn() };
    return {
      request,
      lost,
      one: (take = false, name = 'new') => one.claim(name, { take, onLost: lost.one }),
      other: (take = false, name = 'new') => other.claim(name, { take, onLost: lost.other }),
    };
  };

  it('the first gets it and the second does not, after it has waited a moment', async () => {
    const { one, other, lost } = claims();
    expect(await one()).toBeTypeOf('function');
    const second = other();
    await vi.advanceTimersByTimeAsync(99);
    expect(await Promise.race([second, 'waits'])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toBeNull();
    expect(lost.one).not.toHaveBeenCalled();
  });

  it('the second gets it from a first that ends its claim within that moment, as a reloaded page does', async () => {
    const { one, other } = claims();
    const release = await one();
    const second = other();
    await vi.advanceTimersByTimeAsync(50);
    release?.();
    expect(await second).toBeTypeOf('function');
  });

  it('the second gets it at once when it takes it, and the first is told once', async () => {
    const { one, other, lost } = claims();
    await one();
    expect(await other(true)).toBeTypeOf('function');
    await vi.advanceTimersByTimeAsync(0);
    expect([lost.one.mock.calls.length, lost.other.mock.calls.length]).toEqual([1, 0]);
    const third = one();
    await vi.advanceTimersByTimeAsync(100);
    expect(await third).toBeNull();
  });

  it('a claim that has ended loses nothing when another tab takes the name later', async () => {
    const { one, other, lost } = claims();
    (await one())?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(await other(true)).toBeTypeOf('function');
    expect(lost.one).not.toHaveBeenCalled();
  });

  it('two names are two claims, under the prefix of the product', async () => {
    const { one, other, request } = claims();
    expect(await one(false, 'new')).toBeTypeOf('function');
    expect(await other(false, '12')).toBeTypeOf('function');
    expect(request.mock.calls.map(([name]) => name)).toEqual(['sy_article_new', 'sy_article_12']);
  });
});

it('a failure of the browser is no answer of another tab', async () => {
  const request = () => Promise.reject(new DOMException('no storage', 'InvalidStateError'));
  const lock = browserTabLock({ request } as unknown as LockManager);
  await expect(lock.claim('new', { take: true, onLost: vi.fn() })).rejects.toThrow('no storage');
});

it('a browser that stores nothing for this site, and refuses its locks, lets everybody write instead of waiting for ever', async () => {
  const request = () => Promise.reject(new DOMException('no storage', 'SecurityError'));
  const lock = browserTabLock({ request } as unknown as LockManager);
  expect(await lock.claim('new', { take: false, onLost: vi.fn() })).not.toBeNull();
});

it('a page without locks gets every claim', async () => {
  const lock = browserTabLock(undefined);
  const release = await lock.claim('new', { take: false, onLost: vi.fn() });
  expect(release).toBeTypeOf('function');
  release?.();
  expect(await lock.claim('new', { take: false, onLost: vi.fn() })).toBeTypeOf('function');
});
