import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { atOf } from '../../platform/data/cursor.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { mapPage, pageOf } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { mustFindAuthor } from './authors.ts';
import { partsOf } from './orders.ts';

type Calls = (typeof contract)['follows'];

/**
 * Who follows an author, the latest first; those whom the reader follows are marked, and stand first where that is asked for. A page goes
 * on behind a cursor, or is counted by its number.
 */
export async function listFans(ctx: StudentCtx, input: InputOf<Calls['fans']>): Promise<OutputOf<Calls['fans']>> {
  const key = await mustFindAuthor(ctx, input);
  const followed = sql<boolean>`exists (select 1 from follow x where x.company_id = f.company_id
    and x.author_kind = 'student' and x.author_id = u.id and x.student_id = ${ctx.studentId})`;
  const isKnownFirst = input.sort === 'followed';
  const parts = partsOf(input.after);
  const place = parts && sql`${atOf(parts.value)}, ${parts.id}`;
  const query = ctx.tx
    .selectFrom('follow as f')
    .innerJoin('student as u', joinTenant('u.id', 'f.student_id'))
    .select(['u.id', 'u.nickname', 'u.portrait', 'f.created_at'])
    .select([
      sql<number>`(select count(*)::int from article a where a.company_id = f.company_id and a.student_id = u.id
        and a.is_shown and a.kind = 'headline')`.as('articles'),
      followed.as('followed'),
    ])
    .where('f.author_kind', '=', key.kind)
    .where('f.author_id', '=', key.id)
    .where('u.status', '<>', 'closed')
    .$if(place !== null && isKnownFirst, (all) =>
      all.where(sql<boolean>`(${followed}, f.created_at, f.student_id) < (${parts?.top}, ${place})`),
    )
    .$if(place !== null && !isKnownFirst, (all) => all.where(sql<boolean>`(f.created_at, f.student_id) < (${place})`))
    .$if(isKnownFirst, (all) => all.orderBy('followed', 'desc'))
    .orderBy('f.created_at', 'desc')
    .orderBy('f.student_id', 'desc');
  const page = await pageOf(ctx.tx, query, parts ? { page: 1, pageSize: input.pageSize } : input);
  return mapPage(page, (row) => ({
    author: {
      kind: 'student' as const,
      id: row.id,
      name: row.nickname,
      portrait: row.portrait ?? undefined,
      title: undefined,
    },
    articleCount: row.articles,
    followedAt: row.created_at.toISOString(),
    isFollowed: row.followed,
    isMe: row.id === ctx.studentId,
    cursor: `${row.followed ? 1 : 0}_${row.created_at.getTime()}_${row.id}`,
  }));
}
