import type { Generated } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** A comment on an article or a note, or an answer to one (product.md 4.13). */
export interface CommentTable {
  company_id: number;
  id: Generated<number>;
  article_id: number;
  /** One of the two wrote it. */
  student_id: number | null;
  lecturer_id: number | null;
  /** The comment under which an answer stands; null for a comment itself. */
  root_id: number | null;
  /** What an answer answers: the comment, or another answer below it. */
  reply_to_id: number | null;
  content: string;
  /** Posted first, reviewed after: `inReview` is public too. */
  state: Defaulted<'inReview' | 'shown' | 'hidden' | 'deleted'>;
  created_at: Date;
  decided_at: Defaulted<Date | null>;
  /** Kept by the database, as the one below. */
  like_count: Defaulted<number>;
  reply_count: Defaulted<number>;
}

/** Who likes a comment. */
export interface CommentLikeTable {
  company_id: number;
  comment_id: number;
  student_id: number;
  created_at: Date;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    article_comment: CommentTable;
    article_comment_like: CommentLikeTable;
  }
}
