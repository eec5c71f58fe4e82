import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, FRAME_MAX_BYTES, SOCKET_PROTOCOL } from '@shuyuan/rules';
import { type Server, type ServerOptions, WebSocketServer } from 'ws';
import type { Member } from '../platform/http/login.ts';
import type { Gate, Knock } from './gate.ts';
import type { Hub } from './hub.ts';
import { type Knocks, networkOfKnock } from './knocks.ts';
import { Line, type LineListener } from './line.ts';
import type { People } from './people.ts';

/** How long the other side may take to answer a close. */
const CLOSE_MS = 2_000;
const LOOK_MS = 10;
/** Sockets of one person in one process; more than the tabs that anybody has. */
const LINES_MAX = 30;
/** Pieces of one message: browsers send it whole, and the network cuts it into a few. */
const FRAGMENTS_MAX = 64;

interface Parts {
  people: People;
  hub: Hub;
  gate: Gate;
  knocks: Knocks;
  trustProxy: boolean;
}

/** Where sockets come in: whoever the gate lets in joins the hub, and is heard from then on (W1). */
export class Door implements LineListener {
  private readonly parts: Parts;
  private readonly lines = new Set<Line>();
  private readonly server: Server<typeof Line>;
  private isShut = false;

  constructor(parts: Parts) {
    this.parts = parts;
    const options: ServerOptions<typeof Line> & { closeTimeout: number; maxFragments: number } = {
      noServer: true,
      WebSocket: Line,
      // What ws keeps of each socket for these is done here for all of them at once (performance.md row 20).
      clientTracking: false,
      autoPong: false,
      perMessageDeflate: false,
      maxPayload: FRAME_MAX_BYTES,
      maxFragments: FRAGMENTS_MAX,
      closeTimeout: CLOSE_MS,
      handleProtocols: () => SOCKET_PROTOCOL,
    };
    this.server = new WebSocketServer(options);
    this.server.on('wsClientError', (_error, socket) => refuse(socket));
  }

  /** Sockets that are open or ending. */
  get count(): number {
    return this.lines.size;
  }

  /** Takes a request to become a socket. What is none of ours gets a plain 404; a browser is told the rest by close codes. */
  async open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', ignore);
    const { gate, knocks, trustProxy } = this.parts;
    const address = networkOfKnock(request, trustProxy);
    const waitS = knocks.enter(address);
    if (waitS > 0) return refuse(socket, waitS);
    let isAdmitted = false;
    try {
      const knock = await gate.read(request).catch(() => null);
      if (!knock || this.isShut) return refuse(socket);
      const result = await gate.admit(knock);
      isAdmitted = typeof result !== 'number';
      this.server.handleUpgrade(request, socket, head, (line) => this.welcome(line, socket, knock, result));
    } finally {
      knocks.leave(address, isAdmitted);
    }
  }

  /** Closes all sockets with 1012; gives up those that do not answer (S4). */
  async shut(): Promise<void> {
    this.isShut = true;
    for (const line of this.lines) line.close(CloseCode.restart);
    for (let waited = 0; this.lines.size > 0 && waited < CLOSE_MS; waited += LOOK_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    for (const line of this.lines) line.terminate();
  }

  /** Hears a frame. */
  onMessage(line: Line, data: Buffer, isBinary: boolean): void {
    this.parts.hub.receive(line, data, isBinary);
  }

  /** Hears a ping, which browsers never send. */
  onPing(line: Line, data: Buffer): void {
    this.parts.hub.receivePing(line, data);
  }

  /** Hears that a socket is closed. */
  onClose(line: Line, code: number): void {
    this.lines.delete(line);
    this.parts.hub.closed(line, code);
  }

  private welcome(line: Line, socket: Duplex, { company }: Knock, result: Member | CloseCode): void {
    const { hub, people } = this.parts;
    line.listener = this;
    line.wire = socket;
    this.lines.add(line);
    socket.off('error', ignore); // ws hears it now
    if (typeof result === 'number') {
      line.close(result);
      return;
    }
    const who = { companyId: company.id, kind: result.kind, id: result.id };
    const isFull = (people.find(who)?.lines.length ?? 0) >= LINES_MAX;
    if (this.isShut || isFull) line.close(isFull ? CloseCode.tooFast : CloseCode.restart);
    else hub.add(line, who, result.sessionId);
  }
}

/** One function for all sockets: a closure of each would keep what was said at the door as long as the socket lives. */
const ignore = () => {};

function refuse(socket: Duplex, waitS = 0): void {
  const head = waitS > 0 ? `429 Too Many Requests\r\nRetry-After: ${waitS}` : '404 Not Found';
  socket.end(`HTTP/1.1 ${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
