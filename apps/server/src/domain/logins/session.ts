import { sql } from 'kysely';
import type { Clock } from '../../platform/core/clock.ts';
import type { Secrets } from '../../platform/core/secrets.ts';
import { idList } from '../../platform/data/idList.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import type { Login, Logins, Member } from '../../platform/http/login.ts';

interface Lifetime {
  now: Date;
  idleMs: number;
}

/** Longest time for which a login's last use is not updated, so that reads cause no writes. */
const SEEN_STEP_MS = 60_000;

/**
 * The student behind a token's hash, or null: unknown, ended, beyond its idle or absolute life, or a student who may no
 * longer log in (A1, A2). Checked in the transaction of every request, so that an ended login is invalid everywhere at once.
 */
async function selectStudent(tx: Tx, tokenHash: string, { now, idleMs }: Lifetime): Promise<Login | null> {
  // As text: it runs in every request, and putting it together would cost more than sending it.
  const { rows } = await sql<{ id: number; student_id: number; seen_at: Date }>`
    select s.id, s.student_id, s.seen_at from session s join student p on p.company_id = s.company_id and p.id = s.student_id
    where s.token_hash = ${tokenHash} and s.ended_at is null and s.expires_at > ${now}::timestamptz
      and s.seen_at > ${new Date(now.getTime() - idleMs)}::timestamptz and p.status = 'normal'`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  await noteSeen(tx, 'session', row, now);
  return { id: row.student_id, sessionId: row.id };
}

/** Writes down that a login is used, once a step of time. */
async function noteSeen(
  tx: Tx,
  table: 'session' | 'lecturer_session',
  { id, seen_at }: { id: number; seen_at: Date },
  now: Date,
): Promise<void> {
  if (now.getTime() - seen_at.getTime() <= SEEN_STEP_MS) return;
  const update = { session: sql`update session`, lecturer_session: sql`update lecturer_session` }[table];
  const noting = sql`${update} set seen_at = ${now}::timestamptz
    where id = ${id} and seen_at < ${now}::timestamptz and ended_at is null`.execute(tx);
  await enqueue(tx, noting);
}

/** The lecturer behind a token's hash, or null; the same rules as for students (A1, A2). */
async function selectLecturer(tx: Tx, tokenHash: string, { now, idleMs }: Lifetime): Promise<Login | null> {
  const row = await tx
    .selectFrom('lecturer_session as s')
    .innerJoin('lecturer as l', joinTenant('l.id', 's.lecturer_id'))
    .select(['s.id', 's.lecturer_id', 's.seen_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('s.seen_at', '>', new Date(now.getTime() - idleMs))
    .where('l.has_left', '=', false)
    .executeTakeFirst();
  if (!row) return null;
  await noteSeen(tx, 'lecturer_session', row, now);
  return { id: row.lecturer_id, sessionId: row.id };
}

/** The student or lecturer behind a token's hash, or null. */
async function selectMember(tx: Tx, tokenHash: string, lifetime: Lifetime): Promise<Member | null> {
  const student = await selectStudent(tx, tokenHash, lifetime);
  if (student) return { kind: 'student', ...student };
  const lecturer = await selectLecturer(tx, tokenHash, lifetime);
  return lecturer && { kind: 'lecturer', ...lecturer };
}

/** Finds callers by their tokens; a login unused for `idleMs` has ended. */
export function createLogins({ secrets, clock, idleMs }: { secrets: Secrets; clock: Clock; idleMs: number }): Logins {
  const hash = (companyId: number, token: string) => secrets.hash('token', companyId, token);
  const lifetime = () => ({ now: clock.now(), idleMs });
  return {
    findStudent: (tx, companyId, token) => selectStudent(tx, hash(companyId, token), lifetime()),
    findLecturer: (tx, companyId, token) => selectLecturer(tx, hash(companyId, token), lifetime()),
    findMember: (tx, companyId, token) => selectMember(tx, hash(companyId, token), lifetime()),
    isAlive: async (tx, { sessionId }) =>
      !(await selectEnded(tx, { student: [], lecturer: [sessionId] }, lifetime())).has(sessionId),
    end: (tx, companyId, token) => endByToken(tx, hash(companyId, token), clock.now()),
  };
}

async function endByToken(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'kicked' })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

/** Which of these logins have ended, by the same rules; used for the sockets opened by them (A1). */
export async function selectEnded(
  tx: Tx,
  sessions: { student: readonly number[]; lecturer: readonly number[] },
  { now, idleMs }: Lifetime,
): Promise<ReadonlySet<number>> {
  const lives = sql`s.ended_at is null and s.expires_at > ${now}::timestamptz
    and s.seen_at > ${new Date(now.getTime() - idleMs)}::timestamptz`;
  const { rows } = await sql<{ id: number }>`
    select u.id from unnest(${idList(sessions.student)}) as u (id) where not exists (
      select 1 from session as s join student as p on p.company_id = s.company_id and p.id = s.student_id
      where s.id = u.id and p.status = 'normal' and ${lives})
    union all
    select u.id from unnest(${idList(sessions.lecturer)}) as u (id) where not exists (
      select 1 from lecturer_session as s join lecturer as l on l.company_id = s.company_id and l.id = s.lecturer_id
      where s.id = u.id and not l.has_left and ${lives})`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
