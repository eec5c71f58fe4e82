import type { Duplex } from 'node:stream';
import { CloseCode } from '@shuyuan/rules';
import { WebSocket } from 'ws';
import type { Addressee } from '../platform/data/tenancy.ts';

/** A person with sockets in this process. */
export interface Person extends Addressee {
  /** Made anew by each change: as long as it has to be, and whole for whoever walks through it. */
  lines: readonly Line[];
  /** Frames that were handed on in the second `handedAt` of the hub. */
  handed: number;
  handedAt: number;
}

/** Who hears what happens at all sockets of a process. */
export interface LineListener {
  onMessage(line: Line, data: Buffer, isBinary: boolean): void;
  onPing(line: Line, data: Buffer): void;
  onClose(line: Line, code: number): void;
}

/** What the protocol calls a message that is too big; ours is 4413 (W2). */
const MESSAGE_TOO_BIG = 1009;
/** Bytes that wait for a client that does not take them, after which its socket is given up (performance.md §3). */
const BACKLOG_MAX = 1_048_576;

/** One socket, with the little that the hub keeps of it (performance.md row 20). */
export class Line extends WebSocket {
  /** One for all sockets; listeners of each would be most of what a socket costs beyond ws. */
  listener: LineListener | null = null;
  /** Null before it is admitted and from its end on. */
  person: Person | null = null;
  /** What it was made of: whole frames are written to it beside those of ws, which writes whole ones at once too. */
  wire: Duplex | null = null;
  sessionId = 0;
  /** Second of the hub in which something came last. */
  heardAt = 0;
  /** Frames that came in that second. */
  frames = 0;
  /** Its place in the wheel of silence. */
  slot: Set<Line> | null = null;
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

  /** What ws tells of this socket goes to the one listener. An error needs none: the protocol closes after it. */
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
