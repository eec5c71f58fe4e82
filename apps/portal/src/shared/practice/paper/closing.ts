import { ResultCode } from '@shuyuan/contract';
import { ApiError } from '../../../api/apiError.ts';

/** How an attempt ended: handed in, here or elsewhere; handed in by the clock; or past its deadline without that (product.md 4.4). */
export type Closing = 'handedIn' | 'timeOver' | 'expired';

const CLOSINGS = new Map<number, Closing>([
  [ResultCode.alreadySubmitted, 'handedIn'],
  [ResultCode.timeOver, 'timeOver'],
  [ResultCode.practiceExpired, 'expired'],
]);

/** How the attempt ended that takes no answers any more; undefined for another error. */
export function closingOf(error: unknown): Closing | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || error.code === undefined) return undefined;
  return CLOSINGS.get(error.code);
}
