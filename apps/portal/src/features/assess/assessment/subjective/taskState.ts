import type { Question, TaskLimits } from '@shuyuan/contract';
import { countWords, type TaskLack, taskLack } from '@shuyuan/rules';
import type { AnswerEdit } from '../../../../shared/practice/paper/answerEdit.ts';

/** What of a task is there. */
export interface TaskState {
  words: number;
  files: number;
  /** What is still undone; null where nothing is. */
  lack: TaskLack | null;
}

/** Counts what was entered for a task, and what it still lacks. */
export function taskStateOf(question: Pick<Question, 'type' | 'task'>, { text, files }: AnswerEdit): TaskState {
  return { words: countWords(text), files: files.length, lack: lackOf(question, { text, files }) };
}

/** A task without kinds of its own takes all of them, and is done with any. */
function lackOf({ task }: Pick<Question, 'task'>, answer: Pick<AnswerEdit, 'text' | 'files'>): TaskLack | null {
  if (task) return taskLack(task, answer);
  return answer.text.trim() === '' && answer.files.length === 0 ? { kind: 'empty' } : null;
}

/** What a task takes: its own kinds, or all; words are none of a spoken one. */
export function kindsOf({ type, task }: Pick<Question, 'type' | 'task'>): TaskLimits['kinds'] {
  return task?.kinds ?? (type === 'oral' ? ['image', 'audio', 'video'] : ['text', 'image', 'audio', 'video']);
}
