/** By which column, and which way. */
export interface TableSort {
  /** Key of the column. */
  key: string;
  /** From small to large, or the other way. */
  order: 'ascending' | 'descending';
}

/** The order after a click on a column: the first way it offers, then the other way, then as it came. */
export function nextSort(
  sort: TableSort | null,
  key: string,
  first: TableSort['order'] = 'ascending',
): TableSort | null {
  if (sort?.key !== key) return { key, order: first };
  if (sort.order !== first) return null;
  return { key, order: first === 'ascending' ? 'descending' : 'ascending' };
}

/** The rows in that order; equal ones stay as they came, and the given array is not touched. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: TableSort | null,
  compare: ((a: Row, b: Row) => number) | undefined,
): readonly Row[] {
  if (!sort || !compare) return rows;
  const way = sort.order === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => way * compare(a, b));
}
