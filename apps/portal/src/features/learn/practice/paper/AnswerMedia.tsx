import type { PaperStore } from './PaperStore.ts';

/** Pictures, recordings and videos of an answer. */
export function AnswerMedia({ questionId, store }: { questionId: number; store: PaperStore }) {
  return store.editOf(questionId).files.length > 0 ? null : null;
}
