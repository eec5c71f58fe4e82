/**
 * Local-storage keys of unsent drafts; a deliberate logout removes them, since they are personal, and an expired login keeps them
 * for their owner (product.md 4.4, 4.18).
 */
export const PERSONAL_KEYS = {
  drafts: 'chat_drafts',
  outbox: 'chat_outbox',
  question: 'study_question',
  /** Seconds watched that the server does not have yet. */
  watched: 'learn_records',
  /** Answers of open practices that are not saved yet. */
  answers: 'practice_answers',
  /** Words of a lecturer in reports that are not published, and about practices whose marks are not sent. */
  reports: 'report_drafts',
  /** Articles that are being written. */
  articles: 'article_drafts',
  /** Comments that are being written. */
  comments: 'comment_drafts',
} as const;
