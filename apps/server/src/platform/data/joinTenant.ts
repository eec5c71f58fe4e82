import type { JoinBuilder } from 'kysely';

/** The tables of a query whose rows belong to a school. */
type TenantTables<DB, TB extends keyof DB> = {
  [Table in TB & string]: DB[Table] extends { company_id: unknown } ? Table : never;
}[TB & string];

/** What fits only a join in which these tables of schools have these columns. */
type Having<DB, TB extends keyof DB, A extends string, AC extends string, B extends string, BC extends string> = [
  A | B,
] extends [TenantTables<DB, TB>]
  ? DB extends Record<A, Record<AC, unknown>> & Record<B, Record<BC, unknown>>
    ? unknown
    : never
  : never;

/**
 * Joins a row of the same school by one column: `.innerJoin('course as c', joinTenant('c.id', 'r.course_id'))`.
 * A key alone does not say whose row it is, and only behind the school is it in the primary key (T2).
 */
export function joinTenant<A extends string, AC extends string, B extends string, BC extends string>(
  joined: `${A}.${AC}`,
  known: `${B}.${BC}`,
) {
  return <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB> & Having<DB, TB, A, AC, B, BC>): JoinBuilder<DB, TB> =>
    inSchool<DB, TB>(join, tableOf(joined), tableOf(known)).onRef(joined as never, '=', known as never);
}

/** The school's part of a join that has other conditions: `(join) => ofSameSchool(join, 'f', 'v').on(…)`. */
export function ofSameSchool<DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
  joined: TenantTables<DB, TB>,
  known: TenantTables<DB, TB>,
): JoinBuilder<DB, TB> {
  return inSchool(join, joined, known);
}

function inSchool<DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>, joined: string, known: string) {
  return join.onRef(`${joined}.company_id` as never, '=', `${known}.company_id` as never);
}

function tableOf(reference: string): string {
  return reference.slice(0, reference.lastIndexOf('.'));
}
