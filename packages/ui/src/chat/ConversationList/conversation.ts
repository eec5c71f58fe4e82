import type { Instant } from '@shuyuan/rules';
import type { ChatAuthor } from '../ChatBubble/message.ts';

/** One talk in the list, as its last message left it (product.md 4.18). */
export interface Conversation {
  id: string;
  /** Name of the person or of the group. */
  name: string;
  /** One person, or up to four of a group. */
  people: readonly ChatAuthor[];
  /** Leads to the talk. */
  href: string;
  /** What was said last; words for pictures, files and voices are the list's own. */
  last?:
    | {
        kind: 'text' | 'image' | 'file' | 'audio';
        /** The words, the name of the file, or the length of the voice. */
        text?: string | undefined;
        /** Who said it, in a group. */
        author?: string | undefined;
        at: Instant;
      }
    | undefined;
  /** Waits in the composer, or was not sent. */
  draft?: { state: 'draft' | 'failed'; text: string } | undefined;
  /** How many are unread (I13). */
  unread?: number | undefined;
  isPinned?: boolean | undefined;
  /** Still counts, but quietly. */
  isMuted?: boolean | undefined;
}

/** The talks whose name or last words hold what is looked for, whatever the case. */
export function findConversations(items: readonly Conversation[], query: string): readonly Conversation[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter(({ name, last, draft }) =>
    [name, last?.text, last?.author, draft?.text].some((text) => text?.toLowerCase().includes(wanted)),
  );
}
