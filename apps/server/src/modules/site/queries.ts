import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import type {
  ButtonPermissionTable,
  MenuEntryTable,
  PartSwitchTable,
  SideMenuEntryTable,
  VisitRecordTable,
} from './tables.ts';

/** Shown entries of the top menu, in order. */
export function selectMenuEntries(tx: Tx): Promise<Selectable<MenuEntryTable>[]> {
  return tx.selectFrom('menu_entry').selectAll().where('is_shown', '=', true).orderBy('sort').orderBy('id').execute();
}

/** Shown entries of the side menu, in order. */
export function selectSideMenuEntries(tx: Tx): Promise<Selectable<SideMenuEntryTable>[]> {
  return tx
    .selectFrom('side_menu_entry')
    .selectAll()
    .where('is_shown', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** Button permissions of the school. */
export function selectPermissions(tx: Tx): Promise<Selectable<ButtonPermissionTable>[]> {
  return tx.selectFrom('button_permission').selectAll().orderBy('key').execute();
}

/** The switch of a part of the school. */
export function selectSwitch(tx: Tx, type: PartSwitchTable['type']): Promise<Selectable<PartSwitchTable> | undefined> {
  return tx.selectFrom('part_switch').selectAll().where('type', '=', type).executeTakeFirst();
}

/** Stores one visit. */
export async function insertVisit(tx: Tx, visit: Insertable<VisitRecordTable>): Promise<void> {
  await tx.insertInto('visit_record').values(visit).execute();
}

/** How many messages of the school the student has not read. */
export async function countUnread(tx: Tx, studentId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('site_message')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('student_id', '=', studentId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
