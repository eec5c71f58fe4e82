import { type Desk, type DeskTicket, ResultCode, SocketType } from '@shuyuan/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import type { Api } from '../../../../api/createApi.ts';
import { buildLive, settle } from '../../../../testing/chat.ts';
import { buildApi } from '../../../../testing/services.ts';
import { DeskStore, REFRESH_MS } from './DeskStore.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

function buildTicket(changes: Partial<DeskTicket> = {}): DeskTicket {
  return {
    id: 1,
    studentId: 5,
    studentName: '何沐阳',
    portrait: undefined,
    subject: undefined,
    question: undefined,
    images: [],
    status: 'waiting',
    isFront: false,
    subscribedAt: at(-150),
    tempLogId: undefined,
    callEndsAt: undefined,
    enteredAt: undefined,
    minutesLeft: 30,
    ...changes,
  };
}

function buildDesk(changes: Partial<Desk> = {}): Desk {
  return {
    roomId: 3,
    roomName: '周砚秋的答疑室',
    status: 'open',
    notice: undefined,
    backAt: undefined,
    liveUrl: undefined,
    current: undefined,
    waiting: [buildTicket()],
    doneToday: 0,
    minutesToday: 0,
    serverTime: at(0),
    ...changes,
  };
}
const calling = buildTicket({ status: 'calling', tempLogId: 8, callEndsAt: at(15) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The browser's clock is an hour slow. */
async function build(first = buildDesk(), hasRoom = true) {
  const server = {
    desk: first,
    reads: 0,
    asked: [] as string[],
    gestures: [] as string[],
    isReadable: true,
    hasRoom,
    failure: null as ApiError | null,
  };
  const clock = { now: NOW - 3_600_000 };
  const answer = async (what: string) => {
    server.asked.push(what);
    if (server.failure) throw server.failure;
    return server.desk;
  };
  const calls = {
    read: async () => {
      server.reads += 1;
      if (!server.hasRoom) throw new ApiError('refused', '', { code: ResultCode.studyRoomMissing });
      if (!server.isReadable) throw new ApiError('unreachable');
      return { ...server.desk, serverTime: new Date(clock.now + 3_600_000).toISOString() };
    },
    callNext: ({ id }: { id?: number }, { requestId }: { requestId: string }) => {
      server.gestures.push(requestId);
      return answer(`call ${id ?? 'next'}`);
    },
    withdraw: ({ tempLogId }: { tempLogId: number }) => answer(`withdraw ${tempLogId}`),
    end: ({ tempLogId }: { tempLogId: number }) => answer(`end ${tempLogId}`),
    setRoom: ({ state }: { state: string }) => answer(`room ${state}`),
  };
  const store = new DeskStore({ api: buildApi({ desk: calls as unknown as Partial<Api['desk']> }), clock });
  const socket = buildLive();
  store.listen(socket.live);
  store.start();
  await settle();
  const pass = async (ms: number) => {
    clock.now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { store, server, socket, pass };
}

describe('the desk (product.md 4.17)', () => {
  it('is read again on a hint, when the socket opens, and every 20 seconds (W10)', async () => {
    const { server, socket, pass } = await build();
    expect(server.reads).toBe(1);
    socket.push({ type: SocketType.desk });
    await settle();
    socket.turn('open');
    await settle();
    expect(server.reads).toBe(3);
    await pass(REFRESH_MS);
    expect(server.reads).toBe(4);
  });

  it('is asked for once by a lecturer who has no room, whatever the socket and the clock say (5008)', async () => {
    const { store, server, socket, pass } = await build(buildDesk(), false);
    socket.push({ type: SocketType.desk });
    socket.turn('open');
    await pass(REFRESH_MS * 3);
    expect([server.reads, store.hasNoRoom]).toEqual([1, true]);
  });

  it("counts a call down by the server's clock (W8)", async () => {
    const { store, server, pass } = await build();
    server.desk = buildDesk({ current: calling, waiting: [] });
    await store.call();
    await pass(1000);
    expect(store.secondsLeft).toBe(14);
    await pass(14_000);
    expect(store.secondsLeft).toBe(0);
    const reads = server.reads;
    await pass(2000);
    expect(server.reads).toBeGreaterThan(reads);
  });

  it('shows that the called student is coming, and forgets it with the next call (product.md 4.17)', async () => {
    const { store, server, socket } = await build(buildDesk({ current: calling, waiting: [] }));
    socket.push({ type: SocketType.desk, isComing: true } as never);
    expect(store.isComing).toBe(true);
    server.desk = buildDesk({ current: buildTicket({ ...calling, id: 2 }), waiting: [] });
    await store.call();
    expect(store.isComing).toBe(false);
  });

  it.each(['cancelled', 'missed', 'withdrawn'] as const)(
    'shows that a call was %s as the server tells it, also where the push was lost (W10)',
    async (outcome) => {
      const { store, server, pass } = await build(buildDesk({ current: calling, waiting: [] }));
      const endedCall = { tempLogId: 8, studentName: '何沐阳', outcome };
      server.desk = buildDesk({ endedCall });
      await pass(REFRESH_MS);
      expect([store.callEnd, store.ringing]).toEqual([endedCall, undefined]);
      server.desk = buildDesk({ current: calling, waiting: [], endedCall });
      await store.call();
      expect(store.callEnd).toBeNull();
    },
  );

  it('calls a lecturer who waits for a new student, and for the one who has entered, and nobody who is busy', async () => {
    const { store, server } = await build(buildDesk({ waiting: [] }));
    const look = async (changes: Partial<Desk>) => {
      server.desk = buildDesk(changes);
      store.refresh();
      await settle();
      return store.news && [store.news.kind, store.news.ticketId];
    };
    expect(await look({ waiting: [] })).toBeNull();
    expect(await look({ waiting: [buildTicket()] })).toEqual(['waiting', 1]);
    expect(await look({ current: calling, waiting: [] })).toEqual(['waiting', 1]);
    expect(await look({ current: { ...calling, status: 'inRoom' }, waiting: [] })).toEqual(['came', 1]);
    const another = buildTicket({ id: 2, studentId: 6 });
    expect(await look({ current: { ...calling, status: 'inRoom' }, waiting: [another] })).toEqual(['came', 1]);
    expect(await look({ waiting: [another, buildTicket({ id: 3, studentId: 9 })] })).toEqual(['waiting', 3]);
    store.dispose();
  });

  it('is read again at once when a call is over', async () => {
    const { store, server, socket } = await build(buildDesk({ current: calling, waiting: [] }));
    server.desk = buildDesk({ endedCall: { tempLogId: 8, studentName: '何沐阳', outcome: 'cancelled' } });
    socket.push({ type: SocketType.callOver });
    await settle();
    expect([store.callEnd?.outcome, store.ringing]).toEqual(['cancelled', undefined]);
  });

  it('withdraws a call and ends a consultation by its number', async () => {
    const { store, server } = await build(buildDesk({ current: calling, waiting: [] }));
    server.desk = buildDesk({ current: buildTicket({ status: 'inRoom', tempLogId: 9 }), waiting: [] });
    await store.withdraw();
    expect(store.inRoom?.tempLogId).toBe(9);
    await store.end();
    expect(server.asked).toEqual(['withdraw 8', 'end 9']);
  });

  it('refreshes after a refusal and passes it on', async () => {
    const { store, server } = await build();
    server.failure = new ApiError('refused', '', { code: 5005 });
    await expect(store.call(1)).rejects.toThrow();
    await settle();
    expect(server.reads).toBe(2);
    expect(server.asked).toEqual(['call 1']);
  });

  it("counts waiting by the server's clock", async () => {
    const { store } = await build();
    expect(store.minutesWaited(buildTicket())).toBe(2);
  });

  it('calls anew once the desk was seen again, and repeats itself while it was not (C1)', async () => {
    const { store, server, pass } = await build();
    server.failure = new ApiError('unreachable');
    server.isReadable = false;
    await expect(store.call()).rejects.toThrow(ApiError);
    await expect(store.call()).rejects.toThrow(ApiError);
    server.isReadable = true;
    await pass(REFRESH_MS);
    await expect(store.call()).rejects.toThrow(ApiError);
    const [first, second, third] = server.gestures;
    expect([second === first, third === first]).toEqual([true, false]);
    store.dispose();
  });
});
