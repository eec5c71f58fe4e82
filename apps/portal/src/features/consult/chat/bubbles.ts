import type { ChatMessage } from '@shuyuan/contract';
import type { ChatMessage as Bubble, ChatContent } from '@shuyuan/ui';
import type { ApiError } from '../../../api/apiError.ts';
import type { ChatMember, ChatStore } from './ChatStore.ts';
import { isFailed, type Unsent } from './unsent.ts';

/** Id of a bubble: the same while unconfirmed and in the history, so that it keeps its place (I14). */
export const bubbleId = ({ id, clientId }: Pick<ChatMessage, 'id' | 'clientId'>) => clientId ?? `m${id}`;

/** The open conversation as bubbles, the unconfirmed ones last. */
export function toBubbles(store: ChatStore, describe: (error: ApiError) => string): readonly Bubble[] {
  const { talk, unsent, me, active, recalls } = store;
  const peerReadSeq = active?.peerReadSeq;
  const stored = (talk?.messages ?? []).map((message): Bubble => {
    const isMine = isOf(me, message);
    return {
      id: bubbleId(message),
      side: isMine ? 'me' : 'them',
      author: { name: message.fromName, avatar: message.fromPortrait },
      at: message.sentAt,
      content: contentOf(message, recalls.wordsOf(message.id)),
      status: isMine ? (peerReadSeq !== undefined && message.seq <= peerReadSeq ? 'read' : 'sent') : undefined,
      recallable: isMine && recalls.isOpen(message),
    };
  });
  return [...stored, ...unsent.map((item) => toUnsentBubble(item, describe))];
}

/** The first message that is new to the reader, for the line above it. */
export function firstNewOf({ talk, newFrom, me }: ChatStore): string | undefined {
  if (newFrom === null) return undefined;
  const first = talk?.messages.find((message) => message.seq >= newFrom && !isOf(me, message));
  return first && bubbleId(first);
}

/** Pictures of the open conversation, in order. */
export function picturesOf({ talk }: ChatStore): { id: string; src: string; alt: string }[] {
  return (talk?.messages ?? []).flatMap((message) =>
    message.kind === 'image' && message.file && !message.isRecalled
      ? [{ id: bubbleId(message), src: message.file.url, alt: message.file.name }]
      : [],
  );
}

function isOf(me: ChatMember, { fromId, fromType }: ChatMessage) {
  return fromId === me.id && fromType === me.type;
}

function contentOf({ kind, body, file, isRecalled }: ChatMessage, draft: string | undefined): ChatContent {
  if (isRecalled) return { kind: 'recalled', draft };
  if (kind === 'notice') return { kind: 'notice', text: body };
  if (kind === 'image' && file) return { kind: 'image', src: file.url, alt: file.name };
  if (kind !== 'text' && file) return { kind: 'file', name: file.name, size: file.bytes, href: file.url };
  return { kind: 'text', text: body };
}

function toUnsentBubble(item: Unsent, describe: (error: ApiError) => string): Bubble {
  const { clientId, kind, body, at, bytes, progress, preview, error } = item;
  const hasFailed = isFailed(item);
  return {
    id: clientId,
    side: 'me',
    author: { name: '' },
    at,
    content:
      kind === 'image' && preview !== undefined
        ? { kind: 'image', src: preview, alt: body, progress }
        : kind === 'text'
          ? { kind: 'text', text: body }
          : { kind: 'file', name: body, size: bytes },
    status: hasFailed ? 'failed' : 'sending',
    reason: hasFailed && error ? describe(error) : undefined,
  };
}
