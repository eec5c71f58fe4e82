import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, FRAME_MAX_BYTES, SOCKET_PROTOCOL } from '@shuyuan/rules';
import { type RawData, type Server, type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { renewPresence } from '../db/presence.ts';
import type { CompanyRow } from '../platform/companies.ts';
import { isOriginOf } from '../platform/headers.ts';
import type { Platform } from '../platform/platform.ts';
import { companyOfToken } from '../platform/secrets.ts';
import { type Member, selectEnded } from '../platform/session.ts';
import { spendTicket } from '../platform/socketTickets.ts';
import type { Hub } from './hub.ts';
import { Lanes } from './lanes.ts';
import { Line } from './line.ts';
import type { People } from './people.ts';

const PATH = /^\/socket\/(\d{1,16})\/1(?:\?|$)/;
/** How long the other side may take to answer a close. */
const CLOSE_MS = 2_000;
const LOOK_MS = 10;
/** Tickets looked at together, so that 5,000 clients that come back leave connections of the database to requests. */
const LANES = { most: 5, mostWaiting: 10_000 };
/** Sockets of one person in one process; more than the tabs that anybody has. */
const LINES_MAX = 30;

interface Knock {
  company: CompanyRow;
  userId: number;
  ticket: string;
}

/** Where sockets come in: path, origin and ticket are checked, and whoever is let in has a login that lives (W1). */
export class Door {
  private readonly platform: Platform;
  private readonly people: People;
  private readonly hub: Hub;
  private readonly lanes = new Lanes(LANES);
  private readonly server: Server<typeof Line>;
  // One function for all sockets: ws calls it on the socket.
  private readonly onClose: (this: WebSocket, code: number) => void;
  private readonly onMessage: (this: WebSocket, data: RawData, isBinary: boolean) => void;
  private isShut = false;

  constructor(platform: Platform, people: People, hub: Hub) {
    this.platform = platform;
    this.people = people;
    this.hub = hub;
    this.onClose = function (code) {
      if (this instanceof Line) hub.closed(this, code);
    };
    this.onMessage = function (data, isBinary) {
      if (this instanceof Line && data instanceof Buffer) hub.receive(this, data, isBinary);
    };
    const options: ServerOptions<typeof Line> & { closeTimeout: number } = {
      noServer: true,
      WebSocket: Line,
      perMessageDeflate: false,
      maxPayload: FRAME_MAX_BYTES,
      closeTimeout: CLOSE_MS,
      handleProtocols: () => SOCKET_PROTOCOL,
    };
    this.server = new WebSocketServer(options);
    this.server.on('wsClientError', (_error, socket) => refuse(socket));
  }

  /** Takes a request to become a socket. What is none of ours gets a plain 404; a browser is told the rest by close codes. */
  async open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => {});
    const knock = await this.read(request).catch(() => null);
    if (!knock || this.isShut) return refuse(socket);
    const result = await this.lanes.run(() => this.admit(knock)).catch(() => CloseCode.restart);
    this.server.handleUpgrade(request, socket, head, (line) => {
      line.wire = socket;
      this.welcome(line, knock, result);
    });
  }

  /** Closes all sockets with 1012; gives up those that do not answer (S4). */
  async shut(): Promise<void> {
    this.isShut = true;
    for (const line of this.server.clients) line.close(CloseCode.restart);
    for (let waited = 0; this.server.clients.size > 0 && waited < CLOSE_MS; waited += LOOK_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    for (const line of this.server.clients) line.terminate();
  }

  private async read({ url = '', headers }: IncomingMessage): Promise<Knock | null> {
    const userId = Number(PATH.exec(url)?.[1]);
    const [protocol, ticket, ...more] = (headers['sec-websocket-protocol'] ?? '').split(',').map((item) => item.trim());
    if (!userId || protocol !== SOCKET_PROTOCOL || !ticket || more.length > 0) return null;
    const company = await this.platform.companies.byHost(headers.host);
    const isOurs = company && isOriginOf(company, this.platform.config, headers);
    return isOurs ? { company, userId, ticket } : null;
  }

  /** Who stands behind a ticket, which is used up by this, or how the socket ends. */
  private async admit({ company, userId, ticket }: Knock): Promise<Member | CloseCode> {
    const { tenancy, secrets, clock, config } = this.platform;
    const named = companyOfToken(ticket);
    if (named === null) return CloseCode.ticketOver;
    if (named !== company.id) return CloseCode.notYours;
    const now = clock.now();
    return tenancy.withTenant(company.id, async (tx) => {
      const member = await spendTicket(tx, secrets, { companyId: company.id, now }, ticket);
      if (!member) return CloseCode.ticketOver;
      if (member.id !== userId) return CloseCode.notYours;
      const sessions = { student: [], lecturer: [], [member.kind]: [member.sessionId] };
      const ended = await selectEnded(tx, sessions, { now, idleMs: config.tokenIdleMs });
      if (ended.size > 0) return CloseCode.loginOver;
      await renewPresence(tx, company.id, [member], now);
      return member;
    });
  }

  private welcome(line: Line, { company }: Knock, result: Member | CloseCode): void {
    const { hub } = this;
    line.on('error', ignore);
    line.on('close', this.onClose);
    if (typeof result === 'number') {
      line.close(result);
      return;
    }
    const who = { companyId: company.id, kind: result.kind, id: result.id };
    const isFull = (this.people.find(who)?.lines.length ?? 0) >= LINES_MAX;
    if (this.isShut || isFull) {
      line.close(isFull ? CloseCode.tooFast : CloseCode.restart);
      return;
    }
    line.on('message', this.onMessage);
    hub.add(line, who, result.sessionId);
  }
}

/** What the protocol does with a broken frame is enough: it closes. */
const ignore = () => {};

function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
