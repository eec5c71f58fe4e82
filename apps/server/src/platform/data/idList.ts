import { type RawBuilder, sql } from 'kysely';

/**
 * Ids as `bigint[]`, sent as one text: the driver writes an array element by element, which thousands of ids each second
 * would feel (performance.md row 22).
 */
export function idList(ids: readonly number[]): RawBuilder<number[]> {
  return sql`string_to_array(${ids.join(',')}::text, ',')::bigint[]`;
}
