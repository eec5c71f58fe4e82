import type { AssessmentResult } from '@shuyuan/contract';

type WaitingStep = 'in' | 'machine' | 'queue' | 'marking' | 'marked' | 'out';
type Facts = Pick<AssessmentResult, 'type' | 'isHeld' | 'isBeingMarked' | 'lecturerName'>;

/** The way of a record to its result, and where it is: in the queue, with a lecturer, or marked and held until the school shows results. */
export function waitingSteps({ type, isHeld, isBeingMarked, lecturerName }: Facts): {
  steps: WaitingStep[];
  /** Index of the present one. */
  current: number;
} {
  const isByPerson = type === 'subjective' || lecturerName !== undefined;
  if (isHeld) return { steps: ['in', isByPerson ? 'marked' : 'machine', 'out'], current: 2 };
  return { steps: ['in', 'queue', 'marking', 'out'], current: isBeingMarked ? 2 : 1 };
}
