/** The row of a statement that answers exactly one, such as a sum or `exists`: none is no answer, and never a zero. */
export function theRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`The database answered ${rows.length} rows where one is.`);
  return row;
}
