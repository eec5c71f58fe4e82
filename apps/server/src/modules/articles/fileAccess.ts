import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { FileAccess } from '../../platform/files/access.ts';

/** Files of a text: its author; every member of the school while it is the public one, and everybody where visitors read the article (U6). */
export const textAccess: FileAccess = {
  async mayRead({ tx, member }, textId) {
    const row = await selectText(tx, textId);
    if (!row || row.article === 'deleted') return false;
    if (row.is_shown && row.state === 'published') return true;
    return member.kind === 'student' && row.student_id === member.id;
  },
  async isPublic(tx, textId) {
    const row = await selectText(tx, textId);
    return row !== undefined && row.article !== 'deleted' && row.is_shown && row.is_public && row.state === 'published';
  },
};

function selectText(tx: Tx, textId: number) {
  return tx
    .selectFrom('article_text as v')
    .innerJoin('article as a', joinTenant('a.id', 'v.article_id'))
    .select(['a.student_id', 'a.is_shown', 'a.is_public', 'v.state', 'a.state as article'])
    .where('v.id', '=', textId)
    .executeTakeFirst();
}
