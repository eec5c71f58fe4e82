import { type contract, ResultCode, SocketType } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import { isInTalk } from '../../domain/classTalks.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Addressee, Tx } from '../../platform/data/tenancy.ts';
import type { Context, WithLinks } from '../../platform/http/requestContext.ts';
import { pushToAll } from '../../platform/work/push.ts';

export type ChatCall = (typeof contract.chat)[keyof typeof contract.chat];

/** The caller: always from the login, whatever the request claims (W9). */
export interface Me extends Addressee, WithLinks {
  locale: Locale;
  now: Date;
}

/** The caller; 5101 in a school that has disabled chat. */
export async function meOf({
  tx,
  companyId,
  member,
  locale,
  now,
  links,
}: Pick<Context<ChatCall>, 'tx' | 'companyId' | 'member' | 'locale' | 'now' | 'links'>): Promise<Me> {
  const row = await tx.selectFrom('part_switch').select('status').where('type', '=', 'chat').executeTakeFirst();
  if (row?.status === 'closed') throw refused(ResultCode.chatOff);
  return { companyId, kind: member.kind, id: member.id, locale, now, links };
}

/** The own row of a conversation; `missing` for who is no member of it. */
export async function findMembership(tx: Tx, me: Me, conversationId: number) {
  const row = await tx
    .selectFrom('conversation_member as m')
    .innerJoin('conversation as c', joinTenant('c.id', 'm.conversation_id'))
    .select(['c.id', 'c.kind', 'c.last_seq', 'c.student_id', 'c.lecturer_id', 'm.read_seq'])
    .where('m.conversation_id', '=', conversationId)
    .where('m.member_kind', '=', me.kind)
    .where('m.member_id', '=', me.id)
    .where(isInTalk(me.now))
    .executeTakeFirst();
  if (!row) throw missing();
  return row;
}

/** All current members of a conversation. */
export async function selectMembers(tx: Tx, { companyId, now }: Me, id: number): Promise<Addressee[]> {
  const rows = await tx
    .selectFrom('conversation_member as m')
    .innerJoin('conversation as c', joinTenant('c.id', 'm.conversation_id'))
    .select(['m.member_kind', 'm.member_id'])
    .where('m.conversation_id', '=', id)
    .where(isInTalk(now))
    .execute();
  return rows.map(({ member_kind, member_id }) => ({ companyId, kind: member_kind, id: member_id }));
}

/** Pushes a change of a conversation to its members; the sender's other tabs reload it too (W10). */
export function pushChange(
  tx: Tx,
  { now }: Me,
  people: readonly Addressee[],
  { id, lastSeq }: { id: number; lastSeq: number },
): Promise<void> {
  return pushToAll(tx, people, { type: SocketType.chat, conversationId: id, lastSeq }, now);
}
