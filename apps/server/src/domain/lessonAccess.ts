import type { LessonStage } from '@shuyuan/rules';

/** Why a lesson of one's own class is not accessible (product.md 4.0). */
export type AccessError =
  | 'previousPracticeRequired'
  | 'notStarted'
  | 'expired'
  | 'frozen'
  | 'cancelled'
  | 'tooEarly'
  | 'replayNotReady';

/** What access to a lesson of a class depends on. */
export interface AccessFacts {
  enrolment: 'active' | 'expired' | 'frozen';
  isClassCancelled: boolean;
  /** State of the dated lesson; null in a recorded course. */
  stage: LessonStage | null;
  replay: 'none' | 'generating' | 'ready' | 'failed' | null;
  /** The course opens on a day to come. */
  isBeforeStart: boolean;
  isLocked: boolean;
}

/** Why a student of the class may not open a lesson, the strongest reason first; null when it is open (product.md 4.3, Z4). */
export function accessError(facts: AccessFacts): AccessError | null {
  const { enrolment, stage } = facts;
  if (enrolment !== 'active') return enrolment;
  if (facts.isClassCancelled || stage === 'cancelled') return 'cancelled';
  if (facts.isLocked) return 'previousPracticeRequired';
  if (stage === null) return facts.isBeforeStart ? 'notStarted' : null;
  if (stage === 'notStarted') return 'tooEarly';
  return stage === 'ended' && facts.replay !== 'ready' ? 'replayNotReady' : null;
}
