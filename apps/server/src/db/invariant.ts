/** One rule of reliability as a question to the database that finds nothing while the rule holds. */
export interface Invariant {
  /** Rule id, and what is looked for. */
  id: string;
  /** Gives a row for each breach; reads every school that row-level security shows, so it serves tests and operators. */
  sql: string;
}
