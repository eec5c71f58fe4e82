import type { AssessmentReview } from '@shuyuan/contract';

/** Whether a review says what was right: not while another attempt is open, nor to a guest before the link has ended. */
export function showsMarks({ isShown, isTryOpen, needsAccount = false }: AssessmentReview): boolean {
  return isShown && !isTryOpen && !needsAccount;
}
