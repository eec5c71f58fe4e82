import type { OwnLesson } from '@shuyuan/contract';

/** Address of a class of the student; the last part names the tab it was opened from, the server's value wins (product.md 5.4). */
export function classPath(course: { id: number; saleId: number }, tab: string = 'inProgress'): string {
  return `/myclass/classdetail/${course.id}/${course.saleId}/${tab}`;
}

/** Address of the study report of a class (product.md 5.4). */
export function reportPath(course: { id: number; saleId: number }): string {
  return `/myclass/report/${course.id}/${course.saleId}`;
}

/** Address of a recorded course in its player, at a lesson where one is named (product.md 5.5). */
export function recordedPath(course: { id: number }, lessonId?: number): string {
  return `/learn/recordVideo/${course.id}${lessonId === undefined ? '' : `?lesson=${lessonId}`}`;
}

/** Address of a trial lesson in the player, with the offer that a visitor can buy then (product.md 5.5). */
export function trialPath(course: { id: number; saleId: number }, lessonId: number): string {
  return `${recordedPath(course, lessonId)}&sale=${course.saleId}`;
}

/** Address of a live lesson with its recording (product.md 5.4); id decides, state and kind are what the link was made with. */
export function datedPath(datedId: number, state: string = 'ended'): string {
  return `/learn/scheduledetail/${datedId}/${state}/live`;
}

/** Address of a lesson of one's class: the page of its day, or the player of a recorded course. */
export function lessonPath(lesson: Pick<OwnLesson, 'datedId' | 'state' | 'courseId' | 'lessonId'>): string {
  const { datedId, state, courseId, lessonId } = lesson;
  return datedId === undefined ? recordedPath({ id: courseId }, lessonId) : datedPath(datedId, state);
}

/** Entrance of a live lesson (§2). */
export function entrancePath(datedId: number): string {
  return `/toclass?id=${datedId}`;
}

/** Address of a practice: its paper while it is open, else its result. */
export function practicePath(practice: { id: number; state?: string | undefined }): string {
  const isOpen = practice.state === undefined || practice.state === 'unfinished';
  return `/learn/practice?${isOpen ? 'paper' : 'result'}=${practice.id}`;
}
