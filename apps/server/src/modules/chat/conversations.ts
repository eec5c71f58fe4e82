import type { Conversation, contract, InputOf, Page } from '@shuyuan/contract';
import { sql } from 'kysely';
import { requireButton } from '../../domain/permissions.ts';
import { missing } from '../../platform/core/errors.ts';
import { ofSameSchool } from '../../platform/data/joinTenant.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { MemberKind } from '../../platform/data/tables.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { findMembership, type Me, pushChange } from './access.ts';
import { countUnread, selectList, selectOne } from './queries.ts';
import { toConversation } from './toTalk.ts';

/** Conversations of a member, pinned ones first. */
export async function listConversations(tx: Tx, me: Me, page: PageInput): Promise<Page<Conversation>> {
  return mapPage(await selectList(tx, me, page), (row) => toConversation(row, me));
}

/** The conversation with a person, created if missing; concurrent and repeated calls get the same one (product.md 4.18). */
export async function openConversation(
  tx: Tx,
  me: Me,
  { toType, toIds }: { toType: MemberKind; toIds: readonly number[] },
): Promise<Conversation> {
  const peerId = toIds[0];
  if (peerId === undefined || toType === me.kind) throw missing();
  if (me.kind === 'student') await requireButton(tx, { ...me, studentId: me.id }, 'chat.open');
  const pair = me.kind === 'student' ? { student: me.id, lecturer: peerId } : { student: peerId, lecturer: me.id };
  const id = (await selectPair(tx, pair)) ?? (await makePair(tx, me, pair));
  await tx
    .updateTable('conversation_member')
    .set({ has_opened: true })
    .where('conversation_id', '=', id)
    .where('member_kind', '=', me.kind)
    .where('member_id', '=', me.id)
    .where('has_opened', '=', false)
    .execute();
  return findConversation(tx, me, id);
}

interface Pair {
  student: number;
  lecturer: number;
}

async function selectPair(tx: Tx, { student, lecturer }: Pair): Promise<number | undefined> {
  const row = await tx
    .selectFrom('conversation')
    .select('id')
    .where('student_id', '=', student)
    .where('lecturer_id', '=', lecturer)
    .executeTakeFirst();
  return row?.id;
}

async function makePair(tx: Tx, me: Me, pair: Pair): Promise<number> {
  await requirePair(tx, pair);
  const made = await tx
    .insertInto('conversation')
    .values({
      company_id: me.companyId,
      kind: 'single',
      student_id: pair.student,
      lecturer_id: pair.lecturer,
      title: null,
      title_en: null,
      portrait: null,
      last_at: me.now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'student_id', 'lecturer_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const id = made?.id ?? (await selectPair(tx, pair));
  if (id === undefined) throw missing();
  if (!made) return id;
  const own = { company_id: me.companyId, conversation_id: id };
  await tx
    .insertInto('conversation_member')
    .values([
      { ...own, member_kind: 'student', member_id: pair.student },
      { ...own, member_kind: 'lecturer', member_id: pair.lecturer },
    ])
    .execute();
  return id;
}

/** Both must currently belong to the school; former members keep their old conversations. */
async function requirePair(tx: Tx, { student, lecturer }: Pair): Promise<void> {
  const row = await tx
    .selectFrom('student as s')
    .innerJoin('lecturer as l', (join) => ofSameSchool(join, 'l', 's'))
    .select('s.id')
    .where('s.id', '=', student)
    .where('s.status', '=', 'normal')
    .where('l.id', '=', lecturer)
    .where('l.has_left', '=', false)
    .executeTakeFirst();
  if (!row) throw missing();
}

async function findConversation(tx: Tx, me: Me, id: number): Promise<Conversation> {
  const row = await selectOne(tx, me, id);
  if (!row) throw missing();
  return toConversation(row, me);
}

/** Advances the own read mark, never back and never beyond the last message; messages that arrive meanwhile stay unread (I13). */
export async function readUpTo(
  tx: Tx,
  me: Me,
  { conversationId, seq }: { conversationId: number; seq: number },
): Promise<{ unread: number }> {
  const { kind, last_seq, student_id, lecturer_id } = await findMembership(tx, me, conversationId);
  const upTo = Math.min(seq, last_seq);
  const moved = await tx
    .updateTable('conversation_member')
    .set({ read_seq: upTo })
    .where('conversation_id', '=', conversationId)
    .where('member_kind', '=', me.kind)
    .where('member_id', '=', me.id)
    .where('read_seq', '<', upTo)
    .returning('read_seq')
    .executeTakeFirst();
  if (moved) {
    const peer =
      me.kind === 'student'
        ? { kind: 'lecturer' as const, id: lecturer_id }
        : { kind: 'student' as const, id: student_id };
    const seer =
      kind === 'single' && peer.id !== null ? [{ companyId: me.companyId, kind: peer.kind, id: peer.id }] : [];
    await pushChange(tx, me, [me, ...seer], { id: conversationId, lastSeq: last_seq });
  }
  return { unread: await countUnread(tx, me, conversationId) };
}

/** Pins or mutes a conversation for oneself. */
export async function setConversation(
  tx: Tx,
  me: Me,
  { conversationId, isPinned, isMuted }: InputOf<typeof contract.chat.set>,
): Promise<Record<string, never>> {
  const { last_seq } = await findMembership(tx, me, conversationId);
  await tx
    .updateTable('conversation_member')
    .set({
      is_pinned: sql`coalesce(${isPinned ?? null}::boolean, is_pinned)`,
      is_muted: sql`coalesce(${isMuted ?? null}::boolean, is_muted)`,
    })
    .where('conversation_id', '=', conversationId)
    .where('member_kind', '=', me.kind)
    .where('member_id', '=', me.id)
    .execute();
  await pushChange(tx, me, [me], { id: conversationId, lastSeq: last_seq });
  return {};
}
