import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { type SearchQuery, toSearchQuery } from '../../domain/searchWords.ts';
import { atOf } from '../../platform/data/cursor.ts';
import { mapPage, widePageOf } from '../../platform/data/select.ts';
import { missing } from '../../platform/http/errors.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { type CardRow, type Shown, selectShown, toCard, withCards } from './cards.ts';

type Calls = typeof contract;
type Cards = Promise<OutputOf<Calls['articles']['list']>>;
type ListInput = InputOf<Calls['articles']['list']>;
type Sort = NonNullable<ListInput['sort']>;

/** Of more matches than these the oldest are left out of a search, so that no word makes it slow. */
const MATCHES_MAX = 1_000;
/** Of more readers of a note than these, those who liked or commented first are not looked at. */
const READERS_MAX = 200;
const PARTS = /^(?:([01])_)?(-?\d{1,16})_(\d{1,16})$/;

/** A keyset order: its columns, all descending, and what a cursor holds of them. */
interface Order {
  by(query: Shown): Shown;
  behind(query: Shown, parts: { top: boolean; value: number; id: number }): Shown;
  cursorOf(row: CardRow): string;
}

const msOf = (at: Date | null) => at?.getTime() ?? 0;

const newest: Order = {
  by: (query) => query.orderBy('a.published_at', 'desc').orderBy('a.id', 'desc'),
  behind: (query, { value, id }) => query.where(sql<boolean>`(a.published_at, a.id) < (${atOf(value)}, ${id})`),
  cursorOf: (row) => `${msOf(row.published_at)}_${row.id}`,
};
const numbered = (column: 'heat' | 'read_count'): Order => ({
  by: (query) => query.orderBy(`a.${column}`, 'desc').orderBy('a.id', 'desc'),
  behind: (query, { value, id }) =>
    query.where(sql<boolean>`(${sql.ref(`a.${column}`)}, a.id) < (${value}::bigint, ${id})`),
  cursorOf: (row) => `${row[column]}_${row.id}`,
});
const recommended: Order = {
  by: (query) => query.orderBy('a.is_top', 'desc').orderBy('a.warm_at', 'desc').orderBy('a.id', 'desc'),
  behind: (query, { top, value, id }) =>
    query.where(sql<boolean>`(a.is_top, a.warm_at, a.id) < (${top}, ${atOf(value)}, ${id})`),
  cursorOf: (row) => `${row.is_top ? 1 : 0}_${msOf(row.warm_at)}_${row.id}`,
};
const ORDERS: Record<Exclude<Sort, 'relevant'>, Order> = {
  newest,
  recommended,
  hot: numbered('heat'),
  mostRead: numbered('read_count'),
};

/** A page of the articles that `narrow` leaves, by page number or behind a cursor. */
export async function pageOfCards(
  ctx: Ctx,
  input: { page?: number | undefined; pageSize?: number | undefined; after?: string | undefined },
  { narrow, sort, search = null }: { narrow: (all: Shown) => Shown; sort: Sort; search?: SearchQuery | null },
): Cards {
  const order = sort === 'relevant' ? recommended : ORDERS[sort];
  const narrowed = narrow(selectShown(ctx));
  // As an array the matches are found first and looked up by key; joined, all articles would be read beside them.
  const some = search ? narrowed.where(sql<boolean>`a.id = any (array(${matching(ctx, narrow, search)}))`) : narrowed;
  const parts = sort === 'relevant' ? null : partsOf(input.after);
  const behind = parts ? order.behind(some, parts) : some;
  const ordered =
    sort === 'relevant' && search
      ? order.by(behind.orderBy(sql`ts_rank(a.words, ${search.query})`, 'desc'))
      : order.by(behind);
  const page = parts ? { page: 1, pageSize: input.pageSize } : input;
  const found = search?.words ?? [];
  const rows = await widePageOf(ctx.tx, ordered, page, (few) => withCards(few, ctx, search !== null));
  const cards = mapPage(rows, (row) => toCard(row, { cursor: sort === 'relevant' ? '' : order.cursorOf(row), found }));
  return { ...cards, currentPage: parts ? (input.page ?? 1) : cards.currentPage };
}

/** The newest articles that hold every word, by their ids. */
export function matching(ctx: Ctx, narrow: (all: Shown) => Shown, { query }: SearchQuery) {
  return narrow(selectShown(ctx))
    .where(sql<boolean>`a.words @@ ${query}`)
    .orderBy('a.published_at', 'desc')
    .limit(sql.lit(MATCHES_MAX))
    .select('a.id');
}

/** What a cursor holds; null where there is none, or no cursor of ours. */
export function partsOf(cursor: string | undefined) {
  const [, top, value, id] = PARTS.exec(cursor ?? '') ?? [];
  return value === undefined || id === undefined ? null : { top: top === '1', value: Number(value), id: Number(id) };
}

/** Published articles of the school; a board that does not exist is missing. */
export async function listArticles(ctx: Ctx, input: ListInput): Cards {
  const { plateId, keyword, isFeatured } = input;
  if (plateId !== undefined) await mustFindPlate(ctx, plateId);
  const search = keyword?.trim() ? toSearchQuery(keyword) : null;
  if (keyword?.trim() && !search) return { items: [], totalCount: 0, currentPage: 1, pageSize: input.pageSize ?? 10 };
  const narrow = (all: Shown) =>
    all
      .where('a.kind', '=', 'headline')
      .$if(plateId !== undefined, (some) => some.where('a.plate_id', '=', plateId ?? 0))
      .$if(isFeatured === true, (some) => some.where('a.is_featured', '=', true));
  const sort = input.sort ?? (search ? 'relevant' : 'recommended');
  return pageOfCards(ctx, input, { narrow, sort: sort === 'relevant' && !search ? 'recommended' : sort, search });
}

/** Posts of the home page, in the family's form (wire-facts 9). */
export async function listHomePosts(
  ctx: Ctx,
  input: InputOf<Calls['homePosts']['list']>,
): Promise<OutputOf<Calls['homePosts']['list']>> {
  const { items, ...facts } = await listArticles(ctx, input);
  return {
    ...facts,
    items: items.map(({ id, title, cover, publishedAt, author, reads, comments, likes, plateName }) => ({
      id,
      title,
      cover,
      publishedAt,
      author: author.name,
      reads,
      comments,
      likes,
      plateName,
    })),
  };
}

/** Notes of a lecturer, or of all of them, the latest first. */
export async function listNotes(ctx: Ctx, input: InputOf<Calls['notes']['list']>): Cards {
  const { lecturerId } = input;
  if (lecturerId !== undefined) {
    const lecturer = await ctx.tx.selectFrom('lecturer').select('id').where('id', '=', lecturerId).executeTakeFirst();
    if (!lecturer) throw missing();
  }
  const narrow = (all: Shown) =>
    all
      .where('a.kind', '=', 'note')
      .$if(lecturerId !== undefined, (some) => some.where('a.lecturer_id', '=', lecturerId ?? 0));
  return pageOfCards(ctx, input, { narrow, sort: 'newest' });
}

/** What students published after they had liked a note or commented on it, the latest first: what a reader collects is not told to others. */
export async function listOfReaders(ctx: Ctx, input: InputOf<Calls['notes']['ofReaders']>): Cards {
  const { companyId } = ctx;
  const note = await selectShown(ctx)
    .select('a.id')
    .where('a.id', '=', input.id)
    .where('a.kind', '=', 'note')
    .executeTakeFirst();
  if (!note) throw missing();
  const of = sql`company_id = ${companyId} and article_id = ${note.id}`;
  const marks = sql`(select student_id, created_at from article_like where ${of} union all
    select student_id, created_at from article_comment where ${of} and root_id is null and student_id is not null
      and state in ('inReview', 'shown'))`;
  const narrow = (all: Shown) =>
    all
      .where('a.kind', '=', 'headline')
      .where(
        sql<boolean>`a.student_id = any (array(select m.student_id from ${marks} m
          order by m.created_at desc limit ${sql.lit(READERS_MAX)}))`,
      )
      .where(
        sql<boolean>`exists (select 1 from ${marks} m where m.student_id = a.student_id and m.created_at < a.published_at)`,
      );
  return pageOfCards(ctx, input, { narrow, sort: 'newest' });
}

async function mustFindPlate({ tx }: Ctx, id: number): Promise<void> {
  const plate = await tx.selectFrom('plate').select('id').where('id', '=', id).executeTakeFirst();
  if (!plate) throw missing();
}
