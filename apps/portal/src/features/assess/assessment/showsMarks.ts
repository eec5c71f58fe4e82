import type { AssessmentReview } from '@shuyuan/contract';
import { isSaid } from '../../../core/known.ts';

/** Whether a review says what was right: not while another attempt is open, nor to a guest before the link has ended. */
export function showsMarks({ isShown, isTryOpen, needsAccount }: AssessmentReview): boolean {
  return isShown && !isTryOpen && !isSaid(needsAccount);
}
