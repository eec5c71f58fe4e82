import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { AddressTable } from './tables.ts';

/** A row of the `address` table. */
export type AddressRow = Selectable<AddressTable>;
/** Input fields of an address. */
export type AddressValues = Omit<
  Insertable<AddressTable>,
  'company_id' | 'id' | 'student_id' | 'is_default' | 'created_at'
>;

/**
 * Serialises the changes of one student's addresses, so that exactly one is the default after each (I17).
 * A lock without the key: rows that refer to the student can still be added.
 */
export async function lockOwner(tx: Tx, studentId: number): Promise<void> {
  await tx.selectFrom('student').select('id').where('id', '=', studentId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** A student's addresses, the default one first, then the newest. */
export function selectAddresses(tx: Tx, studentId: number): Promise<AddressRow[]> {
  return tx
    .selectFrom('address')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Number of a student's addresses. */
export async function countAddresses(tx: Tx, studentId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('address')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds an address. */
export function insertAddress(
  { tx, companyId, studentId, now }: StudentCtx,
  values: AddressValues,
): Promise<AddressRow> {
  return tx
    .insertInto('address')
    .values({ ...values, company_id: companyId, student_id: studentId, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes an address of the student; undefined when there is none of this id. */
export function updateAddress(
  tx: Tx,
  studentId: number,
  id: number,
  values: AddressValues,
): Promise<AddressRow | undefined> {
  return tx
    .updateTable('address')
    .set(values)
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes an address of the student; undefined when there is none of this id. */
export function deleteAddress(tx: Tx, studentId: number, id: number): Promise<AddressRow | undefined> {
  return tx
    .deleteFrom('address')
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .returningAll()
    .executeTakeFirst();
}

/** Clears the default flag of every address of the student but one. */
export async function clearDefault(tx: Tx, studentId: number, stored: number): Promise<void> {
  await tx
    .updateTable('address')
    .set({ is_default: false })
    .where('student_id', '=', studentId)
    .where('is_default', '=', true)
    .where('id', '!=', stored)
    .execute();
}

/** Makes an address of the student the default; undefined when there is none of this id. */
export function updateDefault(tx: Tx, studentId: number, id: number): Promise<AddressRow | undefined> {
  return tx
    .updateTable('address')
    .set({ is_default: true })
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .returningAll()
    .executeTakeFirst();
}
