/**
 * The displayed page numbers: the first, the last, the current one with its neighbours, and `null` for a gap. Always seven entries from
 * seven pages on, so that the buttons do not move under the pointer.
 */
export function pageList(page: number, count: number): readonly (number | null)[] {
  if (count <= 7) return Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, null, count];
  if (page >= count - 3) return [1, null, count - 4, count - 3, count - 2, count - 1, count];
  return [1, null, page - 1, page, page + 1, null, count];
}
