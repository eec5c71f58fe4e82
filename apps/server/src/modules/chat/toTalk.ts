import type { ChatMessage, Conversation } from '@shuyuan/contract';
import { maskPhone } from '@shuyuan/rules';
import { toFile } from '../../platform/files/uploads.ts';
import type { Me } from './access.ts';
import type { ConversationRow, MessageRow } from './queries.ts';

/** A student's nickname, masked where it is a phone number (Z3); a lecturer's name. */
export function nameOf(nickname: string | null, lecturer: string | null): string {
  return nickname === null ? (lecturer ?? '') : maskPhone(nickname);
}

/** A message as a member sees it; once recalled, it keeps its number and loses its text. */
export function toMessage(row: MessageRow, me: Me): ChatMessage {
  const isRecalled = row.recalled_at !== null;
  return {
    id: row.id,
    conversationId: row.conversation_id,
    seq: row.seq,
    clientId: isMine(me, row.from_kind, row.from_id) ? (row.client_id ?? undefined) : undefined,
    fromId: row.from_id,
    fromType: row.from_kind,
    fromName: nameOf(row.nickname, row.lecturer_name),
    fromPortrait: row.student_portrait ?? row.lecturer_portrait ?? undefined,
    kind: row.kind,
    body: isRecalled ? '' : row.body,
    file: isRecalled ? undefined : fileOf(row, me),
    sentAt: row.sent_at.toISOString(),
    isRecalled,
  };
}

/** The file of a message, if it carries one. */
export function fileOf(row: MessageRow, { links }: Me) {
  const { file_id, file_name, file_path, file_bytes, file_width, file_height } = row;
  if (file_id === null || file_name === null || file_path === null || file_bytes === null) return undefined;
  const file = { id: file_id, name: file_name, path: file_path, bytes: file_bytes };
  return toFile({ ...file, width: file_width, height: file_height }, links);
}

/** A conversation as one of its members sees it: the other person, or the class. */
export function toConversation(row: ConversationRow, me: Me): Conversation {
  const peer =
    me.kind === 'student'
      ? { name: row.lecturer_name, portrait: row.lecturer_portrait }
      : { name: row.nickname && maskPhone(row.nickname), portrait: row.student_portrait };
  const isSingle = row.kind === 'single';
  return {
    id: row.id,
    kind: row.kind,
    title: (isSingle ? peer.name : row.title) ?? '',
    portrait: (isSingle ? peer.portrait : row.portrait) ?? undefined,
    peerId: row.peer_id ?? undefined,
    peerType: row.peer_kind ?? undefined,
    isPeerOnline: row.is_present,
    lastSeq: row.last_seq,
    last: lastOf(row, me),
    unread: row.unread,
    readSeq: row.read_seq,
    peerReadSeq: row.peer_read_seq ?? undefined,
    isPinned: row.is_pinned,
    isMuted: row.is_muted,
  };
}

function lastOf(row: ConversationRow, me: Me): Conversation['last'] {
  if (row.last_kind === null || row.last_body === null || row.last_sent_at === null) return undefined;
  const isRecalled = row.last_recalled !== null;
  return {
    kind: row.last_kind,
    body: isRecalled ? '' : row.last_body,
    fromName: nameOf(row.last_student, row.last_lecturer),
    isMine: isMine(me, row.last_from_kind, row.last_from_id),
    isRecalled,
    sentAt: row.last_sent_at.toISOString(),
  };
}

/** Whether a message is one's own. */
export function isMine(me: Me, kind: string | null, id: number | null): boolean {
  return kind === me.kind && id === me.id;
}
