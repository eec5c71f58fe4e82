import type { Duplex } from 'node:stream';
import { CloseCode } from '@shuyuan/rules';
import { WebSocket } from 'ws';
import type { Addressee } from '../platform/tenancy.ts';

/** A person with sockets in this process. */
export interface Person extends Addressee {
  readonly lines: Line[];
  /** Frames that were handed on in the second `handedAt` of the hub. */
  handed: number;
  handedAt: number;
}

/** What the protocol calls a message that is too big; ours is 4413 (W2). */
const MESSAGE_TOO_BIG = 1009;

/** One socket, with the little that the hub keeps of it (performance.md row 20). */
export class Line extends WebSocket {
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

  /** Sends a frame, unless the socket is ending. */
  write(frame: Buffer): void {
    if (this.readyState === WebSocket.OPEN) this.wire?.write(frame);
  }

  override close(code?: number, data?: string | Buffer): void {
    super.close(code === MESSAGE_TOO_BIG ? CloseCode.tooBig : code, data);
  }
}
