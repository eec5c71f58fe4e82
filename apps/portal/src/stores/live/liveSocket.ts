import type { SocketMessage, SocketMessageOf, SocketType } from '@shuyuan/contract';

/** How the socket is; `off` without a login or where it was never needed, `closed` after ten tries (W5). */
export type SocketState = 'off' | 'connecting' | 'open' | 'reconnecting' | 'closed';

/** The one socket of this tab, as stores use it. */
export interface LiveSocket {
  /** Observable. */
  readonly state: SocketState;
  /** Which try runs, from 1; observable. */
  readonly attempt: number;
  /** Subscribes to messages of a type; returns the end of the subscription. */
  on<T extends SocketType>(type: T, listener: (message: SocketMessageOf<T>) => void): () => void;
  /** The socket has opened, initially or after a reconnect: missed data is reloaded (W6). */
  onOpen(listener: () => void): () => void;
  /** Sends if the socket is open; false when it is not. */
  send(message: SocketMessage): boolean;
  /** Reconnects at once, with the attempt count reset (W5). */
  retry(): void;
}
