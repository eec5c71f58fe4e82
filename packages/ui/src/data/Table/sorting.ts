/** Sort column and direction. */
export interface TableSort {
  /** Key of the column. */
  key: string;
  /** Ascending or descending. */
  order: 'ascending' | 'descending';
}

/** The sort order after a click on a column: its first direction, then the other one, then the given order. */
export function nextSort(
  sort: TableSort | null,
  key: string,
  first: TableSort['order'] = 'ascending',
): TableSort | null {
  if (sort?.key !== key) return { key, order: first };
  if (sort.order !== first) return null;
  return { key, order: first === 'ascending' ? 'descending' : 'ascending' };
}

/** The sorted rows; equal ones keep their order, and the given array is not mutated. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: TableSort | null,
  compare: ((a: Row, b: Row) => number) | undefined,
): readonly Row[] {
  if (!sort || !compare) return rows;
  const way = sort.order === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => way * compare(a, b));
}
