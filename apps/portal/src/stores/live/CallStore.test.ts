import type { AnswerOf, contract, SocketMessage } from '@shuyuan/contract';
import { SocketType } from '@shuyuan/contract';
import { CALL_COUNTDOWN_S } from '@shuyuan/rules';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/apiError.ts';
import { buildBrowser, buildEnvironment, buildSocket, buildSteadyClock } from '../../testing/live.ts';
import { buildApi } from '../../testing/services.ts';
import { CallStore } from './CallStore.ts';

type Mine = AnswerOf<typeof contract.studyRooms.mine>;
type Entry = AnswerOf<typeof contract.studyRooms.enter>;

const SERVER_NOW = '2026-11-20T02:00:00.000Z';
const at = (seconds: number) => new Date(Date.parse(SERVER_NOW) + seconds * 1000).toISOString();
const COUNTDOWN_MS = CALL_COUNTDOWN_S * 1000;
const CALL = {
  type: SocketType.call,
  id: 1,
  studyRoomId: 3,
  tempLogId: 40,
  liveUrl: '',
  teacherName: '周砚秋',
  endsAt: at(15),
  serverTime: SERVER_NOW,
} as const;
const ROOM = '/toroom?id=3&url=&tempLogId=40';
const ENTERED: SocketMessage = { type: SocketType.entered, studyRoomId: 3, tempLogId: 40 };
const CANCELLED: SocketMessage = { type: SocketType.cancelled, studyRoomId: 3, tempLogId: 40 };
const lost = () => Promise.reject(new ApiError('unreachable'));
const over = (outcome: 'entered' | 'cancelled' | 'missed' | 'withdrawn' | 'closed', tempLogId = 40): SocketMessage => ({
  ...{ type: SocketType.callOver, studyRoomId: 3, tempLogId, outcome },
});

/** One tab with its call; the server's state of the student can be changed. */
function build(
  given: { clock?: ReturnType<typeof buildSteadyClock>; browser?: ReturnType<typeof buildBrowser>; here?: string } = {},
) {
  const tab = buildEnvironment(given.clock, given.browser);
  const socket = buildSocket();
  const server = {
    mine: vi.fn(lost as () => Promise<Mine>),
    enter: vi.fn(async (): Promise<Entry> => ({ status: 'allowed', tempLogId: 40 })),
    cancel: vi.fn(async () => ({})),
  };
  const api = buildApi({ studyRooms: server });
  const ports = { environment: tab.environment, socket, api, member: 'student 7' };
  const store = new CallStore({ ...ports, here: () => given.here ?? '/index' });
  store.start();
  const ring = async () => {
    socket.push(CALL);
    await tab.clock.settle();
  };
  return { ...tab, socket, server, store, ring };
}

const twoTabs = () => {
  const clock = buildSteadyClock();
  const browser = buildBrowser();
  return [build({ clock, browser }), build({ clock, browser })] as const;
};

describe('a pushed call', () => {
  it('rings for 15 seconds (§4)', async () => {
    const { store, ring } = build();
    await ring();
    expect(store.now).toMatchObject({ lecturer: '周砚秋', roomId: 3, tempLogId: 40, endsAt: COUNTDOWN_MS });
    expect(store.state).toBe('ringing');
  });

  it('rings until the server’s deadline, and never longer than 15 s, whatever the system clock (W8)', async () => {
    for (const [ends, expected] of [
      [at(9), 9_000],
      [at(86_400), COUNTDOWN_MS],
      [undefined, COUNTDOWN_MS],
    ] as const) {
      const { store, socket } = build();
      const { endsAt: _, ...rest } = CALL;
      socket.push({ ...rest, ...(ends ? { endsAt: ends } : {}) });
      expect(store.now?.endsAt).toBe(expected);
    }
  });

  it('that is over already does not ring', async () => {
    const { store, socket } = build();
    socket.push({ ...CALL, endsAt: at(-1) });
    expect(store.now).toBeNull();
  });

  it('that is pushed again neither rings anew nor longer (W7)', async () => {
    const { store, socket, clock, ring } = build();
    await ring();
    await clock.advance(6_000);
    socket.push({ ...CALL, id: 2 });
    expect(store.now?.endsAt).toBe(COUNTDOWN_MS);
  });

  it('does not ring in the room that it calls into', async () => {
    const { store, ring } = build({ here: ROOM });
    await ring();
    expect(store.now).toBeNull();
    const other = build({ here: '/toroom?id=9&url=&tempLogId=39' });
    await other.ring();
    expect(other.store.now).not.toBeNull();
  });

  it('gets name and picture in the language of the page from the server, and goes when the server knows of none (W6)', async () => {
    const { store, server, ring, clock } = build();
    const call = {
      studyRoomId: 3,
      tempLogId: 40,
      teacherName: 'Zhou Yanqiu',
      portrait: '/files/zhou.svg',
      endsAt: at(15),
    };
    server.mine.mockResolvedValueOnce({ serverTime: SERVER_NOW, call });
    await ring();
    expect(store.now).toMatchObject({ lecturer: 'Zhou Yanqiu', portrait: '/files/zhou.svg', endsAt: COUNTDOWN_MS });
    server.mine.mockResolvedValueOnce({ serverTime: SERVER_NOW });
    await store.refresh();
    await clock.settle();
    expect(store.now).toBeNull();
  });

  it('that comes late rings for the time that is left: the look-up wins (W8)', async () => {
    const { store, server, ring, clock } = build();
    const call = { studyRoomId: 3, tempLogId: 40, teacherName: '周砚秋', endsAt: at(15) };
    server.mine.mockResolvedValueOnce({ serverTime: at(11), call });
    await ring();
    expect(store.now?.endsAt).toBe(4_000);
    await clock.advance(3_999);
    expect([store.state, server.cancel.mock.calls.length]).toEqual(['ringing', 0]);
    await clock.advance(1);
    expect([store.now, server.cancel.mock.calls.length]).toEqual([null, 1]);
  });

  it.each([
    ['its student missed it', { status: 'missed' }],
    ['its end is not stored yet', { status: 'calling' }],
    ['there is no place any more', undefined],
  ] as const)('that comes when no time is left closes with words: %s', async (_, ticket) => {
    const { store, server, ring, clock } = build();
    server.mine.mockResolvedValueOnce({
      serverTime: at(30),
      ...(ticket && { ticket: ticket as Mine['ticket'] }),
    } as Mine);
    await ring();
    expect([store.state, store.isRinging]).toEqual(['over', false]);
    await clock.advance(60_000);
    expect([store.state, server.cancel.mock.calls.length]).toEqual(['over', 0]);
    store.close();
    expect(store.now).toBeNull();
  });

  it('whose withdrawal was not pushed says so, and one that was answered elsewhere goes', async () => {
    const { store, server, ring, clock } = build();
    await ring();
    const look = async (ticket: object) => {
      server.mine.mockResolvedValueOnce({ serverTime: at(5), ticket } as Mine);
      await store.refresh();
      await clock.settle();
    };
    await look({ status: 'waiting', isFront: true });
    expect(store.state).toBe('withdrawn');
    const other = build();
    await other.ring();
    other.server.mine.mockResolvedValueOnce({ serverTime: at(5), ticket: { status: 'inRoom' } } as Mine);
    await other.store.refresh();
    expect(other.store.now).toBeNull();
  });

  it('that rings already is found on a first load and after every reconnect (W6)', async () => {
    const { store, server } = build();
    const call = { studyRoomId: 3, tempLogId: 40, teacherName: '周砚秋', endsAt: at(8) };
    server.mine.mockResolvedValue({ serverTime: SERVER_NOW, call });
    await store.refresh();
    expect(store.now).toMatchObject({ tempLogId: 40, endsAt: 8_000 });
  });

  it('a second one waits until the first is closed, and then rings (§4)', async () => {
    const { store, socket, server, ring, clock } = build();
    await ring();
    socket.push({ ...CALL, id: 2, studyRoomId: 5, tempLogId: 41, teacherName: '沈书瑶' });
    expect(store.now?.tempLogId).toBe(40);
    server.mine.mockResolvedValue({
      serverTime: SERVER_NOW,
      call: { studyRoomId: 5, tempLogId: 41, teacherName: '沈书瑶', endsAt: at(9) },
    });
    store.cancel();
    await clock.settle();
    expect(store.now?.tempLogId).toBe(41);
  });
});

describe('Enter', () => {
  it('sends type 20, opens the room in a new tab inside the click, posts once, closes (§4)', async () => {
    const { store, socket, server, opened, ring, clock } = build();
    await ring();
    store.enter();
    store.enter(); // a double click
    expect(socket.sent).toEqual([ENTERED]);
    expect(opened).toEqual([{ path: ROOM, isClosed: false }]);
    await clock.settle();
    expect(server.enter).toHaveBeenCalledTimes(1);
    expect(server.enter).toHaveBeenCalledWith({ roomId: 3 }, expect.anything());
    expect(store.now).toBeNull();
    await clock.advance(60_000);
    expect(server.cancel).not.toHaveBeenCalled();
  });

  it.each([
    ['the entry fails', () => Promise.reject(new ApiError('failed')), 'failed'],
    ['the call is over', async () => ({ status: 'callOver' }) as const, 'callOver'],
    ['there are no minutes', async () => ({ status: 'minutesShort' }) as const, 'minutesShort'],
  ])('rings on with words when %s, and its tab goes (§4)', async (_, answer, problem) => {
    const { store, server, opened, ring, clock } = build();
    server.enter.mockImplementationOnce(answer);
    await ring();
    store.enter();
    await clock.settle();
    expect([store.state, store.problem, store.now?.endsAt]).toEqual(['enterFailed', problem, COUNTDOWN_MS]);
    expect(opened[0]?.isClosed).toBe(true);
    store.enter();
    await clock.settle();
    expect(store.now).toBeNull();
    expect(server.enter).toHaveBeenCalledTimes(2);
  });

  it('whose answer was lost after the server had acted is found in the room', async () => {
    const { store, server, ring, clock } = build();
    await ring();
    server.enter.mockImplementationOnce(lost);
    const ticket = { status: 'inRoom', tempLogId: 40 } as Mine['ticket'];
    server.mine.mockResolvedValue({ serverTime: SERVER_NOW, ...(ticket ? { ticket } : {}) });
    store.enter();
    await clock.settle();
    expect(store.now).toBeNull();
    expect(server.enter).toHaveBeenCalledTimes(1);
  });

  it('into a second call of the same room is no repetition of the first (C1)', async () => {
    const { store, socket, server, ring, clock } = build();
    server.enter.mockImplementation(lost);
    await ring();
    store.enter();
    await clock.settle();
    socket.push(over('withdrawn'));
    store.close();
    socket.push({ ...CALL, id: 2, tempLogId: 41 });
    store.enter();
    await clock.settle();
    const ids = server.enter.mock.calls.map((call) => call as unknown[]).map(([, options]) => options);
    expect(ids).toHaveLength(2);
    expect(ids[0]).not.toEqual(ids[1]);
  });

  it('in a browser that blocks the tab leaves a plain link, and posts once', async () => {
    const { store, server, facts, ring, clock } = build();
    facts.blocksTabs = true;
    await ring();
    store.enter();
    await clock.advance(60_000);
    expect([store.state, store.roomPath]).toEqual(['blocked', ROOM]);
    store.cancel(); // the student is in: nothing is cancelled (W8)
    await clock.settle();
    expect([store.now, server.enter.mock.calls.length, server.cancel.mock.calls.length]).toEqual([null, 1, 0]);
  });

  it.each([
    [14_900, 1, 0],
    [15_000, 0, 1],
    [15_100, 0, 1],
  ])('clicked at %i ms enters %i times and cancels %i times', async (ms, enters, cancels) => {
    const { store, server, ring, clock } = build();
    await ring();
    await clock.advance(ms);
    store.enter();
    await clock.advance(60_000);
    expect([server.enter.mock.calls.length, server.cancel.mock.calls.length]).toEqual([enters, cancels]);
    expect(store.now).toBeNull();
  });

  it('under way at zero is waited for; when it fails the call is missed', async () => {
    const { store, server, ring, clock } = build();
    let refuse = () => undefined as unknown;
    server.enter.mockReturnValueOnce(new Promise((_, reject) => (refuse = () => reject(new ApiError('failed')))));
    await ring();
    store.enter();
    await clock.advance(16_000);
    expect([store.state, server.cancel.mock.calls.length]).toEqual(['entering', 0]);
    refuse();
    await clock.settle();
    expect([store.now, server.cancel.mock.calls.length]).toEqual([null, 1]);
  });
});

describe('a place in a queue', () => {
  it('is known from the server and from the push about it, on every page', async () => {
    const { store, server, socket, clock } = build();
    expect(store.isWaiting).toBe(false);
    socket.push({ type: SocketType.queue, id: 2, studyRoomId: 3 });
    expect(store.isWaiting).toBe(true);
    server.mine.mockResolvedValueOnce({ serverTime: SERVER_NOW });
    await store.refresh();
    await clock.settle();
    expect(store.isWaiting).toBe(false);
  });
});

describe('Cancel, and zero', () => {
  it('posts, on success sends type 21, closes (§4)', async () => {
    const { store, socket, server, ring, clock } = build();
    await ring();
    store.cancel();
    store.cancel();
    expect(socket.sent).toEqual([]);
    await clock.settle();
    expect(socket.sent).toEqual([CANCELLED]);
    expect(server.cancel).toHaveBeenCalledTimes(1);
    expect(server.cancel).toHaveBeenCalledWith({ roomId: 3, tempLogId: 40 }, expect.anything()); // no other call, no place
    expect(store.now).toBeNull();
  });

  it('that fails sends nothing and rings on (§4)', async () => {
    const { store, socket, server, ring, clock } = build();
    await ring();
    server.cancel.mockImplementationOnce(lost);
    store.cancel();
    await clock.settle();
    expect([store.state, store.now?.endsAt, socket.sent]).toEqual(['cancelFailed', COUNTDOWN_MS, []]);
    await clock.advance(COUNTDOWN_MS);
    expect([store.now, server.cancel.mock.calls.length]).toEqual([null, 2]);
  });

  it('at zero posts the cancellation, sends type 21, closes (§4)', async () => {
    const { store, socket, server, ring, clock } = build();
    await ring();
    await clock.advance(COUNTDOWN_MS - 1);
    expect(server.cancel).not.toHaveBeenCalled();
    await clock.advance(1);
    expect([store.now, socket.sent, server.cancel.mock.calls.length]).toEqual([null, [CANCELLED], 1]);
  });

  it('at zero tries once more quietly, then closes', async () => {
    const { store, socket, server, ring, clock } = build();
    server.cancel.mockImplementation(lost);
    await ring();
    await clock.advance(60_000);
    expect([store.now, socket.sent, server.cancel.mock.calls.length]).toEqual([null, [], 2]);
  });

  it('after a sleep of an hour cancels once and rings no more', async () => {
    const { store, server, ring, clock, wake } = build();
    await ring();
    wake();
    await clock.advance(3_600_000);
    wake();
    await clock.settle();
    expect([store.now, server.cancel.mock.calls.length]).toEqual([null, 1]);
  });

  it('reads a page again that shows the queue (§4 refreshExpert)', async () => {
    const { store, facts, ring, clock } = build();
    await ring();
    expect(facts.refreshes).toBe(0);
    store.cancel();
    await clock.settle();
    expect(facts.refreshes).toBe(1);
  });
});

describe('two tabs', () => {
  it('an answer in one closes the other, and is sent once (W8)', async () => {
    const [one, two] = twoTabs();
    await one.ring();
    await two.ring();
    one.store.enter();
    await one.clock.settle();
    expect([one.store.now, two.store.now]).toEqual([null, null]);
    await one.clock.advance(60_000);
    expect(one.server.enter.mock.calls.length + two.server.enter.mock.calls.length).toBe(1);
    expect(two.server.cancel).not.toHaveBeenCalled();
  });

  it('Enter in both at once enters once, and the second tab that opened goes (W8)', async () => {
    const [one, two] = twoTabs();
    await one.ring();
    await two.ring();
    one.store.enter();
    two.store.enter();
    await one.clock.settle();
    expect([one.server.enter.mock.calls.length, two.server.enter.mock.calls.length]).toEqual([1, 0]);
    expect([one.opened[0]?.isClosed, two.opened[0]?.isClosed]).toEqual([false, true]);
    expect([one.store.now, two.store.now]).toEqual([null, null]);
  });

  it('at zero one of them cancels (W8)', async () => {
    const [one, two] = twoTabs();
    await one.ring();
    await two.ring();
    await one.clock.advance(60_000);
    expect(one.server.cancel.mock.calls.length + two.server.cancel.mock.calls.length).toBe(1);
    expect([one.store.now, two.store.now]).toEqual([null, null]);
  });

  it('of another person on this machine are not affected', async () => {
    const one = build();
    await one.ring();
    one.browser.listeners.forEach((listeners) => {
      for (const listener of listeners) listener({ kind: 'callOver', member: 'student 8', call: 'call 40' });
    });
    expect(one.store.now).not.toBeNull();
  });
});

describe('a call that the server ends', () => {
  it.each(['entered', 'cancelled', 'missed'] as const)('as %s closes without a message', async (outcome) => {
    const { store, socket, server, ring, clock } = build();
    await ring();
    socket.push(over(outcome));
    await clock.advance(60_000);
    expect([store.now, server.cancel.mock.calls.length]).toEqual([null, 0]);
  });

  it.each([
    ['withdrawn', 'withdrawn'],
    ['closed', 'roomClosed'],
  ] as const)('as %s shows a message, and is closed by the student', async (outcome, state) => {
    const { store, socket, server, ring, clock } = build();
    await ring();
    socket.push(over(outcome));
    await clock.advance(60_000);
    expect([store.state, server.cancel.mock.calls.length]).toEqual([state, 0]);
    store.close();
    expect(store.now).toBeNull();
  });

  it('rings in no tab afterwards, whatever the order and number of pushes (W7)', async () => {
    const news = fc.constantFrom<SocketMessage>(
      CALL,
      { ...CALL, id: 2 },
      over('missed'),
      over('cancelled'),
      over('missed', 39),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([CALL, over('missed')], { minLength: 2 }),
        fc.array(news),
        async (both, more) => {
          const { store, socket, clock } = build();
          for (const message of [...both, ...more]) {
            socket.push(message);
            await clock.settle();
          }
          expect(store.isRinging).toBe(false);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the end of the login', () => {
  it('removes the call, and decides nothing', async () => {
    const { store, server, ring, clock, browser } = build();
    await ring();
    store.dispose();
    await clock.advance(60_000);
    expect([store.now, server.cancel.mock.calls.length, browser.locks.size]).toEqual([null, 0, 0]);
  });
});
