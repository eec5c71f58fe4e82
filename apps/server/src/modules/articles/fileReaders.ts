import type { IsReader } from '../../platform/files/fileReaders.ts';

/** Files of a text: its author, and every member of the school while it is the public one (U6). */
export const readsText: IsReader = async ({ tx, member }, textId) => {
  const row = await tx
    .selectFrom('article_text as v')
    .innerJoin('article as a', (join) =>
      join.onRef('a.company_id', '=', 'v.company_id').onRef('a.id', '=', 'v.article_id'),
    )
    .select(['a.student_id', 'a.is_shown', 'v.state', 'a.state as article'])
    .where('v.id', '=', textId)
    .executeTakeFirst();
  if (!row || row.article === 'deleted') return false;
  if (row.is_shown && row.state === 'published') return true;
  return member.kind === 'student' && row.student_id === member.id;
};
