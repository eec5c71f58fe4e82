/** Local-storage keys of what a person wrote and has not sent; a logout removes them, since they belong to that person alone (product.md 4.18). */
export const PERSONAL_KEYS = { drafts: 'chat_drafts', outbox: 'chat_outbox', question: 'study_question' } as const;
