import { type ChatMessage, type contract, type InputOf, type Page, ResultCode } from '@shuyuan/contract';
import { RECALL_MINUTES } from '@shuyuan/rules';
import { sql } from 'kysely';
import { invalid, missing, refused } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Addressee, Tx } from '../../platform/data/tenancy.ts';
import { addUses, endUses, type FileUse, lockOwnFiles } from '../../platform/files/uploadUses.ts';
import { findMembership, type Me, pushChange, selectMembers } from './access.ts';
import { selectMessages } from './queries.ts';
import { toMessage } from './toTalk.ts';

/** Messages of a page when the client names no number. */
const PAGE_SIZE = 30;
/** Most messages per sender and minute, by the server's clock. */
const PER_MINUTE = 30;
const MINUTE_MS = 60_000;
/** Kind of file use of a message. */
export const FILE_USE = 'chatMessage';

type Sent = InputOf<typeof contract.chat.send>;
type Range = InputOf<typeof contract.chat.history>;

/** Messages in order: the newest, those before a number, or those after one. Numbers never change, so pages have no gaps or duplicates (I14). */
export async function listMessages(tx: Tx, me: Me, input: Range): Promise<Page<ChatMessage>> {
  const { last_seq } = await findMembership(tx, me, input.conversationId);
  const { beforeSeq, afterSeq, pageSize = PAGE_SIZE } = input;
  const isForward = afterSeq !== undefined;
  let query = selectMessages(tx, me).where('t.conversation_id', '=', input.conversationId);
  if (afterSeq !== undefined) query = query.where('t.seq', '>', afterSeq);
  if (beforeSeq !== undefined) query = query.where('t.seq', '<', beforeSeq);
  const rows = await query
    .orderBy('t.seq', isForward ? 'asc' : 'desc')
    .limit(pageSize)
    .execute();
  const inOrder = isForward ? rows : rows.toReversed();
  return { items: inOrder.map((row) => toMessage(row, me)), totalCount: last_seq, currentPage: 1, pageSize };
}

/**
 * Sends a message: its number is assigned under the lock of the conversation, in the transaction that stores it. One that the
 * sender has already sent is returned as stored, whatever this request contains (I14).
 */
export async function sendMessage(tx: Tx, me: Me, input: Sent): Promise<ChatMessage> {
  const { id } = await findMembership(tx, me, input.conversationId);
  const known = await selectByClient(tx, me, input.clientId);
  if (known) return toMessage(known, me);
  if ((await countRecent(tx, me)) >= PER_MINUTE) throw refused(ResultCode.tooFrequent);
  const content = await readContent(tx, me, input);
  const members = await selectMembers(tx, me, id);
  const { seq } = await lockNext(tx, id);
  const stored = await tx
    .insertInto('chat_message')
    .values({
      company_id: me.companyId,
      conversation_id: id,
      seq,
      client_id: input.clientId,
      from_kind: me.kind,
      from_id: me.id,
      kind: input.kind,
      ...content,
      sent_at: me.now,
      recalled_at: null,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'from_kind', 'from_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // Without a row, another tab has stored the same message concurrently.
  if (stored) {
    if (content.upload_id !== null) await addUses(tx, userOf(me, stored.id), [content.upload_id]);
    await advance(tx, me, { id, seq, members });
  }
  const row = await selectByClient(tx, me, input.clientId);
  if (!row) throw missing();
  return toMessage(row, me);
}

function userOf({ companyId }: Me, messageId: number): FileUse {
  return { companyId, kind: FILE_USE, refId: messageId };
}

function selectByClient(tx: Tx, me: Me, clientId: string) {
  return selectMessages(tx, me)
    .where('t.from_kind', '=', me.kind)
    .where('t.from_id', '=', me.id)
    .where('t.client_id', '=', clientId)
    .executeTakeFirst();
}

/** Body of a message: text, or the name of an own file of the right kind. */
async function readContent(
  tx: Tx,
  me: Me,
  { kind, body, fileId }: Sent,
): Promise<{ body: string; upload_id: number | null }> {
  if (kind === 'text') {
    if (!body?.trim()) throw invalid([{ field: 'msgBody', rule: 'required' }]);
    return { body, upload_id: null };
  }
  if (fileId === undefined) throw invalid([{ field: 'fileId', rule: 'required' }]);
  const [file] = await lockOwnFiles(tx, me, { ids: [fileId], kind });
  if (!file) throw missing();
  return { body: file.name, upload_id: file.id };
}

/** The next number of a conversation, whose row stays locked until the end of the transaction. */
function lockNext(tx: Tx, id: number) {
  return tx
    .selectFrom('conversation')
    .select(sql<number>`last_seq + 1`.as('seq'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function countRecent(tx: Tx, me: Me): Promise<number> {
  const { count } = await tx
    .selectFrom('chat_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('from_kind', '=', me.kind)
    .where('from_id', '=', me.id)
    .where('sent_at', '>', new Date(me.now.getTime() - MINUTE_MS))
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores the newest number and pushes it to the members; the sender has read it too, unless something before it is unread. */
async function advance(
  tx: Tx,
  me: Me,
  { id, seq, members }: { id: number; seq: number; members: readonly Addressee[] },
): Promise<void> {
  await tx
    .updateTable('conversation')
    .set({ last_seq: seq, last_at: sql`greatest(last_at, ${me.now})` })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('conversation_member')
    .set({ read_seq: seq })
    .where('conversation_id', '=', id)
    .where('member_kind', '=', me.kind)
    .where('member_id', '=', me.id)
    .where('read_seq', '=', seq - 1)
    .execute();
  await pushChange(tx, me, members, { id, lastSeq: seq });
}

/** Recalls an own message within two minutes; 5102 later. Its number stays, its text and file are removed (U10). */
export async function recallMessage(tx: Tx, me: Me, id: number): Promise<Record<string, never>> {
  const message = await tx
    .selectFrom('chat_message as t')
    .innerJoin('conversation as c', joinTenant('c.id', 't.conversation_id'))
    .select(['t.sent_at', 't.recalled_at', 'c.id as conversation_id', 'c.last_seq'])
    .where('t.id', '=', id)
    .where('t.from_kind', '=', me.kind)
    .where('t.from_id', '=', me.id)
    .executeTakeFirst();
  if (!message) throw missing();
  if (message.recalled_at) return {};
  const isLate = me.now.getTime() - message.sent_at.getTime() > RECALL_MINUTES * MINUTE_MS;
  if (isLate) throw refused(ResultCode.recallTooLate);
  await tx
    .updateTable('chat_message')
    .set({ recalled_at: me.now, body: '', upload_id: null })
    .where('id', '=', id)
    .where('recalled_at', 'is', null)
    .execute();
  await endUses(tx, userOf(me, id), me.now);
  const members = await selectMembers(tx, me, message.conversation_id);
  await pushChange(tx, me, members, { id: message.conversation_id, lastSeq: message.last_seq });
  return {};
}
