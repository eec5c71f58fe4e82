import type { AdvisedOffer, AssessmentResult } from '@shuyuan/contract';

/** What is to be done after an assessment. */
export type NextStep =
  | { key: 'done' }
  /** Questions that have not all of their points. */
  | { key: 'review'; count: number }
  /** The class, where it can be enrolled in, and its price for this person. */
  | { key: 'enrol'; title: string; id: number; saleId: number; payFen?: number | undefined }
  | { key: 'lesson'; startsAt: string };

type Facts = Pick<AssessmentResult, 'type' | 'wrongCount' | 'partCount' | 'serverTime'> & {
  offers: readonly (Pick<AdvisedOffer, 'payFen'> & {
    course: Pick<AdvisedOffer['course'], 'title' | 'isOwned' | 'startsAt' | 'id' | 'saleId'>;
  })[];
};

/** Questions that have not all of their points; undefined where their number is not told. */
export function shortCount({ wrongCount, partCount }: Pick<AssessmentResult, 'wrongCount' | 'partCount'>) {
  return wrongCount === undefined || partCount === undefined ? undefined : wrongCount + partCount;
}

/** The way from a result to the first lesson of the class that it advises, what is done first; nothing where nothing is left to do. */
export function stepsAhead({ type, wrongCount, partCount, offers, serverTime }: Facts): {
  steps: NextStep[];
  /** Index of the first that is not done. */
  current: number;
} {
  const owned = offers.find(({ course }) => course.isOwned);
  const offer = owned ?? offers.find(({ payFen }) => payFen !== undefined) ?? offers[0];
  const course = offer?.course;
  const enrol: NextStep[] = course
    ? [{ key: 'enrol', title: course.title, id: course.id, saleId: course.saleId, payFen: offer.payFen }]
    : [];
  const short = shortCount({ wrongCount, partCount });
  const review: NextStep[] =
    type === 'objective' && short !== undefined && short > 0 ? [{ key: 'review', count: short }] : [];
  const isAhead = course?.startsAt !== undefined && Date.parse(course.startsAt) > Date.parse(serverTime);
  const lesson: NextStep[] =
    isAhead && course.startsAt !== undefined ? [{ key: 'lesson', startsAt: course.startsAt }] : [];
  const done: NextStep[] = [{ key: 'done' }, ...(owned ? enrol : [])];
  const left = [...review, ...(owned ? [] : enrol), ...lesson];
  return left.length === 0 ? { steps: [], current: 0 } : { steps: [...done, ...left], current: done.length };
}
