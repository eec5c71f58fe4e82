import { sql } from 'kysely';
import type { Secrets } from '../../platform/core/secrets.ts';
import type { MemberKind } from '../../platform/data/tables.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { EndReason } from './tables.ts';

/** Tables of the logins, by kind of person. */
const LOGINS = {
  student: { table: sql.table('session'), owner: sql.ref('student_id') },
  lecturer: { table: sql.table('lecturer_session'), owner: sql.ref('lecturer_id') },
} as const;

/** Most active logins of one person; a further one ends the oldest (product.md 4.2). */
const LOGINS_MAX = 3;

/** Origin of a login. */
export interface Origin {
  companyId: number;
  ip: string;
  userAgent: string;
  now: Date;
}

/** Dependencies of opening a login. */
export interface LoginParts {
  secrets: Secrets;
  /** Longest life of a login (A2). */
  absoluteMs: number;
}

/** Opens a login: a new random token, stored as a hash (A1); resolves to the token. */
export async function openLogin(
  tx: Tx,
  { secrets, absoluteMs }: LoginParts,
  { kind, id }: { kind: MemberKind; id: number },
  { companyId, ip, userAgent, now }: Origin,
): Promise<string> {
  const { table, owner } = LOGINS[kind];
  const token = secrets.newToken(companyId);
  const hash = secrets.hash('token', companyId, token);
  await sql`
    insert into ${table} (company_id, token_hash, ${owner}, created_at, seen_at, expires_at, ip, user_agent)
    values (${companyId}, ${hash}, ${id}, ${now}, ${now}, ${new Date(now.getTime() + absoluteMs)}, ${ip}, ${userAgent})`.execute(
    tx,
  );
  await sql`
    update ${table} set ended_at = ${now}, end_reason = 'replaced' where id in (
      select id from ${table} where ${owner} = ${id} and ended_at is null and expires_at > ${now}
      order by created_at desc, id desc offset ${LOGINS_MAX})`.execute(tx);
  return token;
}

/** Ends every login of a person. */
export async function endLogins(
  tx: Tx,
  { kind, id }: { kind: MemberKind; id: number },
  reason: EndReason,
  now: Date,
): Promise<void> {
  const { table, owner } = LOGINS[kind];
  await sql`
    update ${table} set ended_at = ${now}, end_reason = ${reason} where ${owner} = ${id} and ended_at is null`.execute(
    tx,
  );
}

/** Ends one login. */
export async function endLogin(
  tx: Tx,
  { kind, sessionId }: { kind: MemberKind; sessionId: number },
  reason: EndReason,
  now: Date,
): Promise<void> {
  const { table } = LOGINS[kind];
  await sql`
    update ${table} set ended_at = ${now}, end_reason = ${reason} where id = ${sessionId} and ended_at is null`.execute(
    tx,
  );
}
