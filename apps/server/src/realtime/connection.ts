import type { Duplex } from 'node:stream';
import { CloseCode } from '@shuyuan/rules';
import { WebSocket } from 'ws';
import type { Addressee } from '../platform/data/tenancy.ts';

/** A person with sockets in this process. */
export interface Person extends Addressee {
  /** Replaced on each change, so that iterations over it stay valid. */
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

/** The protocol's close code for an oversized message; ours is 4413 (W2). */
const MESSAGE_TOO_BIG = 1009;
/** Buffered bytes of a client that does not read, after which its socket is terminated (performance.md §3). */
const BACKLOG_MAX = 1_048_576;

/** One socket, with the little state that the hub needs per socket (performance.md row 20). */
export class Connection extends WebSocket {
  /** Shared by all sockets; listeners per socket would be most of the memory of a socket beyond ws. */
  listener: ConnectionListener | null = null;
  /** Null before it is admitted and from its end on. */
  person: Person | null = null;
  /** The underlying TCP stream: whole frames are written directly to it, which is safe because ws also writes whole frames at once. */
  wire: Duplex | null = null;
  sessionId = 0;
  /** Second of the hub in which a frame last arrived. */
  activeAt = 0;
  /** Frames that arrived in that second. */
  frames = 0;
  /** Its slot in the idle timeout wheel. */
  slot: Set<Connection> | null = null;
  /** Unreadable frames. */
  unreadable = 0;

  /** Sends a frame, unless the socket is closing; terminates the socket when its client does not read (W10). */
  write(frame: Buffer): void {
    if (this.readyState !== WebSocket.OPEN || !this.wire) return;
    if (this.wire.writableLength > BACKLOG_MAX) this.terminate();
    else this.wire.write(frame);
  }

  override close(code?: number, data?: string | Buffer): void {
    super.close(code === MESSAGE_TOO_BIG ? CloseCode.tooBig : code, data);
  }

  /** Forwards the events of ws to the shared listener. Errors need no handling: a close follows. */
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
