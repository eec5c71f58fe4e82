import { ResultCode } from '@shuyuan/contract';
import { ApiError } from '../../../api/apiError.ts';

/**
 * How an attempt ended: handed in, here or elsewhere; handed in by the clock; past its deadline without that; or withheld, as during a
 * refund, after which it may go on (product.md 4.4).
 */
export type Closing = 'handedIn' | 'timeOver' | 'expired' | 'withheld';

/** How the clock has ended an attempt. */
export interface Ended {
  how: Closing;
  /** Answers that came too late: the server does not have them. */
  unsaved: number;
  /** Answers that the server has. */
  saved: number;
  /** The server was out of reach then: what is said of it is what it does at its own end. */
  isOffline: boolean;
}

const CLOSINGS = new Map<number, Closing>([
  [ResultCode.alreadySubmitted, 'handedIn'],
  [ResultCode.timeOver, 'timeOver'],
  [ResultCode.practiceExpired, 'expired'],
  [ResultCode.practiceFrozen, 'withheld'],
  [ResultCode.courseExpired, 'withheld'],
  [ResultCode.practiceClosed, 'withheld'],
  [ResultCode.classLeft, 'withheld'],
]);

/** How the attempt ended that takes no answers any more; undefined for another error. */
export function closingOf(error: unknown): Closing | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || error.code === undefined) return undefined;
  return CLOSINGS.get(error.code);
}
