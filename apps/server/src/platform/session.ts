import type { Tx } from './tenancy.ts';

/** Who asks: a student by a living login. */
export interface Student {
  readonly id: number;
  readonly sessionId: number;
}

interface Lifetime {
  now: Date;
  idleMs: number;
}

/** Longest time for which a login's last use goes unwritten, so that reading costs no write. */
const SEEN_STEP_MS = 60_000;

/**
 * The student behind a token's hash, or null: unknown, ended, beyond its idle or absolute life, or a student who may no
 * longer log in (A1, A2). Asked in the transaction of every request, so that an ended login is dead everywhere at once.
 */
export async function selectStudent(tx: Tx, tokenHash: string, { now, idleMs }: Lifetime): Promise<Student | null> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('student', (join) =>
      join.onRef('student.company_id', '=', 'session.company_id').onRef('student.id', '=', 'session.student_id'),
    )
    .select(['session.id', 'session.student_id', 'session.seen_at'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.seen_at', '>', new Date(now.getTime() - idleMs))
    .where('student.status', '=', 'normal')
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - row.seen_at.getTime() > SEEN_STEP_MS) {
    await tx
      .updateTable('session')
      .set({ seen_at: now })
      .where('id', '=', row.id)
      .where('seen_at', '<', now)
      .where('ended_at', 'is', null)
      .execute();
  }
  return { id: row.student_id, sessionId: row.id };
}
