import { SOCKET_TICKET_S } from '@shuyuan/rules';
import type { Secrets } from '../../platform/core/secrets.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Member } from '../../platform/http/login.ts';

/** A ticket in plain text, issued once. */
export interface SocketTicket {
  ticket: string;
  expiresAt: Date;
}

interface School {
  companyId: number;
  now: Date;
}

/** Issues a ticket that opens one socket of this login within 30 seconds; stored as a keyed hash (W1, T5). */
export async function issueTicket(
  tx: Tx,
  secrets: Secrets,
  { companyId, now }: School,
  { kind, id, sessionId }: Member,
): Promise<SocketTicket> {
  const ticket = secrets.newToken(companyId);
  const expiresAt = new Date(now.getTime() + SOCKET_TICKET_S * 1000);
  await tx
    .insertInto('socket_ticket')
    .values({
      company_id: companyId,
      ticket_hash: secrets.hash('ticket', companyId, ticket),
      member_kind: kind,
      member_id: id,
      session_id: sessionId,
      expires_at: expiresAt,
    })
    .execute();
  return { ticket, expiresAt };
}

/** Consumes a ticket and returns its owner; null when it was already used, has expired or was never issued (W1). */
export async function spendTicket(
  tx: Tx,
  secrets: Secrets,
  { companyId, now }: School,
  ticket: string,
): Promise<Member | null> {
  const row = await tx
    .deleteFrom('socket_ticket')
    .where('ticket_hash', '=', secrets.hash('ticket', companyId, ticket))
    .returning(['member_kind', 'member_id', 'session_id', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.expires_at <= now) return null;
  return { kind: row.member_kind, id: row.member_id, sessionId: row.session_id };
}
