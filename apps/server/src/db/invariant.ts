/** A reliability rule as a query that returns no rows while the rule holds. */
export interface Invariant {
  /** Rule id, and the violation searched for. */
  id: string;
  /** Returns a row for each violation; reads every school that row-level security shows, so it serves tests and operators. */
  sql: string;
}
