import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, FRAME_MAX_BYTES, SOCKET_PROTOCOL } from '@shuyuan/rules';
import { type Server, type ServerOptions, WebSocketServer } from 'ws';
import type { Member } from '../platform/http/login.ts';
import { Connection, type ConnectionListener } from './connection.ts';
import { type ConnectionLimiter, networkOfRequest } from './connectionLimiter.ts';
import type { Hub } from './hub.ts';
import type { Presence } from './presence.ts';
import type { SocketAuthentication, SocketRequest } from './ticketAuthentication.ts';

/** Timeout of the closing handshake. */
const CLOSE_MS = 2_000;
const POLL_MS = 10;
/** Most sockets of one person in one process; more than anyone has tabs. */
const CONNECTIONS_MAX = 30;
/** Most fragments of one message: browsers send it whole, and proxies split it into a few. */
const FRAGMENTS_MAX = 64;

interface Parts {
  presence: Presence;
  hub: Hub;
  authentication: SocketAuthentication;
  limiter: ConnectionLimiter;
  trustProxy: boolean;
}

/** Handles upgrade requests: a socket whose ticket is good joins the hub, which handles its frames from then on (W1). */
export class UpgradeHandler implements ConnectionListener {
  private readonly parts: Parts;
  private readonly connections = new Set<Connection>();
  private readonly server: Server<typeof Connection>;
  private isStopped = false;

  constructor(parts: Parts) {
    this.parts = parts;
    const options: ServerOptions<typeof Connection> & { closeTimeout: number; maxFragments: number } = {
      noServer: true,
      WebSocket: Connection,
      // Handled here for all sockets, instead of by ws with state per socket (performance.md row 20).
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
    return this.connections.size;
  }

  /** Handles one upgrade request. Requests that are not ours get a plain 404; every other refusal is a close code. */
  async handle(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', ignore);
    const { authentication, limiter, trustProxy } = this.parts;
    const address = networkOfRequest(request, trustProxy);
    const waitS = limiter.acquire(address);
    if (waitS > 0) return refuse(socket, waitS);
    let isAdmitted = false;
    try {
      const newHost = authentication.newHostOf(request);
      const hostWaitS = newHost === null ? 0 : limiter.countNewHost(address, newHost);
      if (hostWaitS > 0) return refuse(socket, hostWaitS);
      const asked = await authentication.read(request).catch(() => null);
      if (!asked || this.isStopped) return refuse(socket);
      const result = await authentication.authenticate(asked);
      isAdmitted = typeof result !== 'number';
      this.server.handleUpgrade(request, socket, head, (connection) => this.accept(connection, socket, asked, result));
    } finally {
      limiter.release(address, isAdmitted);
    }
  }

  /** Closes all sockets with 1012; terminates those that do not answer (S4). */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const connection of this.connections) connection.close(CloseCode.restart);
    for (let waited = 0; this.connections.size > 0 && waited < CLOSE_MS; waited += POLL_MS) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    for (const connection of this.connections) connection.terminate();
  }

  /** Passes on a frame. */
  onMessage(connection: Connection, data: Buffer, isBinary: boolean): void {
    this.parts.hub.handleFrame(connection, data, isBinary);
  }

  /** Passes on a ping, which browsers never send. */
  onPing(connection: Connection, data: Buffer): void {
    this.parts.hub.handlePing(connection, data);
  }

  /** Forgets a socket that is closed. */
  onClose(connection: Connection, code: number): void {
    this.connections.delete(connection);
    this.parts.hub.handleClosed(connection, code);
  }

  private accept(connection: Connection, socket: Duplex, { company }: SocketRequest, result: Member | CloseCode): void {
    const { hub, presence } = this.parts;
    connection.listener = this;
    connection.wire = socket;
    this.connections.add(connection);
    socket.off('error', ignore); // ws listens from here on
    if (typeof result === 'number') {
      connection.close(result);
      return;
    }
    const who = { companyId: company.id, kind: result.kind, id: result.id };
    const isFull = (presence.find(who)?.connections.length ?? 0) >= CONNECTIONS_MAX;
    if (this.isStopped || isFull) connection.close(isFull ? CloseCode.tooFast : CloseCode.restart);
    else hub.add(connection, who, result.sessionId);
  }
}

/** One function for all sockets: a closure per socket would retain the request for the socket's lifetime. */
const ignore = () => {};

function refuse(socket: Duplex, waitS = 0): void {
  const head = waitS > 0 ? `429 Too Many Requests\r\nRetry-After: ${waitS}` : '404 Not Found';
  socket.end(`HTTP/1.1 ${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
