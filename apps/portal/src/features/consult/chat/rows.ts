import type { Conversation } from '@shuyuan/contract';
import type { FoundMessages, Conversation as Row } from '@shuyuan/ui';
import type { ChatStore } from './ChatStore.ts';
import { messagePath, talkPath } from './chatLink.ts';
import { isFailed } from './unsent.ts';

/** Words of the list that the kit does not know. */
export interface RowWords {
  recalled: string;
}

/** The conversations as rows: a failed message or a draft takes the place of the last message. */
export function toRows({ conversations, outbox, drafts, activeId }: ChatStore, words: RowWords): readonly Row[] {
  return conversations.items.map((conversation): Row => {
    const { id, title, portrait, unread, isPinned, isMuted } = conversation;
    const failed = outbox.items.findLast((item) => item.conversationId === id && isFailed(item));
    const typed = id === activeId ? '' : drafts.of(id);
    return {
      id: String(id),
      name: title,
      people: [{ name: title, avatar: portrait }],
      href: talkPath(id),
      last: lastOf(conversation, words),
      draft: failed
        ? { state: 'failed', text: failed.body }
        : typed === ''
          ? undefined
          : { state: 'draft', text: typed },
      unread,
      pinned: isPinned,
      muted: isMuted,
    };
  });
}

/** What a search has found, as links to the messages. */
export function toFound({ conversations, search }: ChatStore, you: string): Omit<FoundMessages, 'state'> {
  const { items, isCut, retry } = search;
  return {
    items: items.map((message) => {
      const { id, conversationId, title, body, fromName, isMine, sentAt } = message;
      const isGroup = conversations.find(conversationId)?.kind === 'group';
      const author = isMine ? you : isGroup ? fromName : undefined;
      return { id: String(id), title, text: body, author, at: sentAt, href: messagePath(message) };
    }),
    truncated: isCut,
    onRetry: retry,
  };
}

function lastOf({ kind: conversationKind, last }: Conversation, words: RowWords): Row['last'] {
  if (!last) return undefined;
  const { kind, body, fromName, isMine, isRecalled, sentAt } = last;
  const author = conversationKind === 'group' && !isMine && kind !== 'notice' ? fromName : undefined;
  if (isRecalled) return { kind: 'text', text: words.recalled, author, at: sentAt };
  return {
    kind: kind === 'notice' ? 'text' : kind,
    text: kind === 'image' ? undefined : body,
    author,
    at: sentAt,
  };
}
