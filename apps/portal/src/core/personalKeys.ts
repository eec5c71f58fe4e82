/** Local-storage keys of unsent drafts; a logout removes them, since they are personal (product.md 4.18). */
export const PERSONAL_KEYS = { drafts: 'chat_drafts', outbox: 'chat_outbox', question: 'study_question' } as const;
