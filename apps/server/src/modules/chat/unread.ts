import type { contract, OutputOf } from '@shuyuan/contract';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Me } from './access.ts';
import { selectLastUnread } from './queries.ts';
import { nameOf } from './toTalk.ts';

/** The newest unread notice and the newest other unread message, for the popup of §3. */
export async function findLastUnread(tx: Tx, me: Me): Promise<OutputOf<typeof contract.chat.lastUnread>> {
  const notice = await selectLastUnread(tx, me, 'notice');
  const ordinary = await selectLastUnread(tx, me, 'ordinary');
  return {
    notice: notice && {
      name: nameOf(notice.nickname, notice.lecturer_name),
      title: notice.body,
      sentAt: notice.sent_at.toISOString(),
    },
    ordinary: ordinary && {
      name: nameOf(ordinary.nickname, ordinary.lecturer_name),
      userId: ordinary.from_id,
      portrait: ordinary.student_portrait ?? ordinary.lecturer_portrait ?? undefined,
      conversationId: ordinary.conversation_id,
      kind: ordinary.kind,
      body: ordinary.body,
      sentAt: ordinary.sent_at.toISOString(),
    },
  };
}
