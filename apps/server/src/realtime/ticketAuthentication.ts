import type { IncomingMessage } from 'node:http';
import { CloseCode, SOCKET_PROTOCOL } from '@shuyuan/rules';
import { recordArrival } from '../domain/logins/presence.ts';
import { selectEnded } from '../domain/logins/session.ts';
import { spendTicket } from '../domain/logins/socketTickets.ts';
import { companyOfToken } from '../platform/core/secrets.ts';
import { type CompanyRow, hostnameOf } from '../platform/data/companies.ts';
import { isOriginOf } from '../platform/http/headers.ts';
import type { Member } from '../platform/http/login.ts';
import type { Platform } from '../platform/http/platform.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';

const PATH = /^\/socket\/(\d{1,16})\/1(?:\?|$)/;
/** Concurrent ticket checks, so that 5,000 reconnecting clients leave database connections for requests. */
const CONCURRENCY = { most: 5, mostWaiting: 10_000 };

/** Parameters of an upgrade request. */
export interface SocketRequest {
  company: Pick<CompanyRow, 'id'>;
  userId: number;
  ticket: string;
}

/** Decides about requests for a socket. */
export interface SocketAuthentication {
  /** The requested host, where the database would be asked for it because no school of that name is known; else null. */
  newHostOf(request: IncomingMessage): string | null;
  /** Parses an upgrade request; null for one that is not ours. */
  read(request: IncomingMessage): Promise<SocketRequest | null>;
  /** Whose a ticket is, which is used up by this, or the code that closes the socket. */
  authenticate(request: SocketRequest): Promise<Member | CloseCode>;
}

/** Checks path, protocol, host and origin, then the ticket and the login that it belongs to (W1). */
export class TicketAuthentication implements SocketAuthentication {
  private readonly platform: Platform;
  private readonly limit = new ConcurrencyLimit(CONCURRENCY);

  constructor(platform: Platform) {
    this.platform = platform;
  }

  /** The requested host, unless its school is known. */
  newHostOf({ headers }: IncomingMessage): string | null {
    return this.platform.companies.isNewHost(headers.host) ? hostnameOf(headers.host ?? '') : null;
  }

  /** Parses path and protocols, and finds the school of the host. */
  async read({ url = '', headers }: IncomingMessage): Promise<SocketRequest | null> {
    const userId = Number(PATH.exec(url)?.[1]);
    const [protocol, ticket, ...more] = (headers['sec-websocket-protocol'] ?? '').split(',').map((item) => item.trim());
    if (!userId || protocol !== SOCKET_PROTOCOL || !ticket || more.length > 0) return null;
    const company = await this.platform.companies.byHost(headers.host);
    const isOurs = company && isOriginOf(company, this.platform.config, headers);
    return isOurs ? { company, userId, ticket } : null;
  }

  /** Consumes the ticket within the concurrency limit; a client that cannot be served now is told to reconnect. */
  authenticate(request: SocketRequest): Promise<Member | CloseCode> {
    return this.limit.run(() => this.spend(request)).catch(() => CloseCode.restart);
  }

  private async spend({ company, userId, ticket }: SocketRequest): Promise<Member | CloseCode> {
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
      await recordArrival(tx, company.id, member, now);
      return member;
    });
  }
}
