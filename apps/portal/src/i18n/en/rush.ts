import type { rush as cn } from '../cn/rush.ts';

/** Said while requests wait for a crowded server. */
export const rush: typeof cn = {
  waiting: 'Many people are here. We keep trying for you; no need to click again.',
};
