import type { Insertable, Selectable } from 'kysely';
import type { EndReason } from '../../domain/logins/tables.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { CodePurpose, StudentTable } from './tables.ts';

/** A row of the `student` table. */
export type StudentRow = Selectable<StudentTable>;

/** The student with this phone or mail address. */
export function selectByAccount(tx: Tx, account: string): Promise<StudentRow | undefined> {
  return tx
    .selectFrom('student')
    .selectAll()
    .where(account.includes('@') ? 'email' : 'phone', '=', account)
    .where('status', '!=', 'closed')
    .executeTakeFirst();
}

/** The same student, locked until the transaction ends. */
export function selectForUpdate(tx: Tx, id: number): Promise<StudentRow | undefined> {
  return tx.selectFrom('student').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** A student with the name of the grade. */
export function selectProfile(tx: Tx, id: number) {
  return tx
    .selectFrom('student')
    .leftJoin('grade', joinTenant('grade.id', 'student.grade_id'))
    .leftJoin('time_zone', joinTenant('time_zone.id', 'student.time_zone_id'))
    .selectAll('student')
    .select(['grade.name as grade_name', 'grade.name_en as grade_name_en', 'time_zone.iana as time_zone'])
    .where('student.id', '=', id)
    .executeTakeFirst();
}

/** The student who invites with this code. */
export async function selectInviter(tx: Tx, code: string): Promise<number | null> {
  const row = await tx.selectFrom('student').select('id').where('invite_code', '=', code).executeTakeFirst();
  return row?.id ?? null;
}

/** Adds a student; undefined when the phone or mail address is taken. */
export function insertStudent(tx: Tx, student: Insertable<StudentTable>): Promise<StudentRow | undefined> {
  return tx
    .insertInto('student')
    .values(student)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Sets a new password. */
export async function updatePassword(tx: Tx, id: number, passwordHash: string, now: Date): Promise<void> {
  await tx.updateTable('student').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', id).execute();
}

/** Notes the first login; true when this was it. */
export async function updateFirstLogin(tx: Tx, id: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('student')
    .set({ has_logged_in: true, updated_at: now })
    .where('id', '=', id)
    .where('has_logged_in', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all logins of a student. */
export async function endAllSessions(tx: Tx, studentId: number, reason: EndReason, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('student_id', '=', studentId)
    .where('ended_at', 'is', null)
    .execute();
}

/** When a login ends at the latest. */
export async function selectSessionEnd(tx: Tx, id: number): Promise<Date | null> {
  const row = await tx.selectFrom('session').select('expires_at').where('id', '=', id).executeTakeFirst();
  return row?.expires_at ?? null;
}

/** Counts an attempt of a holder of the challenge before it is compared (A5); undefined when there is no such code or its attempts are used up. */
export function countTry(tx: Tx, targetHash: string, purpose: CodePurpose, challengeHash: string) {
  return tx
    .updateTable('verify_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('target_hash', '=', targetHash)
    .where('purpose', '=', purpose)
    .where('challenge_hash', '=', challengeHash)
    .where('tries', '<', 5)
    .returning(['code_hash', 'expires_at'])
    .executeTakeFirst();
}

/** The same for a client that holds no challenge, at the newest code: fewer attempts, shared by all of them, and not the holder's (S15). */
export function countSharedTry(tx: Tx, targetHash: string, purpose: CodePurpose) {
  return tx
    .updateTable('verify_code')
    .set((eb) => ({ shared_tries: eb('shared_tries', '+', 1) }))
    .where('target_hash', '=', targetHash)
    .where('purpose', '=', purpose)
    .where('sent_at', '=', (eb) =>
      eb
        .selectFrom('verify_code as newest')
        .select((newest) => newest.fn.max('newest.sent_at').as('sent_at'))
        .where('newest.target_hash', '=', targetHash)
        .where('newest.purpose', '=', purpose),
    )
    .where('shared_tries', '<', 3)
    .returning(['code_hash', 'expires_at'])
    .executeTakeFirst();
}

/** Consumes a code; false when another request was first. */
export async function deleteCode(tx: Tx, targetHash: string, purpose: CodePurpose, codeHash: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('verify_code')
    .where('target_hash', '=', targetHash)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .returning('purpose')
    .executeTakeFirst();
  return row !== undefined;
}
