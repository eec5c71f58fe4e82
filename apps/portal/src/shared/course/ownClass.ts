import type { AnswerOf, contract, Lesson } from '@shuyuan/contract';
import { mmss } from '@shuyuan/rules';
import type { MyCourse, NextLesson } from '@shuyuan/ui';
import { coursePath } from './courseProps.ts';
import { classPath, entrancePath, recordedPath } from './learnPaths.ts';

/** A class of the student. */
export type OwnClass = AnswerOf<(typeof contract)['courses']['mine']>['items'][number];
/** Whether a class runs, for the student. */
export type Stage = 'notStarted' | 'inProgress' | 'ended';

/** The stage of a class; one whose right to it is over counts as ended. */
export function stageOf(course: Pick<OwnClass, 'status' | 'classStatus' | 'enrolment'>): Stage {
  const { status, classStatus, enrolment } = course;
  if (enrolment === 'expired' || enrolment === 'quit') return 'ended';
  // What is said of the class itself comes before the state of its sale.
  if (classStatus !== undefined) return classStatus === 'cancelled' ? 'ended' : classStatus;
  if (status === 'ended') return 'ended';
  return status === 'notStarted' ? 'notStarted' : 'inProgress';
}

/** A class as the kit's card shows it: its page, the player of a recorded course, the entrance of a class that is held. */
export function toMyCourse(course: OwnClass): MyCourse {
  const { id, title, kind, cover, lecturerName, lecturerPortrait, validUntil, enrolment, nextLesson, className } =
    course;
  const stage = stageOf(course);
  const state = enrolment === 'expired' ? 'expired' : stage === 'ended' ? 'ended' : 'active';
  const href =
    state === 'expired'
      ? coursePath(course)
      : state === 'active' && kind === 'recorded'
        ? recordedPath(course, nextLesson?.lessonId)
        : classPath(course, stage);
  return {
    id: String(id),
    title,
    kind,
    cover,
    className,
    lecturerName,
    lecturerPhoto: lecturerPortrait,
    expiresAt: validUntil,
    state,
    href,
    enterHref: nextLesson?.datedId === undefined ? undefined : entrancePath(nextLesson.datedId),
  };
}

/** The lesson to go on with, as the server names it. */
export function toNextLesson({ nextLesson, kind }: OwnClass): NextLesson | undefined {
  if (!nextLesson) return undefined;
  const { title, startsAt, endsAt, liveState, isStarted, access, positionS } = nextLesson;
  if (kind === 'recorded')
    return { title, ...(positionS !== undefined && positionS > 0 && { position: mmss(positionS) }) };
  return { title, startsAt, endsAt, liveState, started: isStarted, access };
}

/** How far a class is: its lessons count before they are here by what the class says of itself. What neither says is not known, and no zero. */
export function progressOf(
  course: Pick<OwnClass, 'lessonCount' | 'lessonsDone' | 'learnedCount'>,
  lessons: readonly Lesson[],
): { done: number | undefined; total: number | undefined } {
  const learnt = lessons.filter(({ state }) => state === 'done').length;
  const done = course.learnedCount ?? (learnt > 0 ? learnt : course.lessonsDone);
  const total = course.lessonCount ?? (lessons.length || undefined);
  return { done: done === undefined ? undefined : Math.min(done, total ?? done), total };
}
