import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { beijingDay, beijingMonday } from '../../platform/core/beijing.ts';
import { missing } from '../../platform/core/errors.ts';
import { atOf } from '../../platform/data/cursor.ts';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage, mapPage, type PageInput, pageOf } from '../../platform/data/select.ts';
import type { StudentCtx, WithLinks } from '../../platform/http/requestContext.ts';
import { COVER_ID, publicUrl } from './cards.ts';
import { excerptOf } from './excerpt.ts';
import { readText } from './texts.ts';

type Calls = (typeof contract)['articles'];
type OwnArticle = OutputOf<Calls['save']>;

/** What needs the author comes first; deleted ones are not listed. */
const STATES: readonly OwnRow['state'][] = ['rejected', 'inReview', 'published', 'withdrawn', 'off'];
const RANK = sql`array_position(array[${sql.join(STATES.map((state) => sql.lit(state)))}], a.state)`;
/** Within a state the latest comes first, by when it was published, or handed in. */
const TIME = sql`case when a.state = 'published' then a.published_at else v.submitted_at end`;
const CURSOR = /^([1-5])_(\d{1,16})_(\d{1,16})$/;

const timeOf = (row: OwnRow) => (row.state === 'published' ? row.published_at : null) ?? row.submitted_at;
const cursorOf = (row: OwnRow) => `${STATES.indexOf(row.state) + 1}_${timeOf(row).getTime()}_${row.id}`;

/** What stands behind a cursor; null where there is none, or no cursor of ours. */
function behind(cursor: string | undefined) {
  const [, rank, ms, id] = CURSOR.exec(cursor ?? '') ?? [];
  if (rank === undefined) return null;
  return sql<boolean>`(${RANK} > ${Number(rank)}::int
    or (${RANK} = ${Number(rank)}::int and (${TIME}, a.id) < (${atOf(Number(ms))}, ${Number(id)})))`;
}

/** Own articles, each with its latest text; of a published one the text that is public. */
function selectOwn({ tx, studentId, locale }: StudentCtx) {
  return tx
    .selectFrom('article as a')
    .innerJoin('article_text as v', (join) =>
      ofSameSchool(join, 'v', 'a')
        .onRef('v.article_id', '=', 'a.id')
        .on('v.version', '=', sql<number>`case when a.state = 'published' then a.public_version else a.version end`),
    )
    .leftJoin('plate as p', joinTenant('p.id', 'v.plate_id'))
    .leftJoin('upload as f', (join) => ofSameSchool(join, 'f', 'v').on('f.id', '=', COVER_ID))
    .select(['a.id', 'a.state', 'a.version', 'a.is_shown', 'a.published_at', 'a.read_count', 'a.like_count'])
    .select(['a.collect_count', 'a.comment_count', 'v.version as text_version', 'v.plate_id', 'v.title', 'v.body'])
    .select(['v.submitted_at', 'v.decided_at', 'v.reason', 'v.reason_block', 'v.reviewer', 'f.path as cover'])
    .select([
      inLanguage<string | null>(locale, 'p.name').as('plate'),
      sql<number>`(select count(*)::int from article_text x where x.company_id = v.company_id and x.state = 'inReview'
        and v.state = 'inReview' and (x.submitted_at, x.id) < (v.submitted_at, v.id))`.as('ahead'),
    ])
    .where('a.student_id', '=', studentId)
    .where('a.state', '<>', 'deleted');
}
type OwnRow = Awaited<ReturnType<ReturnType<typeof selectOwn>['execute']>>[number];

function toOwn(row: OwnRow): OwnArticle {
  return {
    id: row.id,
    title: row.title,
    excerpt: excerptOf(row.body),
    cover: row.cover === null ? undefined : publicUrl(row.cover),
    plateId: row.plate_id ?? undefined,
    plateName: row.plate ?? undefined,
    // Deleted ones are not selected.
    state: row.state === 'deleted' ? 'off' : row.state,
    isPublished: row.is_shown,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString(),
    reason: row.state === 'rejected' ? (row.reason ?? undefined) : undefined,
    reasonBlock: row.state === 'rejected' ? (row.reason_block ?? undefined) : undefined,
    reviewer: row.reviewer ?? undefined,
    aheadCount: row.state === 'inReview' ? row.ahead : undefined,
    publishedAt: row.published_at?.toISOString(),
    reads: row.read_count,
    likes: row.like_count,
    comments: row.comment_count,
    collects: row.collect_count,
    version: row.version,
    cursor: cursorOf(row),
  };
}

async function mustFindOwn(ctx: StudentCtx, id: number): Promise<OwnRow> {
  const row = await selectOwn(ctx).where('a.id', '=', id).executeTakeFirst();
  if (!row) throw missing();
  return row;
}

/** Throws `missing` unless the student wrote the article (Z1). */
export async function mustBeOwn(ctx: StudentCtx, id: number): Promise<void> {
  await mustFindOwn(ctx, id);
}

/** One own article; `missing` for everybody else's (Z1). */
export async function readOwn(ctx: StudentCtx, id: number): Promise<OwnArticle> {
  return toOwn(await mustFindOwn(ctx, id));
}

/** The latest text of an own article, with its files. */
export async function readOwnText(ctx: StudentCtx & WithLinks, id: number): Promise<OutputOf<Calls['ownText']>> {
  const found = await mustFindOwn(ctx, id);
  // An author edits what was written, in whatever language the page is.
  const { row, shown } = await readText({ ...ctx, locale: 'cn' }, { articleId: id, version: found.text_version });
  return {
    ...toOwn(found),
    ...shown,
    coverId: row.cover_id ?? undefined,
    isPublic: row.is_public,
    serverTime: ctx.now.toISOString(),
  };
}

/** Own articles: refused ones, those in review, published ones, each the latest first. */
export async function listOwn(
  ctx: StudentCtx,
  input: InputOf<Calls['mine']> & PageInput,
): Promise<OutputOf<Calls['mine']>> {
  const { state } = input;
  const rest = behind(input.after);
  const query = selectOwn(ctx)
    .$if(state !== undefined, (some) => some.where('a.state', '=', state ?? 'off'))
    .where(rest ?? sql<boolean>`true`)
    .orderBy(RANK)
    .orderBy(TIME, 'desc')
    .orderBy('a.id', 'desc');
  return mapPage(await pageOf(ctx.tx, query, rest ? { page: 1, pageSize: input.pageSize } : input), toOwn);
}

/** Notes that the author of an article has seen the comments on it; `missing` for everybody else (Z1). */
export async function seeComments(ctx: StudentCtx, id: number): Promise<Record<string, never>> {
  await mustBeOwn(ctx, id);
  const { tx, companyId, now } = ctx;
  await tx
    .insertInto('article_seen')
    .values({ company_id: companyId, article_id: id, seen_at: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'article_id']).doUpdateSet({ seen_at: now }))
    .execute();
  return {};
}

/** Sums of the own articles: what is read and liked of all, and how many are in which state. */
export async function sumOwn({ tx, studentId, now }: StudentCtx): Promise<OutputOf<Calls['myTotals']>> {
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}) filter (where is_shown), 0)::int`;
  const inState = (state: string) => sql<number>`(count(*) filter (where state = ${state}))::int`;
  return tx
    .selectFrom('article')
    .select([
      sum('read_count').as('reads'),
      sum('like_count').as('likes'),
      sum('comment_count').as('comments'),
      sum('collect_count').as('collects'),
      sql<number>`count(*)::int`.as('total'),
      inState('published').as('published'),
      inState('inReview').as('inReview'),
      inState('rejected').as('rejected'),
      inState('withdrawn').as('withdrawn'),
      sql<number>`(select count(*)::int from article_like k
        join article b on b.company_id = k.company_id and b.id = k.article_id
        where b.student_id = ${studentId} and b.is_shown and k.student_id <> b.student_id and k.created_at >= ${beijingMonday(now)})`.as(
        'likesThisWeek',
      ),
      sql<number>`(select coalesce(sum(d.reads), 0)::int from article_day d
        join article b on b.company_id = d.company_id and b.id = d.article_id
        where b.student_id = ${studentId} and b.is_shown and d.day >= ${beijingDay(beijingMonday(now))}::date)`.as(
        'readsThisWeek',
      ),
      sql<number>`(select count(*)::int from article b
        join article_comment c on c.company_id = b.company_id and c.article_id = b.id
        left join article_seen s on s.company_id = b.company_id and s.article_id = b.id
        where b.student_id = ${studentId} and b.is_shown and c.state in ('inReview', 'shown')
          and c.student_id is distinct from ${studentId} and c.created_at > coalesce(s.seen_at, '-infinity'))`.as(
        'unseenComments',
      ),
    ])
    .where('student_id', '=', studentId)
    .where('state', '<>', 'deleted')
    .executeTakeFirstOrThrow();
}
