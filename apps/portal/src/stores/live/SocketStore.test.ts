import { SocketType } from '@shuyuan/contract';
import {
  CloseCode,
  HEARTBEAT_MS,
  HEARTBEAT_REPLY_MS,
  RECONNECT_DELAYS_S,
  RECONNECT_RENEW_MS,
  RECONNECT_TRIES,
  SOCKET_PROTOCOL,
} from '@shuyuan/rules';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/apiError.ts';
import { buildEnvironment } from '../../testing/live.ts';
import { SocketStore } from './SocketStore.ts';

const HOUR_MS = 3_600_000;
const HEARTBEAT = { type: SocketType.heartbeat } as const;

function build(given: { ticket?: () => Promise<{ ticket?: string; userId: number }>; isSilent?: boolean } = {}) {
  const tab = buildEnvironment();
  const onLoginOver = vi.fn();
  let tickets = 0;
  const ticket = vi.fn(given.ticket ?? (async () => ({ ticket: `t${++tickets}`, userId: 7 })));
  const socket = new SocketStore({
    environment: tab.environment,
    ticket,
    url: (id) => `ws://school/socket/${id}/1`,
    onLoginOver,
    ...(given.isSilent ? { isSilent: true } : {}),
  });
  const last = () => {
    const connection = tab.connections.at(-1);
    if (!connection) throw new Error('The socket has not been opened.');
    return connection;
  };
  const open = async () => {
    socket.start();
    await tab.clock.settle();
    last().events.open();
  };
  const living = () => tab.connections.filter(({ isClosed }) => !isClosed).length;
  return { ...tab, socket, ticket, onLoginOver, last, open, living };
}

describe('the socket', () => {
  it('opens with a fresh ticket in the second protocol, at base, user and /1 (§7, W1)', async () => {
    const { socket, open, last } = build();
    const opened = vi.fn();
    socket.onOpen(opened);
    expect(socket.state).toBe('off');
    await open();
    expect(last()).toMatchObject({ url: 'ws://school/socket/7/1', protocols: [SOCKET_PROTOCOL, 't1'] });
    expect(socket.state).toBe('open');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('of a backend without tickets opens at base, user and /1, and asks for no sub-protocol (§7)', async () => {
    const { open, last } = build({ ticket: async () => ({ userId: 7 }) });
    await open();
    expect(last()).toMatchObject({ url: 'ws://school/socket/7/1', protocols: [] });
  });

  it('begins once, however often it is started (W5)', async () => {
    const { socket, open, connections } = build();
    await open();
    socket.start();
    expect(connections).toHaveLength(1);
  });

  it('sends only while it is open', async () => {
    const { socket, open, last } = build();
    expect(socket.send({ type: SocketType.entered, studyRoomId: 3 })).toBe(false);
    await open();
    expect(socket.send({ type: SocketType.entered, studyRoomId: 3 })).toBe(true);
    expect(last().sent).toEqual([{ type: 20, studyRoomId: 3 }]);
  });

  it('delivers nothing after its end, and leaves no timer (W5)', async () => {
    const { socket, open, last, clock, living, listening } = build();
    const listener = vi.fn();
    await open();
    socket.on(SocketType.unread, listener);
    socket.dispose();
    last().push({ type: SocketType.unread });
    last().events.close(1006);
    expect(listener).not.toHaveBeenCalled();
    expect([clock.pending(), living(), listening()]).toEqual([0, 0, 0]);
  });

  it('aborts a pending attempt when it ends', async () => {
    const { socket, clock, connections } = build();
    socket.start();
    socket.dispose();
    await clock.settle();
    expect(connections).toHaveLength(0);
  });
});

describe('the heartbeat', () => {
  it('is sent 15 s after the last message of any type (§4, W4)', async () => {
    const { open, last, clock } = build();
    await open();
    await clock.advance(HEARTBEAT_MS - 1);
    last().push({ type: SocketType.unread });
    await clock.advance(HEARTBEAT_MS - 1);
    expect(last().sent).toEqual([]);
    await clock.advance(1);
    expect(last().sent).toEqual([HEARTBEAT]);
  });

  it('without a reply in 10 s closes the connection and opens a new one (W4)', async () => {
    const { socket, open, last, clock, connections } = build();
    await open();
    await clock.advance(HEARTBEAT_MS + HEARTBEAT_REPLY_MS);
    expect(last().isClosed).toBe(true);
    expect(socket.state).toBe('reconnecting');
    await clock.advance(1_000);
    expect(connections).toHaveLength(2);
  });

  it('may stay unanswered by a backend that has never answered one (§4)', async () => {
    const { socket, open, last, clock, connections } = build({ isSilent: true });
    await open();
    await clock.advance(HEARTBEAT_MS * 10);
    expect([socket.state, connections.length]).toEqual(['open', 1]);
    expect(last().sent).toHaveLength(10);
    last().push(HEARTBEAT);
    await clock.advance(HEARTBEAT_MS + HEARTBEAT_REPLY_MS);
    expect(socket.state).toBe('reconnecting');
  });

  it('is answered, and continues for hours', async () => {
    const { socket, open, last, clock, connections } = build();
    await open();
    for (let beat = 0; beat < 500; beat++) {
      await clock.advance(HEARTBEAT_MS);
      last().push(HEARTBEAT);
    }
    expect(last().sent).toHaveLength(500);
    expect([connections.length, socket.state]).toEqual([1, 'open']);
  });

  it('is sent at once after a suspend, and detects a dead connection in 10 s (W4, W5)', async () => {
    const { socket, open, last, wake, clock } = build();
    await open();
    wake(); // the steady clock may have slept too
    expect(last().sent).toEqual([HEARTBEAT]);
    wake();
    expect(last().sent).toHaveLength(1);
    await clock.advance(HEARTBEAT_REPLY_MS);
    expect(socket.state).toBe('reconnecting');
  });

  it('is sent at once when the browser reports the network as offline (W4)', async () => {
    const { socket, open, last, loseNetwork, clock } = build();
    await open();
    loseNetwork();
    expect(last().sent).toEqual([HEARTBEAT]);
    await clock.advance(HEARTBEAT_REPLY_MS);
    expect(socket.state).toBe('reconnecting');
    loseNetwork();
    expect(last().sent).toHaveLength(1);
  });

  it('aborts a connection that never opens', async () => {
    const { socket, clock, living } = build();
    socket.start();
    await clock.advance(HEARTBEAT_REPLY_MS);
    expect([socket.state, living()]).toEqual(['reconnecting', 0]);
  });
});

describe('reconnecting', () => {
  it('waits longer each time, and stops after ten tries (§4, W5)', async () => {
    const { socket, ticket, clock, last, open } = build();
    await open();
    last().events.close(1006);
    for (const [place, seconds] of RECONNECT_DELAYS_S.entries()) {
      expect([socket.state, socket.attempt]).toEqual(['reconnecting', place + 1]);
      await clock.advance(seconds * 1000 - 1);
      expect(ticket).toHaveBeenCalledTimes(place + 1);
      await clock.advance(1);
      expect(ticket).toHaveBeenCalledTimes(place + 2);
      last().events.close(1006);
    }
    expect(socket.state).toBe('closed');
    await clock.advance(HOUR_MS);
    expect(ticket).toHaveBeenCalledTimes(1 + RECONNECT_TRIES);
  });

  it('counts a refused ticket as an attempt (W5)', async () => {
    const { socket, clock, ticket } = build({ ticket: () => Promise.reject(new ApiError('unreachable')) });
    socket.start();
    await clock.advance(HOUR_MS);
    expect(socket.state).toBe('closed');
    expect(ticket).toHaveBeenCalledTimes(1 + RECONNECT_TRIES);
  });

  it('notifies its listeners on each reconnect, so that they load what they missed (W6)', async () => {
    const { socket, open, last, clock } = build();
    const opened = vi.fn();
    socket.onOpen(opened);
    await open();
    last().events.close(CloseCode.restart);
    await clock.advance(1_000);
    last().events.open();
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a click', (built: ReturnType<typeof build>) => built.socket.retry()],
    ['the network or a look at the page', (built: ReturnType<typeof build>) => built.wake()],
  ])('has ten tries again after %s (W5)', async (_, renew) => {
    const built = build({ ticket: () => Promise.reject(new ApiError('unreachable')) });
    built.socket.start();
    await built.clock.advance(HOUR_MS);
    renew(built);
    await built.clock.advance(HOUR_MS);
    expect(built.ticket).toHaveBeenCalledTimes(2 * (1 + RECONNECT_TRIES));
  });

  it('has ten tries again after 30 s alive with traffic, not before (W5)', async () => {
    const { socket, open, last, clock } = build();
    await open();
    const loseAfter = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 10_000) {
        await clock.advance(10_000);
        last().push(HEARTBEAT);
      }
      last().events.close(1006);
      const { attempt } = socket;
      await clock.advance(5_000);
      last().events.open();
      return attempt;
    };
    expect(await loseAfter(0)).toBe(1);
    expect(await loseAfter(RECONNECT_RENEW_MS - 10_000)).toBe(2);
    expect(await loseAfter(RECONNECT_RENEW_MS)).toBe(1);
  });

  it('is made at once when the network is back, without backoff (W5)', async () => {
    const { socket, open, last, wake, clock, connections } = build();
    await open();
    last().events.close(1006);
    wake();
    await clock.settle();
    expect(connections).toHaveLength(2);
    last().events.open();
    expect(socket.state).toBe('open');
  });

  it('comes back with the page from the cache of the browser (back/forward)', async () => {
    const { socket, open, last, leave, wake, clock, living } = build();
    await open();
    leave();
    expect(living()).toBe(0);
    await clock.advance(HOUR_MS);
    wake();
    await clock.settle();
    last().events.open();
    expect([socket.state, living()]).toEqual(['open', 1]);
  });

  it('has one socket and one timer, whatever the order of error, close, opening, network and end (W5)', async () => {
    const act = fc.constantFrom(
      'open',
      'error',
      'close',
      'late',
      'wake',
      'leave',
      'retry',
      'second',
      'minute',
      'start',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const built = build();
        const { socket, clock, connections, living } = built;
        const first = () => connections[0]?.events;
        const run: Record<string, () => unknown> = {
          open: () => connections.at(-1)?.events.open(),
          error: () => connections.at(-1)?.events.error(),
          close: () => connections.at(-1)?.events.close(1006),
          late: () => [first()?.close(1006), first()?.error(), first()?.open()],
          wake: built.wake,
          leave: built.leave,
          retry: socket.retry,
          second: () => clock.advance(1_000),
          minute: () => clock.advance(60_000),
          start: socket.start,
        };
        socket.start();
        for (const name of acts) {
          await run[name]?.();
          await clock.settle();
          expect(living()).toBeLessThanOrEqual(1);
          expect(clock.pending()).toBeLessThanOrEqual(1);
          if (socket.state === 'open') expect(living()).toBe(1);
        }
        socket.dispose();
        expect([living(), clock.pending()]).toEqual([0, 0]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('close codes', () => {
  it('4401 ends the login once and tries no more (W2)', async () => {
    const { socket, open, last, onLoginOver, clock, connections, wake } = build();
    await open();
    const { events } = last();
    events.close(CloseCode.loginOver);
    events.close(CloseCode.loginOver);
    wake();
    await clock.advance(HOUR_MS);
    expect(onLoginOver).toHaveBeenCalledTimes(1);
    expect([socket.state, connections.length]).toEqual(['off', 1]);
  });

  it('4403 stops automatic reconnection, and ends no login (W2)', async () => {
    const { socket, open, last, onLoginOver, clock, connections, wake } = build();
    await open();
    last().events.close(CloseCode.notYours);
    wake();
    await clock.advance(HOUR_MS);
    expect([socket.state, connections.length, onLoginOver.mock.calls.length]).toEqual(['closed', 1, 0]);
  });

  it.each([CloseCode.noHeartbeat, CloseCode.tooBig, CloseCode.tooFast, CloseCode.restart, 1006])(
    '%i is tried again (W2)',
    async (code) => {
      const { open, last, clock, connections } = build();
      await open();
      last().events.close(code);
      await clock.advance(1_000);
      expect(connections).toHaveLength(2);
    },
  );

  it('a ticket that is refused because the login is over ends the tries too (§4)', async () => {
    const { socket, clock, ticket } = build({ ticket: () => Promise.reject(new ApiError('loggedOut')) });
    socket.start();
    await clock.advance(HOUR_MS);
    expect([socket.state, ticket.mock.calls.length]).toEqual(['off', 1]);
  });
});

describe('messages', () => {
  it('that are unreadable change nothing, and call no listener (§8, W7)', async () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { socket, open, last } = build();
    const listener = vi.fn();
    await open();
    for (const type of Object.values(SocketType)) socket.on(type, listener);
    for (const frame of ['', '{', 'null', '[]', '"10"', '{"type":"10"}', '{"type":10}', '{"type":99}', '{"type":105}'])
      last().push(frame);
    last().events.message(new ArrayBuffer(4));
    expect(listener).not.toHaveBeenCalled();
    expect(socket.state).toBe('open');
    debug.mockRestore();
  });

  it('reach a listener once per push, however often it is received (W7)', async () => {
    const { socket, open, last } = build();
    const listener = vi.fn();
    await open();
    const stop = socket.on(SocketType.order, listener);
    for (const id of [4, 4, 5, 4, 5]) last().push({ type: SocketType.order, id, orderId: 9 });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    last().push({ type: SocketType.order, id: 6, orderId: 9 });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('without a number, as an outside backend sends them, all count', async () => {
    const { socket, open, last } = build();
    const listener = vi.fn();
    await open();
    socket.on(SocketType.unread, listener);
    last().push({ type: SocketType.unread });
    last().push({ type: SocketType.unread });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
