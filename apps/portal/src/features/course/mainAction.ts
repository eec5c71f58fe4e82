import type { CourseDetail } from '@shuyuan/contract';

/**
 * What the one main button of a course does. `login` and `enrol` lead on; the others explain why nothing can be done now
 * (product.md 2.3). Enrolment is by the school's service phone.
 */
export type MainAction = 'owned' | 'discontinued' | 'ended' | 'full' | 'assessment' | 'login' | 'enrol';

type Facts = Pick<CourseDetail, 'status' | 'isOwned' | 'needsAssessment' | 'isAssessed'>;

/** The state that decides, the strongest first: what the student owns stays theirs whatever became of the sale (product.md 4.3). */
export function mainAction({ status, isOwned, needsAssessment, isAssessed }: Facts, isLoggedIn: boolean): MainAction {
  if (isOwned) return 'owned';
  if (status === 'discontinued' || status === 'ended' || status === 'full') return status;
  if (needsAssessment && !isAssessed) return 'assessment';
  return isLoggedIn ? 'enrol' : 'login';
}
