import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { beijingMonday } from '../../platform/core/beijing.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import { inLanguage } from '../../platform/data/select.ts';
import { theRow } from '../../platform/data/theRow.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import type { Shown } from './cards.ts';
import { pageOfCards } from './lists.ts';

type Calls = typeof contract;
type Head = OutputOf<Calls['articles']['author']>;

/** An author who has a page. */
export interface AuthorKey {
  kind: 'student' | 'lecturer';
  id: number;
}
type AuthorInput = { authorId: number; authorKind?: 'student' | 'lecturer' | 'school' | undefined };

/** The author of an id, a lecturer before a student where the kind is not said; `missing` for nobody and for a closed account. */
export async function mustFindAuthor({ tx }: Ctx, { authorId, authorKind }: AuthorInput): Promise<AuthorKey> {
  if (authorKind === undefined || authorKind === 'lecturer') {
    const lecturer = await tx.selectFrom('lecturer').select('id').where('id', '=', authorId).executeTakeFirst();
    if (lecturer) return { kind: 'lecturer', id: authorId };
  }
  if (authorKind === undefined || authorKind === 'student') {
    const student = await tx
      .selectFrom('student')
      .select('id')
      .where('id', '=', authorId)
      .where('status', '<>', 'closed')
      .executeTakeFirst();
    if (student) return { kind: 'student', id: authorId };
  }
  throw missing();
}

/** How many follow an author, since an instant or at all; closed accounts are neither counted nor listed. */
const fansOf = (
  companyId: number,
  { kind, id }: AuthorKey,
  since: Date | null = null,
) => sql<number>`(select count(*)::int from follow f
  join student u on u.company_id = f.company_id and u.id = f.student_id and u.status <> 'closed'
  where f.company_id = ${companyId} and f.author_kind = ${kind} and f.author_id = ${id}
    ${since ? sql`and f.created_at >= ${since}` : sql``})`;

const columnOf = ({ kind }: AuthorKey) => (kind === 'lecturer' ? 'lecturer_id' : 'student_id');

/** The head of an author's page; numbers are those of what the reader may read: a visitor's are the ones of the lists below. */
export async function readHead(ctx: Ctx, key: AuthorKey): Promise<Head> {
  const { tx, studentId } = ctx;
  const own = sql`a.company_id = ${ctx.companyId} and ${sql.ref(`a.${columnOf(key)}`)} = ${key.id} and a.is_shown
    and (a.is_public or ${studentId !== null})`;
  const { rows } = await sql<{
    articles: number;
    notes: number;
    likes: number;
    collects: number;
    fans: number;
    week_fans: number;
    followed: boolean;
  }>`
    select count(*) filter (where a.kind = 'headline')::int as articles, count(*) filter (where a.kind = 'note')::int as notes,
      coalesce(sum(a.like_count), 0)::int as likes, coalesce(sum(a.collect_count), 0)::int as collects,
      ${fansOf(ctx.companyId, key)} as fans, ${fansOf(ctx.companyId, key, beijingMonday(ctx.now))} as week_fans,
      exists (select 1 from follow f where f.company_id = ${ctx.companyId} and f.author_kind = ${key.kind}
        and f.author_id = ${key.id} and f.student_id = ${studentId}) as followed
    from article a where ${own}`.execute(tx);
  const person = await selectPerson(ctx, key);
  const counts = theRow(rows);
  return {
    author: {
      kind: key.kind,
      id: key.id,
      name: person.name,
      portrait: person.portrait ?? undefined,
      title: person.title ?? undefined,
    },
    motto: person.motto ?? undefined,
    articleCount: counts.articles,
    noteCount: counts.notes,
    fanCount: counts.fans,
    weekFanCount: counts.week_fans,
    likes: counts.likes,
    collects: counts.collects,
    isFollowed: counts.followed,
    isMe: key.kind === 'student' && key.id === studentId,
  };
}

function selectPerson({ tx, locale }: Ctx, { kind, id }: AuthorKey) {
  if (kind === 'lecturer')
    return tx
      .selectFrom('lecturer as l')
      .select('l.portrait')
      .select([
        inLanguage(locale, 'l.name').as('name'),
        inLanguage<string | null>(locale, 'l.title').as('title'),
        inLanguage<string | null>(locale, 'l.motto').as('motto'),
      ])
      .where('l.id', '=', id)
      .executeTakeFirstOrThrow();
  return tx
    .selectFrom('student as u')
    .select(['u.portrait', 'u.nickname as name'])
    .select([sql<string | null>`null`.as('title'), sql<string | null>`null`.as('motto')])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** What an author wrote, or likes, in the order asked for. */
export async function listOfAuthor(
  ctx: Ctx,
  input: InputOf<Calls['articles']['authorArticles']>,
): Promise<OutputOf<Calls['articles']['authorArticles']>> {
  const key = await mustFindAuthor(ctx, input);
  const narrow = (all: Shown) => {
    const articles = all.where('a.kind', '=', 'headline');
    if (input.tab !== 'liked') return articles.where(`a.${columnOf(key)}`, '=', key.id);
    if (key.kind === 'lecturer') return articles.where(sql<boolean>`false`);
    return articles.where(
      sql<boolean>`exists (select 1 from article_like x where x.company_id = a.company_id and x.article_id = a.id
        and x.student_id = ${key.id})`,
    );
  };
  const sort = input.sort === undefined || input.sort === 'relevant' ? 'newest' : input.sort;
  return pageOfCards(ctx, input, { narrow, sort });
}

/** Follows an author, or no longer does; 1004 for oneself. */
export async function follow(
  ctx: StudentCtx,
  input: InputOf<Calls['follows']['toggle']>,
): Promise<OutputOf<Calls['follows']['toggle']>> {
  const { tx, companyId, studentId, now } = ctx;
  const key = await mustFindAuthor(ctx, input);
  if (key.kind === 'student' && key.id === studentId) throw refused(ResultCode.stateForbids);
  const row = { company_id: companyId, student_id: studentId, author_kind: key.kind, author_id: key.id };
  if (input.isFollowed) {
    await tx
      .insertInto('follow')
      .values({ ...row, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx
      .deleteFrom('follow')
      .where('student_id', '=', studentId)
      .where('author_kind', '=', key.kind)
      .where('author_id', '=', key.id)
      .execute();
  }
  const { fans } = await tx.selectNoFrom(fansOf(companyId, key).as('fans')).executeTakeFirstOrThrow();
  return { isFollowed: input.isFollowed, fanCount: fans };
}
