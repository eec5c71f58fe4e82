import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSteadyClock } from '../../testing/live.ts';
import { ConnectionNotice, RESTORED_MS, UNSEEN_MS } from './ConnectionNotice.ts';
import type { SocketState } from './liveSocket.ts';

function build() {
  const clock = buildSteadyClock();
  const socket = observable({ state: 'off' as SocketState, attempt: 1, retry: vi.fn() }, { retry: false });
  const notice = new ConnectionNotice(clock, socket);
  const turn = (state: SocketState, attempt = 1) => runInAction(() => Object.assign(socket, { state, attempt }));
  notice.start();
  ends.push(notice.dispose);
  return { clock, socket, notice, turn };
}
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe('the state of the connection on a page', () => {
  it('is not shown while it is made, nor for a loss that is over within three seconds', async () => {
    const { clock, notice, turn } = build();
    for (const state of ['connecting', 'open', 'reconnecting'] as const) turn(state);
    await clock.advance(UNSEEN_MS - 1);
    expect(notice.state).toBe('open');
    turn('open');
    await clock.advance(UNSEEN_MS);
    expect(notice.state).toBe('open');
  });

  it('is shown with its try, then that it is back, then not any more', async () => {
    const { clock, notice, turn } = build();
    turn('reconnecting', 2);
    await clock.advance(UNSEEN_MS);
    expect([notice.state, notice.attempt]).toEqual(['reconnecting', 2]);
    turn('open');
    expect(notice.state).toBe('restored');
    await clock.advance(RESTORED_MS);
    expect(notice.state).toBe('open');
  });

  it('asks to reconnect after ten tries, and shows the next ones at once (W5)', () => {
    const { socket, notice, turn } = build();
    turn('closed', 10);
    expect(notice.state).toBe('closed');
    notice.retry();
    expect(socket.retry).toHaveBeenCalledOnce();
    turn('reconnecting', 1);
    expect(notice.state).toBe('reconnecting');
  });

  it('does not turn into a loss that ended while it was hidden', async () => {
    const { clock, notice, turn } = build();
    turn('reconnecting');
    turn('open');
    turn('reconnecting');
    await clock.advance(UNSEEN_MS - 1);
    expect(notice.state).toBe('open');
  });

  it('is gone with the login', async () => {
    const { clock, notice, turn } = build();
    turn('closed');
    turn('off');
    expect(notice.state).toBe('open');
    expect(clock.pending()).toBe(0);
  });
});
