import type { Tx } from '../../platform/data/tenancy.ts';
import type { IsReader } from '../../platform/files/fileReaders.ts';
import type { IsPublished } from '../../platform/files/publicUses.ts';

/** Pictures of a text: everybody, while it is the public one of an article that visitors read (U6). */
export const isTextPublished: IsPublished = async (tx, textId) => {
  const row = await selectText(tx, textId);
  return row !== undefined && row.article !== 'deleted' && row.is_shown && row.is_public && row.state === 'published';
};

/** Files of a text: its author, and every member of the school while it is the public one (U6). */
export const readsText: IsReader = async ({ tx, member }, textId) => {
  const row = await selectText(tx, textId);
  if (!row || row.article === 'deleted') return false;
  if (row.is_shown && row.state === 'published') return true;
  return member.kind === 'student' && row.student_id === member.id;
};

function selectText(tx: Tx, textId: number) {
  return tx
    .selectFrom('article_text as v')
    .innerJoin('article as a', (join) =>
      join.onRef('a.company_id', '=', 'v.company_id').onRef('a.id', '=', 'v.article_id'),
    )
    .select(['a.student_id', 'a.is_shown', 'a.is_public', 'v.state', 'a.state as article'])
    .where('v.id', '=', textId)
    .executeTakeFirst();
}
