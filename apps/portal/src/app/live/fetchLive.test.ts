import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveStore } from '../../stores/live/LiveStore.ts';

const FILES = ['assets/liveCode-1.js', 'assets/live-2.js'];
const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { requestIdleCallback: (run: () => void) => run() }));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      readyState: 'complete',
      visibilityState: 'visible',
      getElementById: () => ({ textContent: JSON.stringify(FILES) }),
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A login whose live code could not be fetched. */
async function build() {
  const { liveSource } = await import('./fetchLive.ts');
  const load = vi.fn(async () => {
    await liveSource.load();
    return expect.fail('the code itself is not run here');
  });
  const store = new LiveStore(() => 'token', { ...liveSource, load });
  store.start();
  await vi.advanceTimersByTimeAsync(0);
  const rounds = () => load.mock.calls.length;
  return { store, rounds };
}

it('live code whose files did not arrive is fetched again after a while, whole', async () => {
  const { store, rounds } = await build();
  expect([rounds(), fetched.mock.calls.length]).toEqual([1, FILES.length]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([rounds(), fetched.mock.calls.length]).toEqual([2, 2 * FILES.length]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(rounds()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(rounds()).toBe(3);
  store.dispose();
});

it('live code is fetched again at once when the browser says `online`', async () => {
  const { store, rounds } = await build();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([rounds(), fetched.mock.calls.length]).toEqual([2, 2 * FILES.length]);
  store.dispose();
});

it('live code is fetched again with the next page, and not while it is under way', async () => {
  const { store, rounds } = await build();
  for (let page = 0; page < 3; page++) store.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(rounds()).toBe(2);
  store.dispose();
});
