import type { Insertable, Selectable } from 'kysely';
import type { EndReason } from '../../db/account.ts';
import type { LecturerTable } from '../../db/lecturers.ts';
import type { LecturerSessionTable } from '../../db/live.ts';
import type { Tx } from '../../platform/tenancy.ts';

/** A row of the `lecturer` table. */
export type LecturerRow = Selectable<LecturerTable>;

/** The lecturer who logs in with this phone. */
export function selectByPhone(tx: Tx, phone: string): Promise<LecturerRow | undefined> {
  return tx
    .selectFrom('lecturer')
    .selectAll()
    .where('phone', '=', phone)
    .where('has_left', '=', false)
    .executeTakeFirst();
}

/** The same lecturer, locked until the transaction ends. */
export function selectForUpdate(tx: Tx, id: number): Promise<LecturerRow | undefined> {
  return tx.selectFrom('lecturer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** A lecturer and the room that is theirs. */
export function selectWithRoom(tx: Tx, id: number) {
  return tx
    .selectFrom('lecturer as l')
    .leftJoin('study_room as r', (join) =>
      join.onRef('r.company_id', '=', 'l.company_id').onRef('r.lecturer_id', '=', 'l.id'),
    )
    .selectAll('l')
    .select('r.id as room_id')
    .where('l.id', '=', id)
    .orderBy('r.id')
    .executeTakeFirst();
}

/** Adds a login. */
export async function insertLecturerSession(tx: Tx, session: Insertable<LecturerSessionTable>): Promise<void> {
  await tx.insertInto('lecturer_session').values(session).execute();
}

/** Ends the oldest living logins of a lecturer beyond the newest `kept`. */
export async function endOldestLecturerSessions(tx: Tx, lecturerId: number, kept: number, now: Date): Promise<void> {
  await tx
    .updateTable('lecturer_session')
    .set({ ended_at: now, end_reason: 'replaced' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('lecturer_session')
        .select('id')
        .where('lecturer_id', '=', lecturerId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .execute();
}

/** Ends one login. */
export async function endLecturerSession(tx: Tx, id: number, reason: EndReason, now: Date): Promise<void> {
  await tx
    .updateTable('lecturer_session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
