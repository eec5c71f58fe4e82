import type { numberQuestions } from '../toQuestion.ts';
import { type AnswerEdit, isAnswered } from './answerEdit.ts';

/** Questions as cells of the answer sheet; the material of a group has none. */
export function cellsOf(numbered: ReturnType<typeof numberQuestions>, editOf: (questionId: number) => AnswerEdit) {
  return numbered.flatMap(({ question: { id, type }, number }) => {
    if (type === 'group') return [];
    const edit = editOf(id);
    return [{ id: String(id), number, status: isAnswered(edit) ? 'done' : 'todo', marked: edit.isFlagged } as const];
  });
}
