import type { rush as cn } from '../cn/rush.ts';

/** Said while requests wait. */
export const rush: typeof cn = {
  waiting: 'Many people are here. We keep trying for you; no need to click again.',
  proving: 'Your browser is passing a safety check. It takes a few seconds; please keep this page open.',
};
