import type { Instant } from '@shuyuan/rules';
import type { ChatAuthor } from '../ChatBubble/message.ts';

/** One conversation in the list, as of its last message (product.md 4.18). */
export interface Conversation {
  id: string;
  /** Name of the person or of the group. */
  name: string;
  /** One person, or up to four members of a group. */
  people: readonly ChatAuthor[];
  /** Address of the conversation. */
  href: string;
  /** The last message; the list supplies the text for pictures, files and voice messages. */
  last?:
    | {
        kind: 'text' | 'image' | 'file' | 'audio';
        /** The text, the file name, or the duration of the voice message. */
        text?: string | undefined;
        /** The author, in a group. */
        author?: string | undefined;
        at: Instant;
      }
    | undefined;
  /** A draft in the composer, or a message that failed. */
  draft?: { state: 'draft' | 'failed'; text: string } | undefined;
  /** Number of unread messages (I13). */
  unread?: number | undefined;
  pinned?: boolean | undefined;
  /** Muted: the count is shown in a quiet style. */
  muted?: boolean | undefined;
}

/** Conversations whose name or last message contains the search term, ignoring case. */
export function findConversations(items: readonly Conversation[], query: string): readonly Conversation[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter(({ name, last, draft }) =>
    [name, last?.text, last?.author, draft?.text].some((text) => text?.toLowerCase().includes(wanted)),
  );
}
