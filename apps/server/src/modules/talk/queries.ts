import type { Selectable } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Database } from '../../platform/data/tables.ts';
import type { Tx } from '../../platform/data/tenancy.ts';

/** A row of the `lecturer` table. */
export type LecturerRow = Selectable<Database['lecturer']>;

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
    .leftJoin('study_room as r', joinTenant('r.lecturer_id', 'l.id'))
    .selectAll('l')
    .select('r.id as room_id')
    .where('l.id', '=', id)
    .orderBy('r.id')
    .executeTakeFirst();
}
