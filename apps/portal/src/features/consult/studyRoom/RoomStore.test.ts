import { type RoomSession, type SocketMessage, SocketType } from '@shuyuan/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import type { Media } from '../../../shared/devices/media.ts';
import type { LiveSocket } from '../../../stores/live/liveSocket.ts';
import { buildApi, buildServices, buildStorage } from '../../../testing/services.ts';
import { RoomStore } from './RoomStore.ts';

const media: Media = {
  isSupported: false,
  open: async () => [],
  openScreen: () => Promise.reject(new Error('none')),
  permission: async () => 'prompt',
  devices: async () => [],
  onChange: () => () => undefined,
  measure: () => () => undefined,
};
const person = (type: 'student' | 'lecturer', isHere: boolean) => ({ id: 1, type, name: type, isHere });

interface Given {
  status?: RoomSession['status'];
  liveUrl?: string;
  storage?: Record<string, string>;
  /** Outside room of the address. */
  url?: string;
  error?: ApiError;
}

function build(given: Given = {}) {
  const sessionStorage = buildStorage(given.storage);
  const facts = {
    status: given.status ?? ('inRoom' as RoomSession['status']),
    isHere: true,
    error: given.error ?? null,
  };
  const hiding = new Set<() => void>();
  const log = vi.fn(async (_input: { joinType: string }, _options?: { keepalive?: boolean }) => ({ id: 1 }));
  const session = vi.fn(async (): Promise<RoomSession> => {
    if (facts.error) throw facts.error;
    return {
      tempLogId: 7,
      roomId: 4,
      recordId: 9,
      status: facts.status,
      me: person('student', facts.isHere),
      peer: person('lecturer', true),
      images: [],
      minutes: 12,
      endsAt: '2026-11-20T03:00:00.000Z',
      iceServers: [],
      lastSeq: 0,
      serverTime: new Date(Date.now()).toISOString(),
      ...(given.liveUrl === undefined ? {} : { liveUrl: given.liveUrl }),
    };
  });
  const items = async () => ({ items: [], totalCount: 0, currentPage: 1, pageSize: 100 });
  const clock = {
    get now() {
      return Date.now();
    },
  };
  const api = buildApi({ room: { log: log as never, session: session as never, items: items as never } });
  const { services } = buildServices({ api, sessionStorage, clock });
  const store = new RoomStore({
    services,
    address: { roomId: 4, tempLogId: 7, url: given.url ?? null, isRefused: false },
    hosts: ['live.example.com'],
    media,
    createConnection: () => {
      throw new Error('nobody is there');
    },
    createId: () => 'id',
    onPageHide(listener) {
      hiding.add(listener);
      return () => void hiding.delete(listener);
    },
  });
  store.start();
  const hidePage = () => {
    for (const listener of hiding) listener();
  };
  return { store, facts, log, session, sessionStorage, hidePage };
}
/** A socket that holds one listener for each kind of message. */
function buildSocket() {
  const listeners = new Map<number, (message: never) => void>();
  const socket: LiveSocket = {
    state: 'open',
    attempt: 1,
    on: (type, listener) => {
      listeners.set(type, listener);
      return () => void listeners.delete(type);
    },
    onOpen: () => () => undefined,
    send: (_message: SocketMessage) => true,
    retry: () => undefined,
  };
  return { socket, listeners };
}
const joins = (log: ReturnType<typeof build>['log']) => log.mock.calls.map(([{ joinType }]) => joinType);

describe('a room at a backend that has none of its own (§3, §7)', () => {
  const error = new ApiError('notServed');

  it('leads to the outside room of the call, and reports the coming', async () => {
    const { store, log } = build({ error, url: 'https://live.example.com/r' });
    await vi.waitFor(() => expect(store.phase).toBe('outside'));
    expect([store.outside, joins(log)]).toEqual(['https://live.example.com/r', ['enter']]);
    store.dispose();
  });

  it('without such a room says that this is not offered here, not that there is none', async () => {
    const { store } = build({ error });
    await vi.waitFor(() => expect([store.phase, store.end]).toEqual(['closed', 'notServed']));
    store.dispose();
  });
});

describe('a closed tab of the room (product.md 4.17)', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T02:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('says goodbye in a request that outlives the page', async () => {
    const { store, log, hidePage } = build();
    void store.join();
    await vi.advanceTimersByTimeAsync(0);
    hidePage();
    expect(log).toHaveBeenLastCalledWith({ roomId: 4, tempLogId: 7, joinType: 'close' }, { keepalive: true });
    store.dispose();
    hidePage();
    expect(joins(log)).toEqual(['enter', 'close']);
  });

  it('says nothing before the room, after it was left, and beside a room outside', async () => {
    const check = build();
    await vi.advanceTimersByTimeAsync(0);
    check.hidePage();
    expect(joins(check.log)).toEqual([]);
    const left = build();
    void left.store.join();
    await vi.advanceTimersByTimeAsync(0);
    void left.store.leave();
    left.hidePage();
    expect(joins(left.log)).toEqual(['enter', 'leave']);
    const outside = build({ liveUrl: 'https://live.example.com/r' });
    void outside.store.join();
    await vi.advanceTimersByTimeAsync(0);
    outside.hidePage();
    expect([outside.store.phase, joins(outside.log)]).toEqual(['outside', ['enter']]);
  });

  it('that comes back from the cache of the browser is in the room again', async () => {
    const { store, log, facts, hidePage } = build();
    void store.join();
    await vi.advanceTimersByTimeAsync(0);
    hidePage();
    facts.isHere = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(joins(log)).toEqual(['enter', 'close', 'enter']);
    store.dispose();
  });
});

describe('a stay in a room', () => {
  it('is read again once its coming is noted, so that the clock of the bill runs (product.md 4.17)', async () => {
    const { store, facts, log } = build();
    facts.isHere = false;
    log.mockImplementationOnce(async () => {
      facts.isHere = true;
      return { id: 1 };
    });
    void store.join();
    await vi.advanceTimersByTimeAsync(0);
    expect([store.phase, store.time.isRunning]).toEqual(['inside', true]);
    store.dispose();
  });

  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T02:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('waits for the entry that another tab posts, then notes the coming', async () => {
    const { store, facts, log } = build({ status: 'calling' });
    await vi.advanceTimersByTimeAsync(0);
    void store.join();
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.phase).toBe('waiting');
    facts.status = 'inRoom';
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.phase).toBe('inside');
    expect(joins(log)).toEqual(['enter']);
    store.dispose();
  });

  it('says kindly that the entry was not confirmed after 20 seconds, and why a call is over', async () => {
    const { store } = build({ status: 'calling' });
    await vi.advanceTimersByTimeAsync(0);
    void store.join();
    await vi.advanceTimersByTimeAsync(22_000);
    expect([store.phase, store.end]).toEqual(['closed', 'notCalled']);
    store.dispose();
    for (const status of ['cancelled', 'missed', 'roomClosed', 'failed', 'finished'] as const) {
      const { store: other } = build({ status });
      await vi.advanceTimersByTimeAsync(0);
      expect([other.phase, other.end]).toEqual(['closed', status]);
      other.dispose();
    }
  });

  it('goes straight in again after a reload, and not in another room', async () => {
    const stored = (tempLogId: number) => ({
      room_inside: JSON.stringify({ tempLogId, camera: false, isMuted: true }),
    });
    const same = build({ storage: stored(7) });
    await vi.advanceTimersByTimeAsync(0);
    expect(same.store.phase).toBe('inside');
    expect(same.store.devices.microphone.isMuted).toBe(true);
    same.store.dispose();
    const other = build({ storage: stored(8) });
    await vi.advanceTimersByTimeAsync(0);
    expect(other.store.phase).toBe('check');
    other.store.dispose();
  });

  it('comes in again by itself when the server has lost sight of it (W6)', async () => {
    const { store, facts, log } = build();
    await vi.advanceTimersByTimeAsync(0);
    await store.join();
    facts.isHere = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(joins(log)).toEqual(['enter', 'enter']);
    store.dispose();
  });

  it('shows that it is over when no push came (W10)', async () => {
    const { store, facts, sessionStorage } = build();
    await vi.advanceTimersByTimeAsync(0);
    await store.join();
    expect(sessionStorage.read('room_inside')).not.toBeNull();
    facts.status = 'finished';
    await vi.advanceTimersByTimeAsync(16_000);
    expect([store.phase, store.end]).toEqual(['closed', 'finished']);
    expect(sessionStorage.read('room_inside')).toBeNull();
    store.dispose();
  });

  it('learns of the end while the devices are checked, and after leaving', async () => {
    for (const hasLeft of [false, true]) {
      const { store, facts } = build();
      const { socket, listeners } = buildSocket();
      await vi.advanceTimersByTimeAsync(0);
      if (hasLeft) {
        await store.join();
        await store.leave();
      }
      store.connect(socket);
      facts.status = 'finished';
      listeners.get(SocketType.room)?.({ type: SocketType.room, tempLogId: 7 } as never);
      await vi.advanceTimersByTimeAsync(0);
      expect([store.phase, store.end]).toEqual(['closed', 'finished']);
      store.dispose();
      expect(listeners.size).toBe(0);
    }
  });

  it('stays inside while the network is away', async () => {
    const { store, facts } = build();
    await vi.advanceTimersByTimeAsync(0);
    await store.join();
    facts.error = new ApiError('unreachable');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.phase).toBe('inside');
    store.dispose();
  });

  it('leads to an outside room on a host of the school only (X3)', async () => {
    for (const [liveUrl, phase] of [
      ['https://live.example.com/r', 'outside'],
      ['https://evil.example/r', 'inside'],
    ] as const) {
      const { store } = build({ liveUrl });
      await vi.advanceTimersByTimeAsync(0);
      await store.join();
      expect(store.phase).toBe(phase);
      store.dispose();
    }
  });

  it('notes the leaving, and leaves no timer behind', async () => {
    const { store, log } = build();
    await vi.advanceTimersByTimeAsync(0);
    await store.join();
    await store.leave();
    expect(store.phase).toBe('left');
    expect(joins(log)).toEqual(['enter', 'leave']);
    store.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends camera, microphone and call at once when somebody else is logged in beside it (decision 0043)', async () => {
    const { store, log } = build();
    await vi.advanceTimersByTimeAsync(0);
    await store.join();
    const track = Object.assign(new EventTarget(), { kind: 'video', stop: vi.fn(), getSettings: () => ({}) });
    store.devices.camera.setTrack(track as never);
    store.stepOut();
    expect([store.phase, store.inside, track.stop.mock.calls.length]).toEqual(['left', null, 1]);
    expect(joins(log)).toEqual(['enter']); // what it would send is no longer its student's to send
    store.comeBack();
    expect(store.phase).toBe('check');
    store.dispose();
  });

  it('notes the leaving once more when it did not arrive, so that no minute runs on (product.md 4.17)', async () => {
    const { store, facts, log } = build();
    await vi.advanceTimersByTimeAsync(0);
    await store.join();
    log.mockRejectedValueOnce(new ApiError('unreachable'));
    facts.error = new ApiError('unreachable');
    await store.leave();
    const { socket, listeners } = buildSocket();
    store.connect(socket);
    facts.error = null;
    listeners.get(SocketType.room)?.({ type: SocketType.room, tempLogId: 7 } as never);
    await vi.advanceTimersByTimeAsync(0);
    expect(joins(log)).toEqual(['enter', 'leave', 'leave']);
    listeners.get(SocketType.room)?.({ type: SocketType.room, tempLogId: 7 } as never);
    await vi.advanceTimersByTimeAsync(0);
    expect(joins(log)).toEqual(['enter', 'leave', 'leave']);
    store.dispose();
  });

  it('does not come in again from a tab whose talk went to another one; taken back, it does', async () => {
    const { store, facts, log } = build();
    await vi.advanceTimersByTimeAsync(0);
    await store.join();
    const { socket, listeners } = buildSocket();
    store.connect(socket);
    const elsewhere = { type: SocketType.signal, tempLogId: 7, from: 'peer', data: { kind: 'with', tab: 'newer' } };
    listeners.get(SocketType.signal)?.(elsewhere as never);
    facts.isHere = false; // the other tab has left
    await vi.advanceTimersByTimeAsync(15_000);
    expect(joins(log)).toEqual(['enter']);
    store.inside?.claim();
    await vi.advanceTimersByTimeAsync(0);
    expect(joins(log)).toEqual(['enter', 'enter']);
    store.dispose();
  });

  it('counts what is left by the clock of the server (C3)', async () => {
    const { store } = build();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.time.minutesLeft).toBe(60);
    await vi.advanceTimersByTimeAsync(55 * 60_000);
    expect(store.time.minutesLeft).toBe(5);
    store.dispose();
  });
});
