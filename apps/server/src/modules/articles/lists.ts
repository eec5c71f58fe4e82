import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { toSearchQuery } from '../../domain/searchWords.ts';
import { missing } from '../../platform/core/errors.ts';
import { mapPage, PAGE_SIZE, type PageInput, widePageOf } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { type Shown, selectShown, toCard, withCards } from './cards.ts';
import { pageOfMatches } from './matches.ts';
import { ORDERS, partsOf, type Sort } from './orders.ts';

type Calls = typeof contract;
type Cards = Promise<OutputOf<Calls['articles']['list']>>;
type ListInput = InputOf<Calls['articles']['list']>;

/** Of more readers of a note than these, those who liked or commented first are not looked at. */
const READERS_MAX = 200;

/** A page of the articles that `narrow` leaves, by page number or behind a cursor. */
export async function pageOfCards(
  ctx: Ctx,
  input: PageInput & { after?: string | undefined },
  { narrow, sort }: { narrow: (all: Shown) => Shown; sort: Exclude<Sort, 'relevant'> },
): Cards {
  const order = ORDERS[sort];
  const parts = partsOf(input.after);
  const ordered = narrow(selectShown(ctx))
    .where(parts ? order.behind(parts) : sql<boolean>`true`)
    .orderBy(order.by);
  const page = parts ? { page: 1, pageSize: input.pageSize } : input;
  const rows = await widePageOf(ctx.tx, ordered, page, (few) => withCards(few, ctx));
  const cards = mapPage(rows, (row) => toCard(row, { cursor: order.cursorOf(row) }));
  return { ...cards, currentPage: parts ? (input.page ?? 1) : cards.currentPage };
}

/** Published articles of the school; a board that does not exist is missing. */
export async function listArticles(ctx: Ctx, input: ListInput): Cards {
  const { plateId, keyword, isFeatured } = input;
  if (plateId !== undefined) await mustFindPlate(ctx, plateId);
  const search = keyword?.trim() ? toSearchQuery(keyword) : null;
  if (keyword?.trim() && !search)
    return { items: [], totalCount: 0, currentPage: 1, pageSize: input.pageSize ?? PAGE_SIZE };
  // Notes have no board: with one the kind is not asked for, so that an index of boards alone counts the articles.
  const narrow = (all: Shown) =>
    (plateId === undefined ? all.where('a.kind', '=', 'headline') : all.where('a.plate_id', '=', plateId)).$if(
      isFeatured === true,
      (some) => some.where('a.is_featured', '=', true),
    );
  const sort = input.sort ?? 'relevant';
  if (search) return pageOfMatches(ctx, input, { narrow, sort, search });
  return pageOfCards(ctx, input, { narrow, sort: sort === 'relevant' ? 'recommended' : sort });
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
