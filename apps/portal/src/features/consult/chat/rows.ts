import type { Conversation } from '@shuyuan/contract';
import type { Conversation as Row } from '@shuyuan/ui';
import type { ChatStore } from './ChatStore.ts';
import { talkPath } from './chatLink.ts';

/** Words of the list that the kit does not know. */
export interface RowWords {
  recalled: string;
}

/** The conversations as rows: a failed message or a draft takes the place of the last message. */
export function toRows({ conversations, outbox, drafts, activeId }: ChatStore, words: RowWords): readonly Row[] {
  return conversations.items.map((conversation): Row => {
    const { id, title, portrait, unread, isPinned, isMuted } = conversation;
    const failed = outbox.items.findLast(
      ({ conversationId, state }) =>
        conversationId === id && (state === 'lost' || state === 'refused' || state === 'unsent'),
    );
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
      isPinned,
      isMuted,
    };
  });
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
