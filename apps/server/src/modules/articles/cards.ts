import type { ArticleCard, SentOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { excerptOf } from './excerpt.ts';

/** File of the cover of the text `v`: the one that was chosen, or the first picture in the text, as the editor promises. */
export const COVER_ID = sql<number>`coalesce(v.cover_id,
  (jsonb_path_query_first(v.content, '$.blocks[*] ? (@.kind == "picture").fileId') #>> '{}')::bigint)`;

/** Characters of a text that the beginning shown in a list is cut from. */
const BEGINNING = 200;

/** Articles that who asks may read in a list; a visitor those that are shared with everybody. */
export function selectShown({ tx, studentId }: Pick<Ctx, 'tx' | 'studentId'>) {
  return tx
    .selectFrom('article as a')
    .where('a.is_shown', '=', true)
    .$if(studentId === null, (all) => all.where('a.is_public', '=', true));
}
/** A query over articles, to be ordered and widened. */
export type Shown = ReturnType<typeof selectShown>;

/** Name, picture and title of who wrote the article `a`; of the school its short name. */
export function authorColumns(locale: Ctx['locale']) {
  return [
    sql<string>`case a.author_kind when 'student' then u.nickname when 'lecturer' then ${inLanguage(locale, 'l.name')}
      else (select ${inLanguage(locale, 'c.short_name')} from company c where c.id = a.company_id) end`.as('author'),
    sql<string | null>`coalesce(u.portrait, l.portrait)`.as('portrait'),
    inLanguage<string | null>(locale, 'l.title').as('author_title'),
  ] as const;
}

/** What a card shows, beside the rows of one page; `hasText` brings the whole text for what stands around a word. */
export function withCards(query: Shown, { locale }: Pick<Ctx, 'locale'>, hasText = false) {
  const body = inLanguage(locale, 'v.body');
  return query
    .innerJoin('article_text as v', (join) =>
      ofSameSchool(join, 'v', 'a').onRef('v.article_id', '=', 'a.id').onRef('v.version', '=', 'a.public_version'),
    )
    .leftJoin('plate as p', joinTenant('p.id', 'a.plate_id'))
    .leftJoin('subject as s', joinTenant('s.id', 'a.subject_id'))
    .leftJoin('student as u', joinTenant('u.id', 'a.student_id'))
    .leftJoin('lecturer as l', joinTenant('l.id', 'a.lecturer_id'))
    .leftJoin('upload as f', (join) => ofSameSchool(join, 'f', 'v').on('f.id', '=', COVER_ID))
    .select(['a.id', 'a.kind', 'a.author_kind', 'a.student_id', 'a.lecturer_id', 'a.plate_id', 'a.published_at'])
    .select(['a.read_count', 'a.like_count', 'a.comment_count', 'a.collect_count', 'a.is_top', 'a.is_featured'])
    .select(['a.is_public', 'a.heat', 'a.warm_at', 'f.path as cover', 'v.id as text_id'])
    .select([
      inLanguage(locale, 'v.title').as('title'),
      hasText ? body.as('body') : sql<string>`left(${body}, ${sql.lit(BEGINNING)})`.as('body'),
      inLanguage<string | null>(locale, 'p.name').as('plate'),
      inLanguage<string | null>(locale, 's.name').as('subject'),
      sql<number>`(select count(*)::int from article_file x where x.company_id = v.company_id and x.text_id = v.id)`.as(
        'attachments',
      ),
    ])
    .select(authorColumns(locale));
}
export type CardRow = Awaited<ReturnType<ReturnType<typeof withCards>['execute']>>[number];

/** Covers and pictures of texts are public: their addresses need no signature, and browsers may keep them (U6). */
export function publicUrl(path: string): string {
  return `/files/${path}`;
}

/** The author as a card names them. */
export function toAuthor(
  row: Pick<CardRow, 'author_kind' | 'student_id' | 'lecturer_id' | 'author' | 'portrait' | 'author_title'>,
) {
  return {
    kind: row.author_kind,
    id: row.student_id ?? row.lecturer_id ?? undefined,
    name: row.author,
    portrait: row.portrait ?? undefined,
    title: row.author_title ?? undefined,
  };
}

/** The public form of a card; `found` are the words of a search. */
export function toCard(
  row: CardRow,
  { cursor = '', found = [] }: { cursor?: string; found?: readonly string[] } = {},
): SentOf<typeof ArticleCard> {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    excerpt: excerptOf(row.body, found),
    cover: row.cover === null ? undefined : publicUrl(row.cover),
    author: toAuthor(row),
    plateId: row.plate_id ?? undefined,
    plateName: row.plate ?? undefined,
    subject: row.subject ?? undefined,
    publishedAt: row.published_at?.toISOString(),
    reads: row.read_count,
    likes: row.like_count,
    comments: row.comment_count,
    collects: row.collect_count,
    attachmentCount: row.attachments,
    isTop: row.is_top,
    isFeatured: row.is_featured,
    isPublic: row.is_public,
    cursor,
  };
}
