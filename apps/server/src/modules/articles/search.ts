import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { topicsOf, toSearchQuery } from '../../domain/searchWords.ts';
import { ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage, likePatterns, matches } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { selectShown, toAuthor } from './cards.ts';
import { matching } from './matches.ts';

type Calls = (typeof contract)['articles'];

/** Authors in the list. */
const AUTHORS = 20;
/** Titles whose words are offered, the most talked about ones. */
const TITLES = 60;
/** Words that are offered. */
const WORDS = 6;

/**
 * Who wrote about a keyword, among the newest matches of the search, those with most articles first; before them lecturers of that name.
 * Students are found by what they wrote alone: their names are no public register.
 */
export async function findWriters(
  ctx: Ctx,
  { keyword }: InputOf<Calls['writers']>,
): Promise<OutputOf<Calls['writers']>> {
  const { tx, companyId, studentId, locale } = ctx;
  const search = toSearchQuery(keyword);
  const patterns = likePatterns(keyword);
  if (patterns.length === 0) return [];
  const found = search
    ? sql`select a.author_kind, a.student_id, a.lecturer_id, 1 as articles from article a
        where a.company_id = ${companyId} and a.author_kind <> 'school'
          and a.id = any (array(${matching(ctx, (all) => all.where('a.kind', '=', 'headline'), search).select('a.id')}))
        union all`
    : sql``;
  const { rows } = await sql<WriterRow>`
    select w.author_kind, w.student_id, w.lecturer_id, w.articles,
      coalesce(u.nickname, ${inLanguage(locale, 'l.name')}) as author, coalesce(u.portrait, l.portrait) as portrait,
      ${inLanguage<string | null>(locale, 'l.title')} as author_title,
      exists (select 1 from follow f where f.company_id = ${companyId} and f.author_kind = w.author_kind
        and f.author_id = coalesce(w.student_id, w.lecturer_id) and f.student_id = ${studentId}) as followed
    from (
      select author_kind, student_id, lecturer_id, sum(articles)::int as articles, bool_or(articles = 0) as is_named
      from (${found}
        select 'lecturer'::text, null::bigint, l.id, 0 from lecturer l
          where l.company_id = ${companyId} and ${matches(patterns, ['l.name', 'l.name_en'])}) one
        (author_kind, student_id, lecturer_id, articles)
      group by author_kind, student_id, lecturer_id) w
    left join student u on u.company_id = ${companyId} and u.id = w.student_id
    left join lecturer l on l.company_id = ${companyId} and l.id = w.lecturer_id
    where u.status is distinct from 'closed'
    order by w.is_named desc, w.articles desc, coalesce(w.student_id, w.lecturer_id)
    limit ${sql.lit(AUTHORS)}`.execute(tx);
  return rows.map((row) => ({
    author: toAuthor(row),
    articleCount: row.articles,
    isFollowed: row.followed,
    isMe: row.student_id !== null && row.student_id === studentId,
  }));
}

interface WriterRow {
  author_kind: 'student' | 'lecturer';
  student_id: number | null;
  lecturer_id: number | null;
  articles: number;
  author: string;
  portrait: string | null;
  author_title: string | null;
  followed: boolean;
}

/** What the most talked about articles are about, in the language of the page: nobody's searches are stored for it. */
export async function listWords(ctx: Ctx): Promise<OutputOf<Calls['words']>> {
  const rows = await selectShown(ctx)
    .innerJoin('article_text as v', (join) =>
      ofSameSchool(join, 'v', 'a').onRef('v.article_id', '=', 'a.id').onRef('v.version', '=', 'a.public_version'),
    )
    .select(inLanguage(ctx.locale, 'v.title').as('title'))
    .where('a.kind', '=', 'headline')
    .orderBy('a.heat', 'desc')
    .orderBy('a.id', 'desc')
    .limit(sql.lit(TITLES))
    .execute();
  return topicsOf(
    rows.map(({ title }) => title),
    WORDS,
  );
}
