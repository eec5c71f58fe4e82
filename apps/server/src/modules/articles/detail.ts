import type { contract, OutputOf } from '@shuyuan/contract';
import { EMPTY_ARTICLE } from '@shuyuan/rules';
import { sql } from 'kysely';
import { missing } from '../../platform/core/errors.ts';
import type { Ctx, WithLinks } from '../../platform/http/requestContext.ts';
import { type AuthorKey, readHead } from './authors.ts';
import { selectShown, toCard, withCards } from './cards.ts';
import { readText } from './texts.ts';

type Detail = OutputOf<(typeof contract)['articles']['detail']>;

/** A published article or note for its readers; `missing` while it is not public, and for a visitor where it is not shared (E3). */
export async function readArticle(ctx: Ctx & WithLinks, id: number, kind: 'headline' | 'note'): Promise<Detail> {
  const { studentId, now } = ctx;
  const query = selectShown(ctx).where('a.id', '=', id).where('a.kind', '=', kind);
  const row = await withCards(query, ctx)
    .select(['a.public_version', 'a.is_free', 'a.allows_comments', 'v.submitted_at'])
    .select([
      sql<boolean>`exists (select 1 from article_like x where x.company_id = a.company_id and x.article_id = a.id
        and x.student_id = ${studentId})`.as('liked'),
      sql<boolean>`exists (select 1 from collection x where x.company_id = a.company_id and x.article_id = a.id
        and x.student_id = ${studentId})`.as('collected'),
    ])
    .executeTakeFirst();
  if (!row) throw missing();
  const version = row.public_version ?? 1;
  const { shown } = await readText(ctx, { articleId: id, version });
  const isLocked = kind === 'note' && !row.is_free && studentId === null;
  return {
    ...toCard(row),
    ...shown,
    ...(isLocked ? { content: EMPTY_ARTICLE, pictures: [], attachments: [] } : {}),
    head: await headOf(ctx, row),
    isLiked: row.liked,
    isCollected: row.collected,
    isOwn: row.student_id !== null && row.student_id === studentId,
    // Texts that were refused or taken back before the first that was published are no revisions of it.
    revisedAt:
      row.published_at !== null && row.submitted_at > row.published_at ? row.submitted_at.toISOString() : undefined,
    isLocked,
    serverTime: now.toISOString(),
  };
}

type AuthorRow = { student_id: number | null; lecturer_id: number | null; author: string };

/** The author beside the text; the school has a name only. */
function headOf(ctx: Ctx, { student_id, lecturer_id, author }: AuthorRow): Promise<Detail['head']> {
  const key: AuthorKey | null =
    lecturer_id !== null
      ? { kind: 'lecturer', id: lecturer_id }
      : student_id !== null
        ? { kind: 'student', id: student_id }
        : null;
  if (key) return readHead(ctx, key);
  return Promise.resolve({
    author: { kind: 'school', id: undefined, name: author, portrait: undefined, title: undefined },
    motto: undefined,
    articleCount: 0,
    noteCount: 0,
    fanCount: 0,
    weekFanCount: 0,
    likes: 0,
    collects: 0,
    isFollowed: false,
    isMe: false,
  });
}
