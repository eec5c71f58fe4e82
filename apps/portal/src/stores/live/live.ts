import type { SocketMessage, SocketMessageOf, SocketType } from '@shuyuan/contract';

/** How the socket is; `off` without a login or where it was never needed, `closed` after ten tries (W5). */
export type SocketState = 'off' | 'connecting' | 'open' | 'reconnecting' | 'closed';

/** The one socket of this tab, as stores use it. */
export interface LiveSocket {
  /** Observable. */
  readonly state: SocketState;
  /** Which try runs, from 1; observable. */
  readonly attempt: number;
  /** Hears messages of a type; returns the end of the hearing. */
  on<T extends SocketType>(type: T, listener: (message: SocketMessageOf<T>) => void): () => void;
  /** Hears that the socket is open, the first time and after every reconnect: what was missed is read again (W6). */
  onOpen(listener: () => void): () => void;
  /** Sends if the socket is open; false when it is not. */
  send(message: SocketMessage): boolean;
  /** Tries at once, with all ten tries again (W5). */
  retry(): void;
}

/** What arrives by itself while somebody is logged in; its code loads after the first page. */
export interface Live {
  readonly socket: LiveSocket;
  /** Unread messages of chat, the same in all tabs; observable. */
  readonly unreadTalks: number;
  /** Reads the unread messages of chat again, after something was read here. */
  readAgain(): void;
  dispose(): void;
}
