import { sql } from 'kysely';
import type { Schema } from './tenantTable.ts';

/** Restricts changes of a column to the transitions of the state machine (I1). */
export async function guardState(db: Schema, table: string, machine: string, column: string): Promise<void> {
  await sql`
    create trigger ${sql.id(`${table}_${column}_guard`)} before update of ${sql.id(column)} on ${sql.table(table)}
      for each row execute function guard_state(${sql.lit(machine)}, ${sql.lit(column)})`.execute(db);
}

/** Makes columns of a table immutable (I2). */
export async function guardFixed(db: Schema, table: string, columns: readonly string[]): Promise<void> {
  await sql`
    create trigger ${sql.id(`${table}_fixed`)} before update on ${sql.table(table)}
      for each row execute function guard_fixed(${sql.join(columns.map((column) => sql.lit(column)))})`.execute(db);
}

/** Makes a table append-only (I10). */
export async function guardLedger(db: Schema, table: string): Promise<void> {
  await sql`
    create trigger ${sql.id(`${table}_grows`)} before update or delete on ${sql.table(table)}
      for each row execute function guard_ledger()`.execute(db);
}
