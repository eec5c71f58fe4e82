import { faultOf } from './sendBody.ts';
import type { UploadEntry } from './uploadEntry.ts';

/** Delays in milliseconds before automatic retries while the network seems to be available. */
const RETRY_MS = [1000, 3000, 5000];

/** What follows a failed upload: wait for the network, retry after `pauseMs`, begin anew, or leave it to the student. */
type FaultPlan =
  | { readonly next: 'offline' }
  | { readonly next: 'retry'; readonly pauseMs: number }
  | { readonly next: 'anew' }
  | { readonly next: 'failed'; readonly problem: NonNullable<UploadEntry['problem']> };

/** Decides by the error and the consecutive attempts that failed before it. */
export function planAfter(error: unknown, failures: number, isOnline: boolean): FaultPlan {
  const fault = faultOf(error);
  if (fault === 'unreachable' && !isOnline) return { next: 'offline' };
  const pauseMs = RETRY_MS[failures];
  if (fault === 'refused') {
    return { next: 'failed', problem: { kind: fault, message: error instanceof Error ? error.message : '' } };
  }
  if (pauseMs === undefined) return { next: 'failed', problem: { kind: 'unreachable', message: '' } };
  return fault === 'missing' ? { next: 'anew' } : { next: 'retry', pauseMs };
}
