import { isInTalk } from '../../domain/classTalks.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { MayRead } from '../../platform/files/access.ts';

/** Files of a message: who is in its conversation now, until it is taken back. */
export const readsMessage: MayRead = async ({ tx, member, now }, messageId) => {
  const row = await tx
    .selectFrom('chat_message as t')
    .innerJoin('conversation as c', joinTenant('c.id', 't.conversation_id'))
    .innerJoin('conversation_member as m', joinTenant('m.conversation_id', 'c.id'))
    .select('t.id')
    .where('t.id', '=', messageId)
    .where('t.recalled_at', 'is', null)
    .where('m.member_kind', '=', member.kind)
    .where('m.member_id', '=', member.id)
    .where(isInTalk(now))
    .executeTakeFirst();
  return row !== undefined;
};
