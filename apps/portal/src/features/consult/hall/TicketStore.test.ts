import { type QueueTicket, SocketType, type StudyRoomRecord } from '@shuyuan/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { TicketStore } from './TicketStore.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const LATER = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();
const buildTicket = (given: Partial<QueueTicket> = {}): QueueTicket => ({
  id: 7,
  roomId: 3,
  roomName: '周砚秋老师的答疑室',
  lecturerId: 5,
  lecturerName: '周砚秋',
  images: [],
  status: 'waiting',
  position: 2,
  waitCount: 2,
  estimateMinutes: 6,
  isFront: false,
  subscribedAt: NOW,
  ahead: [],
  ...given,
});
const buildRecord = (given: Partial<StudyRoomRecord> = {}): StudyRoomRecord => ({
  id: 7,
  roomId: 3,
  lecturerId: 5,
  lecturerName: '周砚秋',
  images: [],
  status: 'finished',
  subscribedAt: NOW,
  minutes: 12,
  ...given,
});

/** A socket that sends what a test wants. */
function fakeSocket() {
  const listeners = new Map<number, () => void>();
  const sent: number[] = [];
  const opened = new Set<() => void>();
  return {
    sent,
    on: (type: number, listener: (message: never) => void) => {
      listeners.set(type, listener as () => void);
      return () => void listeners.delete(type);
    },
    onOpen: (listener: () => void) => {
      opened.add(listener);
      return () => void opened.delete(listener);
    },
    send: ({ type }: { type: number }) => sent.push(type) > 0,
    say: (type: number) => listeners.get(type)?.(),
    open: () => {
      for (const listener of opened) listener();
    },
  };
}

/** The store over a server whose ticket and records a test changes; the browser's clock is `skewMs` ahead. */
function build({ ticket = buildTicket() as QueueTicket | undefined, skewMs = 0 } = {}) {
  const server = { ticket, records: [] as StudyRoomRecord[], isVisible: true };
  const serverNow = () => new Date(Date.now() - skewMs).toISOString();
  const studyRooms = {
    mine: vi.fn(async () => ({ ...(server.ticket && { ticket: server.ticket }), serverTime: serverNow() })),
    records: vi.fn(async () => ({ items: server.records, totalCount: 1, currentPage: 1, pageSize: 5 })),
    cancel: vi.fn(async () => ({})),
    comeBack: vi.fn(async () => buildTicket({ position: 1, isFront: true })),
    enter: vi.fn(async () => ({ status: 'allowed' as const })),
  };
  const clock = {
    get now() {
      return Date.now();
    },
  };
  const onRefresh = vi.fn();
  const page = { isLoggedIn: () => true, isVisible: () => server.isVisible, onRefresh };
  const store = observedStore(new TicketStore({ api: buildApi({ studyRooms }), clock }, page));
  return { store, server, studyRooms, onRefresh };
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(NOW) }));
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the place in a queue', () => {
  it('is read once for a burst of hints, and again when the socket opens (W6, W10)', async () => {
    const { store, studyRooms, onRefresh } = build();
    const socket = fakeSocket();
    store.start();
    const end = store.listen(socket);
    await settle();
    for (let hint = 0; hint < 5; hint++) socket.say(SocketType.queue);
    socket.say(SocketType.callOver);
    await vi.advanceTimersByTimeAsync(1000);
    expect(studyRooms.mine).toHaveBeenCalledTimes(2);
    expect(onRefresh).toHaveBeenCalledOnce();
    socket.open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(studyRooms.mine).toHaveBeenCalledTimes(3);
    end();
    socket.say(SocketType.queue);
    await vi.advanceTimersByTimeAsync(1000);
    expect(studyRooms.mine).toHaveBeenCalledTimes(3);
    store.dispose();
  });

  it('is read after hints also when the page was mounted twice', async () => {
    const { store, studyRooms } = build();
    const socket = fakeSocket();
    store.start();
    store.listen(socket);
    socket.say(SocketType.queue);
    store.dispose();
    store.start();
    await settle();
    const before = studyRooms.mine.mock.calls.length;
    socket.say(SocketType.queue);
    await vi.advanceTimersByTimeAsync(1000);
    expect(studyRooms.mine).toHaveBeenCalledTimes(before + 1);
    store.dispose();
  });

  it('that was taken anew is left under another idempotency key than the one before (C1)', async () => {
    const { store, server, studyRooms } = build();
    store.start();
    await settle();
    studyRooms.cancel.mockRejectedValueOnce(new ApiError('unreachable'));
    await expect(store.leave()).rejects.toThrow(ApiError);
    server.ticket = buildTicket({ id: 8 });
    store.refresh();
    await settle();
    await store.leave();
    const ids = studyRooms.cancel.mock.calls.map((call: unknown[]) => call[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).not.toEqual(ids[1]);
    store.dispose();
  });

  it('is read every half minute where no hint comes, but not in a window that nobody sees', async () => {
    const { store, server, studyRooms } = build();
    store.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(studyRooms.mine).toHaveBeenCalledTimes(3);
    server.isVisible = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(studyRooms.mine).toHaveBeenCalledTimes(3);
    store.dispose();
  });

  it('is left with one request, however often one presses (§8)', async () => {
    const { store, studyRooms } = build();
    store.start();
    await settle();
    await Promise.all([store.leave(), store.leave(), store.leave()]);
    expect(studyRooms.cancel).toHaveBeenCalledOnce();
    expect(store.ticket).toBeNull();
    store.dispose();
  });

  it('stays where leaving it fails, and the failure is thrown', async () => {
    const { store, studyRooms } = build();
    store.start();
    await settle();
    studyRooms.cancel.mockRejectedValue(new ApiError('failed'));
    await expect(store.leave()).rejects.toMatchObject({ kind: 'failed' });
    expect(store.ticket?.id).toBe(7);
    expect(store.isActing).toBe(false);
    store.dispose();
  });

  it('that the lecturer ends by closing the room is explained by its record (product.md 4.17)', async () => {
    const { store, server } = build();
    store.start();
    await settle();
    server.ticket = undefined;
    server.records = [buildRecord({ status: 'roomClosed', minutes: 0 })];
    store.refresh();
    await settle();
    expect(store.ticket).toBeNull();
    expect(store.ended).toMatchObject({ id: 7, status: 'roomClosed' });
    store.closeEnd();
    expect(store.ended).toBeNull();
    store.dispose();
  });

  it('that the student left needs no words', async () => {
    const { store, server } = build();
    store.start();
    await settle();
    server.records = [buildRecord({ status: 'cancelled', minutes: 0 })];
    const leaving = store.leave();
    server.ticket = undefined;
    await leaving;
    await settle();
    expect(store.ended).toBeNull();
    store.dispose();
  });
});

describe('a missed call', () => {
  const missed = buildTicket({ status: 'missed', returnBy: LATER(300_000), calledAt: NOW });

  it.each([0, 3_600_000, -3_600_000])(
    'can be made good for five minutes of the server, with a clock %i ms ahead (W8)',
    async (skewMs) => {
      vi.setSystemTime(Date.parse(NOW) + skewMs);
      const { store } = build({ ticket: missed, skewMs });
      store.start();
      await settle();
      expect(store.time.here(LATER(300_000)) - Date.now()).toBe(300_000);
      await vi.advanceTimersByTimeAsync(299_000);
      expect(store.ticket?.status).toBe('missed');
      expect(store.isTaken).toBe(false);
      await vi.advanceTimersByTimeAsync(2000);
      expect(store.ticket).toBeNull();
      store.dispose();
    },
  );

  it('leads back to the front', async () => {
    const { store, server } = build({ ticket: missed });
    store.start();
    await settle();
    server.ticket = buildTicket({ position: 1, isFront: true });
    await store.comeBack();
    expect(store.ticket).toMatchObject({ status: 'waiting', position: 1 });
    store.dispose();
  });

  it('that nobody wants to make good is gone at once', async () => {
    const { store } = build({ ticket: missed });
    store.start();
    await settle();
    await store.leave();
    await settle();
    expect(store.ticket).toBeNull();
    store.dispose();
  });
});

describe('a call', () => {
  const calling = buildTicket({ status: 'calling', tempLogId: 9, callEndsAt: LATER(15_000) });

  it('is read again after its 15 seconds and the grace (W8, product.md 4.17)', async () => {
    const { store, server, studyRooms } = build({ ticket: calling });
    store.start();
    await settle();
    server.ticket = buildTicket({ status: 'missed', returnBy: LATER(318_000) });
    await vi.advanceTimersByTimeAsync(18_000);
    expect(studyRooms.mine).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.ticket?.status).toBe('missed');
    store.dispose();
  });

  it('is answered from the page: type 20, then the entry (§4)', async () => {
    const { store, studyRooms } = build({ ticket: calling });
    const socket = fakeSocket();
    store.start();
    store.listen(socket);
    await settle();
    expect(await store.enter()).toBe('allowed');
    expect(socket.sent).toEqual([SocketType.entered]);
    expect(studyRooms.enter).toHaveBeenCalledWith({ roomId: 3 }, expect.anything());
    store.dispose();
  });

  it('of a room that one is in already needs no entry', async () => {
    const { store, studyRooms } = build({ ticket: buildTicket({ status: 'inRoom' }) });
    store.start();
    await settle();
    expect(await store.enter()).toBe('allowed');
    expect(studyRooms.enter).not.toHaveBeenCalled();
    store.dispose();
  });
});
