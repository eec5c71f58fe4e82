import type { Page } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from './tenancy.ts';

/** Items on a page when the client names no number (wire-facts 2.1). */
export const PAGE_SIZE = 10;
/** Counting stops behind this: up to here `totalCount` is exact, beyond it a lower bound (performance.md §2). */
const COUNT_MAX = 1_000;

/** A bilingual column in the requested language; Chinese where there is no English. */
export function inLanguage<T = string>(locale: Locale, cn: string, en = `${cn}_en`): RawBuilder<T> {
  return locale === 'en' ? sql<T>`coalesce(nullif(${sql.ref(en)}, ''), ${sql.ref(cn)})` : sql<T>`${sql.ref(cn)}`;
}

/** A bilingual JSON column in the requested language; no JSON is an empty string. */
export function jsonInLanguage<T>(locale: Locale, cn: string, en = `${cn}_en`): RawBuilder<T> {
  return locale === 'en' ? sql<T>`coalesce(${sql.ref(en)}, ${sql.ref(cn)})` : sql<T>`${sql.ref(cn)}`;
}

/** A bilingual list column in the requested language. */
export function listInLanguage(locale: Locale, cn: string, en = `${cn}_en`): RawBuilder<string[]> {
  return locale === 'en'
    ? sql<string[]>`case when cardinality(${sql.ref(en)}) > 0 then ${sql.ref(en)} else ${sql.ref(cn)} end`
    : sql<string[]>`${sql.ref(cn)}`;
}

const TERMS_MAX = 5;

/** Patterns for `ilike` that match each of the words anywhere; wildcards in the input are escaped (X9). */
export function likePatterns(keyword: string | undefined): string[] {
  const words = (keyword ?? '').trim().split(/\s+/u).filter(Boolean).slice(0, TERMS_MAX);
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
}

/** Whether every word occurs in one of the columns. */
export function matches(patterns: readonly string[], columns: readonly string[]): RawBuilder<boolean> {
  const one = (pattern: string) =>
    sql`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} ilike ${pattern}`),
      sql` or `,
    )})`;
  return patterns.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(patterns.map(one), sql` and `)})`;
}

/** The requested page of a list. */
export interface PageInput {
  page?: number | undefined;
  pageSize?: number | undefined;
}
/** A page of rows. */
export interface RowPage<R> {
  rows: R[];
  totalCount: number;
  currentPage: number;
  pageSize: number;
}

/** The page of an ordered query, and how many rows there are; for a partial first page no count query is needed. */
export function pageOf<DB, TB extends keyof DB, R>(
  tx: Tx,
  ordered: SelectQueryBuilder<DB, TB, R>,
  page: PageInput,
): Promise<RowPage<R>> {
  return widePageOf(tx, ordered, page, (few) => few);
}

/** The same where `widen` joins what is shown to the rows of the page alone: those before a deep page are only counted off. */
export async function widePageOf<DB, TB extends keyof DB, R, W>(
  tx: Tx,
  ordered: SelectQueryBuilder<DB, TB, R>,
  { page = 1, pageSize = PAGE_SIZE }: PageInput,
  widen: (few: SelectQueryBuilder<DB, TB, R>) => { execute(): Promise<W[]> },
): Promise<RowPage<W>> {
  // With a literal limit, PostgreSQL can reuse a plan for the first page: as a parameter it could be any number.
  const first = ordered.limit(sql.lit(pageSize));
  const rows = await widen(page === 1 ? first : first.offset((page - 1) * pageSize)).execute();
  const isWhole = page === 1 && rows.length < pageSize;
  return { rows, totalCount: isWhole ? rows.length : await countOf(tx, ordered), currentPage: page, pageSize };
}

async function countOf<DB, TB extends keyof DB, R>(tx: Tx, query: SelectQueryBuilder<DB, TB, R>): Promise<number> {
  const some = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(sql.lit(COUNT_MAX + 1));
  const { count } = await tx
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The same page with each row mapped to its public form (Z3). */
export function mapPage<R, T>({ rows, ...facts }: RowPage<R>, toItem: (row: R) => T): Page<T> {
  return { items: rows.map(toItem), ...facts };
}
