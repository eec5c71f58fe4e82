import { SocketType } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { LiveSession } from '../../../stores/live/LiveSession.ts';

/** Milliseconds for which the return of a connection is shown. */
export const RESTORED_MS = 5000;

/** How the window's connection is, as its banner shows it (W5). */
export class ChatConnection {
  live: LiveSession | null = null;
  /** Messages that came while it was away; null unless it has just come back. */
  missed: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, { live: observableRef }, { autoBind: true });
  }

  /** The first connection shows no banner: messages are read without it. */
  get state(): 'open' | 'reconnecting' | 'closed' | 'restored' {
    const socket = this.live?.socket.state ?? 'off';
    if (socket === 'reconnecting' || socket === 'closed') return socket;
    return this.missed === null ? 'open' : 'restored';
  }

  get attempt() {
    return this.live?.socket.attempt ?? 1;
  }

  /** Whether it was there and is not: messages wait for it. */
  get isAway() {
    return this.state === 'reconnecting' || this.state === 'closed';
  }

  /** Subscribes to changes, and to every opening, `isBack` after it was away; returns the end of the subscription. */
  listen(
    live: LiveSession | null,
    { onHint, onOpen }: { onHint: (conversationId: number) => void; onOpen: (isBack: boolean) => void },
  ): () => void {
    this.live = live;
    if (!live) return () => undefined;
    let wasAway = false;
    const noteAway = (isAway: boolean) => {
      wasAway ||= isAway;
    };
    const ends = [
      live.socket.on(SocketType.chat, ({ conversationId }) => onHint(conversationId)),
      live.socket.onOpen(() => {
        onOpen(wasAway);
        wasAway = false;
      }),
      reaction(() => this.isAway, noteAway, { fireImmediately: true }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Shows that it is back, for a few seconds. */
  showRestored(missed: number) {
    this.setMissed(missed);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.setMissed(null), RESTORED_MS);
  }

  retry() {
    this.live?.socket.retry();
  }

  dispose() {
    clearTimeout(this.#timer);
  }

  private setMissed(missed: number | null) {
    this.missed = missed;
  }
}
