import type { RoomSession } from '@shuyuan/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RoomClock } from './RoomClock.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
const session = { enteredAt: '2026-11-20T12:00:00Z', endsAt: '2026-11-20T12:02:00Z' } as RoomSession; // all that a clock reads

beforeEach(() => void vi.useFakeTimers({ now: START + 3_600_000 })); // this browser is an hour ahead
afterEach(() => void vi.useRealTimers());

function build(given: RoomSession | undefined = session) {
  const onOver = vi.fn();
  const clock = {
    get now() {
      return Date.now();
    },
  };
  const store = new RoomClock(clock, () => given, onOver);
  store.read('2026-11-20T12:00:00Z');
  store.start();
  return { store, onOver };
}

describe('the clock of a room', () => {
  it('goes by the server, whatever the clock of the browser says (C3)', async () => {
    const { store } = build();
    await vi.advanceTimersByTimeAsync(61_000);
    expect([store.elapsedS, store.minutesLeft]).toEqual([61, 1]);
    store.dispose();
  });

  it('says once that the last minute has passed', async () => {
    const { store, onOver } = build();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(onOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([store.minutesLeft, onOver.mock.calls.length]).toEqual([0, 1]);
    store.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is the clock of the bill: it stands while one of the two is away (product.md 4.17)', async () => {
    const person = (isHere: boolean) => ({ isHere }) as RoomSession['me'];
    const given = {
      enteredAt: '2026-11-20T11:50:00Z',
      serverTime: '2026-11-20T12:00:00Z',
      togetherS: 20,
      heldMinutes: 5,
      me: person(true),
      peer: person(false),
    } as RoomSession;
    const { store } = build(given);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([store.isRunning, store.elapsedS, store.minutesLeft]).toEqual([false, 20, 5]);
    Object.assign(given, { peer: person(true), endsAt: '2026-11-20T12:04:40Z' });
    await vi.advanceTimersByTimeAsync(70_000);
    expect([store.isRunning, store.elapsedS, store.minutesLeft]).toEqual([true, 120, 3]);
    store.dispose();
  });

  it('knows nothing before the student came in', () => {
    const store = new RoomClock({ now: START }, () => undefined, vi.fn());
    expect([store.elapsedS, store.minutesLeft]).toEqual([null, null]);
  });
});
