import type { LiveParts } from '../stores/live/liveParts.ts';
import { useRoot } from './context.tsx';

/** What arrives by itself, for observer components; null while its code loads and where nobody is logged in. */
export function useLive(): LiveParts | null {
  return useRoot().live.now;
}
