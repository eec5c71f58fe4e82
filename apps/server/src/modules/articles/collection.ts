import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { type RawBuilder, sql } from 'kysely';
import { saleState, selectCards } from '../../domain/courseCards/courseCards.ts';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { selectLecturerCards, toLecturerCard } from '../../domain/lecturerCards.ts';
import { missing } from '../../platform/core/errors.ts';
import { atOf } from '../../platform/data/cursor.ts';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage, likePatterns, mapPage, matches, pageOf } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { selectShown, toCard, withCards } from './cards.ts';
import { partsOf } from './orders.ts';

type Calls = typeof contract;
type ListInput = InputOf<Calls['collections']['list']>;
type Entries = OutputOf<Calls['collections']['list']>;

/** The collection of one kind, the latest first. */
export function listCollected(ctx: StudentCtx, input: ListInput): Promise<Entries> {
  return LISTS[input.kind ?? 'article'](ctx, input);
}

const LISTS = { article: listArticles, course: listCourses, lecturer: listLecturers } as const;

/** The rows `k` of the student behind the cursor, with the key of what is collected; the page number counts where there is none. */
function placeOf(input: ListInput, key: 'k.article_id' | 'k.target_id') {
  const parts = partsOf(input.after);
  return {
    behind: parts
      ? sql<boolean>`(k.created_at, ${sql.ref(key)}) < (${atOf(parts.value)}, ${parts.id})`
      : sql<boolean>`true`,
    latest: sql`k.created_at desc, ${sql.ref(key)} desc` as RawBuilder<unknown>,
    page: parts ? { page: 1, pageSize: input.pageSize } : input,
  };
}

/** When it was collected, and the place behind it. */
function entryOf({ created_at, key }: { created_at: Date; key: number }) {
  return { collectedAt: created_at.toISOString(), cursor: `${created_at.getTime()}_${key}` };
}

/** Of what was deleted or taken off only the title and the day are left (product.md 4.13). */
async function listArticles(ctx: StudentCtx, input: ListInput): Promise<Entries> {
  const { tx, studentId, locale } = ctx;
  const { plateId, keyword } = input;
  if (plateId !== undefined) {
    const plate = await tx.selectFrom('plate').select('id').where('id', '=', plateId).executeTakeFirst();
    if (!plate) throw missing();
  }
  const place = placeOf(input, 'k.article_id');
  const query = tx
    .selectFrom('collection as k')
    .innerJoin('article as a', joinTenant('a.id', 'k.article_id'))
    .innerJoin('article_text as v', (join) =>
      ofSameSchool(join, 'v', 'a').onRef('v.article_id', '=', 'a.id').onRef('v.version', '=', 'a.public_version'),
    )
    .select(['k.article_id as key', 'k.created_at', 'a.is_shown', inLanguage(locale, 'v.title').as('title')])
    .where('k.student_id', '=', studentId)
    .where(place.behind)
    .where(matches(likePatterns(keyword), ['v.title', 'v.title_en']))
    .$if(plateId !== undefined, (some) => some.where('a.plate_id', '=', plateId ?? 0))
    .orderBy(place.latest);
  const page = await pageOf(tx, query, place.page);
  const ids = page.rows.filter((row) => row.is_shown).map((row) => row.key);
  const shown = ids.length === 0 ? [] : await withCards(selectShown(ctx).where('a.id', 'in', ids), ctx).execute();
  const cards = new Map(shown.map((row) => [row.id, toCard(row)]));
  return mapPage(page, (row) => {
    const article = cards.get(row.key);
    const { key: id, title } = row;
    return { ...entryOf(row), kind: 'article' as const, id, title, isRemoved: article === undefined, article };
  });
}

/** A course by the offer that represents it, else by its latest; off sale it keeps its card (product.md 4.13). */
async function listCourses(ctx: StudentCtx, input: ListInput): Promise<Entries> {
  const place = placeOf(input, 'k.target_id');
  const query = selectCards(ctx)
    .innerJoin('course_collection as k', joinTenant('k.target_id', 'c.id'))
    .select(['k.target_id as key', 'k.created_at'])
    .select(sql<boolean>`not o.is_listed or ${saleState(ctx.now)} = 'discontinued'`.as('is_removed'))
    .where('k.student_id', '=', ctx.studentId)
    .where(place.behind)
    .where(
      sql<boolean>`o.id = (select x.id from offer x where x.company_id = c.company_id and x.course_id = c.id
        order by x.is_listed desc, x.is_discontinued, x.id desc limit 1)`,
    )
    .where(matches(likePatterns(input.keyword), ['c.title', 'c.title_en', 'l.name', 'l.name_en']))
    .orderBy(place.latest);
  return mapPage(await pageOf(ctx.tx, query, place.page), (row) => {
    const { offer_id: id, title, is_removed: isRemoved } = row;
    return { ...entryOf(row), kind: 'course' as const, id, title, isRemoved, course: toCourseCard(row) };
  });
}

/** A lecturer who has left keeps the card: the page shows what was (product.md 4.15). */
async function listLecturers(ctx: StudentCtx, input: ListInput): Promise<Entries> {
  const place = placeOf(input, 'k.target_id');
  const query = selectLecturerCards(ctx)
    .innerJoin('lecturer_collection as k', joinTenant('k.target_id', 'l.id'))
    .select(['k.target_id as key', 'k.created_at', 'l.has_left'])
    .where('k.student_id', '=', ctx.studentId)
    .where(place.behind)
    .where(matches(likePatterns(input.keyword), ['l.name', 'l.name_en', 'l.title', 'l.title_en']))
    .orderBy(place.latest);
  return mapPage(await pageOf(ctx.tx, query, place.page), (row) => {
    const { id, name: title, has_left: isRemoved } = row;
    return { ...entryOf(row), kind: 'lecturer' as const, id, title, isRemoved, lecturer: toLecturerCard(row) };
  });
}

/** How many entries of each kind the student has. */
export async function sumCollected({ tx, studentId }: StudentCtx): Promise<OutputOf<Calls['collections']['totals']>> {
  const countOf = (table: 'collection' | 'course_collection' | 'lecturer_collection') =>
    tx
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('count'))
      .where('student_id', '=', studentId)
      .executeTakeFirstOrThrow();
  return {
    article: (await countOf('collection')).count,
    course: (await countOf('course_collection')).count,
    lecturer: (await countOf('lecturer_collection')).count,
  };
}
