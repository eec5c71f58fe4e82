import type { Duplex } from 'node:stream';
import { CloseCode } from '@shuyuan/rules';
import { WebSocket } from 'ws';
import type { Addressee } from '../platform/data/tenancy.ts';

/** A person with sockets in this process. */
export interface Person extends Addressee {
  /** Replaced by each change, so that an iteration over it is never disturbed. */
  connections: readonly Connection[];
  /** Frames that were dispatched in the second `handedAt` of the hub. */
  dispatched: number;
  dispatchedAt: number;
}

/** Handles the events of all sockets of a process. */
export interface ConnectionListener {
  onMessage(connection: Connection, data: Buffer, isBinary: boolean): void;
  onPing(connection: Connection, data: Buffer): void;
  onClose(connection: Connection, code: number): void;
}

/** What the protocol calls a message that is too big; ours is 4413 (W2). */
const MESSAGE_TOO_BIG = 1009;
/** Bytes that wait for a client that does not take them, after which its socket is given up (performance.md §3). */
const BACKLOG_MAX = 1_048_576;

/** One socket, with the little state that the hub has of it (performance.md row 20). */
export class Connection extends WebSocket {
  /** One for all sockets; listeners of each would be most of what a socket costs beyond ws. */
  listener: ConnectionListener | null = null;
  /** Null before it is admitted and from its end on. */
  person: Person | null = null;
  /** The TCP stream below it: whole frames are written to it beside those of ws, which writes whole ones at once too. */
  wire: Duplex | null = null;
  sessionId = 0;
  /** Second of the hub in which a frame last arrived. */
  activeAt = 0;
  /** Frames that arrived in that second. */
  frames = 0;
  /** Its slot in the idle timeout wheel. */
  slot: Set<Connection> | null = null;
  /** Frames that nobody could read. */
  unreadable = 0;

  /** Sends a frame, unless the socket is ending; gives the socket up when its client takes nothing (W10). */
  write(frame: Buffer): void {
    if (this.readyState !== WebSocket.OPEN || !this.wire) return;
    if (this.wire.writableLength > BACKLOG_MAX) this.terminate();
    else this.wire.write(frame);
  }

  override close(code?: number, data?: string | Buffer): void {
    super.close(code === MESSAGE_TOO_BIG ? CloseCode.tooBig : code, data);
  }

  /** Passes the events of ws to the one listener. An error needs none: the protocol closes after it. */
  override emit(event: string | symbol, first?: unknown, second?: unknown): boolean {
    const { listener } = this;
    if (!listener) return false;
    if (event === 'message') {
      if (first instanceof Buffer) listener.onMessage(this, first, second === true);
    } else if (event === 'close') listener.onClose(this, typeof first === 'number' ? first : 0);
    else if (event === 'ping' && first instanceof Buffer) listener.onPing(this, first);
    return true;
  }
}
