import { useRoot } from '../context.tsx';
import type { Live } from './live.ts';

/** What arrives by itself, for observer components; null while its code loads and where nobody is logged in. */
export function useLive(): Live | null {
  return useRoot().live.now;
}
