import type { LessonAccess } from '@shuyuan/contract';
import { datedPath, practicePath, recordedPath } from './learnPaths.ts';

/** Where a lock leads: to the practice that opens it, or to its lesson while the student has not been given it yet. */
export interface LockWay {
  label: 'toPractice' | 'toLesson';
  href: string;
}

/** The way out of a lock; undefined where its school names none. */
export function lockWay(access: LessonAccess | undefined, courseId: number): LockWay | undefined {
  if (access?.error !== 'previousPracticeRequired') return undefined;
  const { blockId, blockLessonId, blockDatedId } = access;
  if (blockId !== undefined) return { label: 'toPractice', href: practicePath({ id: blockId }) };
  if (blockDatedId !== undefined) return { label: 'toLesson', href: datedPath(blockDatedId) };
  return blockLessonId === undefined
    ? undefined
    : { label: 'toLesson', href: recordedPath({ id: courseId }, blockLessonId) };
}
