import { sql } from 'kysely';
import type { Schema } from './tenantTable.ts';

/** Lets the column of a table change only as the state machine says (I1). */
export async function guardState(db: Schema, table: string, machine: string, column: string): Promise<void> {
  await sql`
    create trigger ${sql.id(`${table}_${column}_guard`)} before update of ${sql.id(column)} on ${sql.table(table)}
      for each row execute function guard_state(${sql.lit(machine)}, ${sql.lit(column)})`.execute(db);
}

/** Keeps columns of a table as they were written (I2). */
export async function guardFixed(db: Schema, table: string, columns: readonly string[]): Promise<void> {
  await sql`
    create trigger ${sql.id(`${table}_fixed`)} before update on ${sql.table(table)}
      for each row execute function guard_fixed(${sql.join(columns.map((column) => sql.lit(column)))})`.execute(db);
}

/** Lets rows be added to a table and nothing else (I10). */
export async function guardLedger(db: Schema, table: string): Promise<void> {
  await sql`
    create trigger ${sql.id(`${table}_grows`)} before update or delete on ${sql.table(table)}
      for each row execute function guard_ledger()`.execute(db);
}
