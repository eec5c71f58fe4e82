import type { contract, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { SearchQuery } from '../../domain/searchWords.ts';
import { PAGE_SIZE, type PageInput } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { type Shown, selectShown, toCard, withCards } from './cards.ts';
import { ORDERS, partsOf, type Sort } from './orders.ts';

/** Of more matches than these the oldest are left out of a search, so that no word makes it slow. */
const MATCHES_MAX = 1_000;

/** The newest articles that hold every word. */
export function matching(ctx: Ctx, narrow: (all: Shown) => Shown, { query }: SearchQuery) {
  return narrow(selectShown(ctx))
    .where(sql<boolean>`a.words @@ ${query}`)
    .orderBy('a.published_at', 'desc')
    .limit(sql.lit(MATCHES_MAX));
}

interface SearchInput extends PageInput {
  after?: string | undefined;
}

/**
 * A page of the matches of a search, by page number or behind a cursor. The matches are found once, ordered and counted in one statement;
 * what a card shows is read for the page alone.
 */
export async function pageOfMatches(
  ctx: Ctx,
  input: SearchInput,
  { narrow, sort, search }: { narrow: (all: Shown) => Shown; sort: Sort; search: SearchQuery },
): Promise<OutputOf<(typeof contract)['articles']['list']>> {
  const order = ORDERS[sort === 'relevant' ? 'recommended' : sort];
  const parts = sort === 'relevant' ? null : partsOf(input.after);
  const { page = 1, pageSize = PAGE_SIZE } = input;
  const found = matching(ctx, narrow, search).select([
    'a.id',
    'a.published_at',
    'a.is_top',
    'a.warm_at',
    'a.heat',
    'a.read_count',
    'a.words',
  ]);
  const behind = ctx.tx.selectFrom(found.as('a')).where(parts ? order.behind(parts) : sql<boolean>`true`);
  const places = await behind
    .select(['a.id', sql<number>`(count(*) over ())::int`.as('total')])
    // Above the limit of the matches, so that no more than these are weighed.
    .$if(sort === 'relevant', (all) => all.orderBy(sql`ts_rank(a.words, ${search.anyWord})`, 'desc'))
    .orderBy(order.by)
    .limit(sql.lit(pageSize))
    .offset(sql.lit(parts ? 0 : (page - 1) * pageSize))
    .execute();
  const total = places[0]?.total ?? (page > 1 && !parts ? await countOf(behind.select('a.id')) : 0);
  const ids = places.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await withCards(selectShown(ctx).where('a.id', 'in', ids), ctx, true).execute();
  const cursorOf = sort === 'relevant' ? () => '' : order.cursorOf;
  const cards = new Map(rows.map((row) => [row.id, toCard(row, { cursor: cursorOf(row), found: search.words })]));
  return { items: ids.flatMap((id) => cards.get(id) ?? []), totalCount: total, currentPage: page, pageSize };
}

/** How many matches there are: a page behind the last one holds none that tells. */
async function countOf(matches: { execute(): Promise<{ id: number }[]> }): Promise<number> {
  return (await matches.execute()).length;
}
