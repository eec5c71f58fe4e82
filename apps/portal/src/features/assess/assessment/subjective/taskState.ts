import type { AnswerEdit } from '../../../../shared/practice/paper/answerEdit.ts';

/** What of a task is there. */
export interface TaskState {
  characters: number;
  files: number;
}

/** Counts what was entered for a task. */
export function taskStateOf({ text, files }: AnswerEdit): TaskState {
  return { characters: [...text.trim()].length, files: files.length };
}
