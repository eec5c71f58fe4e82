import type { contract, InputOf } from '@shuyuan/contract';
import { type RawBuilder, sql } from 'kysely';
import { atOf } from '../../platform/data/cursor.ts';
import type { CardRow } from './cards.ts';

/** Orders that a list of articles can be asked for. */
export type Sort = NonNullable<InputOf<(typeof contract)['articles']['list']>['sort']>;

/** What a cursor holds of the row that it stands for. */
interface Place {
  top: boolean;
  value: number;
  id: number;
}

/** A keyset order of articles `a`. */
interface Order {
  /** Its columns, all descending. */
  by: RawBuilder<unknown>;
  /** Whether a row stands behind a place. */
  behind(place: Place): RawBuilder<boolean>;
  cursorOf(row: CardRow): string;
}

const PARTS = /^(?:([01])_)?(-?\d{1,16})_(\d{1,16})$/;

const msOf = (at: Date | null) => at?.getTime() ?? 0;

const newest: Order = {
  by: sql`a.published_at desc, a.id desc`,
  behind: ({ value, id }) => sql<boolean>`(a.published_at, a.id) < (${atOf(value)}, ${id})`,
  cursorOf: (row) => `${msOf(row.published_at)}_${row.id}`,
};
const numbered = (column: 'heat' | 'read_count'): Order => {
  const number = sql.ref(`a.${column}`);
  return {
    by: sql`${number} desc, a.id desc`,
    behind: ({ value, id }) => sql<boolean>`(${number}, a.id) < (${value}::bigint, ${id})`,
    cursorOf: (row) => `${row[column]}_${row.id}`,
  };
};
const recommended: Order = {
  by: sql`a.is_top desc, a.warm_at desc, a.id desc`,
  behind: ({ top, value, id }) => sql<boolean>`(a.is_top, a.warm_at, a.id) < (${top}, ${atOf(value)}, ${id})`,
  cursorOf: (row) => `${row.is_top ? 1 : 0}_${msOf(row.warm_at)}_${row.id}`,
};

/** By what fits best is no keyset order: it goes on by page number alone. */
export const ORDERS: Record<Exclude<Sort, 'relevant'>, Order> = {
  newest,
  recommended,
  hot: numbered('heat'),
  mostRead: numbered('read_count'),
};

/** What a cursor holds; null where there is none, or no cursor of ours. */
export function partsOf(cursor: string | undefined): Place | null {
  const [, top, value, id] = PARTS.exec(cursor ?? '') ?? [];
  return value === undefined || id === undefined ? null : { top: top === '1', value: Number(value), id: Number(id) };
}
