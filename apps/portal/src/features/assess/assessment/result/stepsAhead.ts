import type { AdvisedOffer, AssessmentResult } from '@shuyuan/contract';

/** What is to be done after an assessment. */
export type NextStep =
  | { key: 'done' }
  /** Questions that have not all of their points. */
  | { key: 'review'; wrongCount: number }
  | { key: 'enrol'; title: string }
  | { key: 'lesson'; startsAt: string };

type Facts = Pick<AssessmentResult, 'type' | 'wrongCount' | 'partCount' | 'serverTime'> & {
  offers: readonly { course: Pick<AdvisedOffer['course'], 'title' | 'isOwned' | 'startsAt'> }[];
};

/** The way from a result to the first lesson of the class that it advises, what is done first; nothing where nothing is left to do. */
export function stepsAhead({ type, wrongCount = 0, partCount = 0, offers, serverTime }: Facts): {
  steps: NextStep[];
  /** Index of the first that is not done. */
  current: number;
} {
  const owned = offers.find(({ course }) => course.isOwned);
  const course = (owned ?? offers[0])?.course;
  const enrol: NextStep[] = course ? [{ key: 'enrol', title: course.title }] : [];
  const lost = wrongCount + partCount;
  const review: NextStep[] = type === 'objective' && lost > 0 ? [{ key: 'review', wrongCount: lost }] : [];
  const isAhead = course?.startsAt !== undefined && Date.parse(course.startsAt) > Date.parse(serverTime);
  const lesson: NextStep[] =
    isAhead && course.startsAt !== undefined ? [{ key: 'lesson', startsAt: course.startsAt }] : [];
  const done: NextStep[] = [{ key: 'done' }, ...(owned ? enrol : [])];
  const left = [...review, ...(owned ? [] : enrol), ...lesson];
  return left.length === 0 ? { steps: [], current: 0 } : { steps: [...done, ...left], current: done.length };
}
