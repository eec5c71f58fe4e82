import type { Answer, AnswerFile } from '@shuyuan/contract';
import { textHere } from '../../../core/known.ts';

/** What a student enters for one question. */
export interface AnswerEdit {
  values: readonly string[];
  text: string;
  files: readonly AnswerFile[];
  isFlagged: boolean;
}

/** An answer with nothing in it. */
export const EMPTY_EDIT: AnswerEdit = { values: [], text: '', files: [], isFlagged: false };

/** The stored answer as the student edits it. */
export function toEdit({ values, text, files, isFlagged }: Answer): AnswerEdit {
  return { values, text: textHere(text), files, isFlagged };
}

/** Whether something was entered; a flag alone is no answer. */
export function isAnswered({ values, text, files }: AnswerEdit): boolean {
  return values.some((value) => value.trim() !== '') || text.trim() !== '' || files.length > 0;
}
