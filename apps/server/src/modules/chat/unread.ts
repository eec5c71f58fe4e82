import type { contract, OutputOf } from '@shuyuan/contract';
import { imPlatformOf } from '@shuyuan/rules';
import { say } from '../../domain/words.ts';
import type { CompanyRow } from '../../platform/data/companies.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Me } from './access.ts';
import { selectLastNotice, selectLastUnread } from './queries.ts';
import { nameOf } from './toTalk.ts';

type LastUnread = OutputOf<typeof contract.chat.lastUnread>;
type School = Pick<CompanyRow, 'label' | 'brand' | 'name' | 'short_name' | 'short_name_en'>;

/** Whether a caller asks for the platform of this school (§7); one that names none asks for its own. */
export function isOwnPlatform(
  { brand, label }: Pick<School, 'brand' | 'label'>,
  platform: number | undefined,
): boolean {
  return platform === undefined || platform === imPlatformOf(brand ?? label);
}

/** The newest unread notice and the newest other unread message, for the popup of §3. */
export async function findLastUnread(tx: Tx, me: Me, school: School): Promise<LastUnread> {
  const ordinary = await selectLastUnread(tx, me, 'ordinary');
  return {
    notice: await findNotice(tx, me, school),
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

/** The newer one of a notice in a conversation and a message of the school (§3). */
async function findNotice(tx: Tx, me: Me, school: School): Promise<LastUnread['notice']> {
  const told = await selectLastUnread(tx, me, 'notice');
  const sent = me.kind === 'student' ? await selectLastNotice(tx, me.id) : undefined;
  if (sent && !(told && told.sent_at > sent.created_at)) {
    const name = (me.locale === 'en' && school.short_name_en) || school.short_name || school.name;
    const title = say({ cn: sent.title, en: sent.title_en ?? undefined }, me.locale);
    return { name, title, sentAt: sent.created_at.toISOString(), link: sent.link ?? undefined };
  }
  return (
    told && { name: nameOf(told.nickname, told.lecturer_name), title: told.body, sentAt: told.sent_at.toISOString() }
  );
}
