import type { Selectable } from 'kysely';
import type { Database } from '../../platform/data/tables.ts';
import type { Tx } from '../../platform/data/tenancy.ts';

/** A row of the `agreement` table. */
export type AgreementRow = Selectable<Database['agreement']>;

/** Agreements in force of the given types. */
export function selectAgreements(tx: Tx, types: readonly AgreementRow['type'][]): Promise<AgreementRow[]> {
  if (types.length === 0) return Promise.resolve([]);
  return tx.selectFrom('agreement').selectAll().where('is_active', '=', true).where('type', 'in', types).execute();
}

/** One agreement, in force or not: who accepted an old version may read it again. */
export function selectAgreement(tx: Tx, id: number): Promise<AgreementRow | undefined> {
  return tx.selectFrom('agreement').selectAll().where('id', '=', id).executeTakeFirst();
}
