import type { Instant } from '@shuyuan/rules';
import type { ArticleAuthor } from '../articleAuthor.ts';

/** A comment or a reply (product.md 4.13). */
export interface ThreadComment {
  id: string;
  author: ArticleAuthor;
  /** Whether they wrote the article. */
  byAuthor?: boolean | undefined;
  text: string;
  sentAt: Instant;
  /** `inReview` is read by all, and only its writer is told that it is not reviewed yet; of a hidden or deleted one only the replies are left. */
  status?: 'shown' | 'inReview' | 'hidden' | 'deleted' | undefined;
  /** Undefined where it is not known. */
  likes: number | undefined;
  liked?: boolean | undefined;
  /** Written by the reader, who may delete it. */
  own?: boolean | undefined;
  /** Name of whoever a reply answers, where that is not the comment above. */
  answers?: string | undefined;
  replies?: readonly ThreadComment[] | undefined;
  /** How many replies are not loaded. */
  moreReplies?: number | undefined;
}

/** What a reader can do with a comment. */
export interface CommentActions {
  onLike: (comment: ThreadComment) => unknown;
  /** Opens the field for a reply; without it there are no replies to write. */
  onReply?: ((comment: ThreadComment) => void) | undefined;
  onRemove?: ((comment: ThreadComment) => unknown) | undefined;
  onReport?: ((comment: ThreadComment) => unknown) | undefined;
  onMoreReplies?: ((comment: ThreadComment) => unknown) | undefined;
}
