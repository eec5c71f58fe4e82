import { type Ref, useMemo } from 'react';
import { mergeRefs } from './mergeRefs.ts';

/** One ref for the component's own and the caller's; it changes only with them, so that no element is let go between two renders. */
export function useMergedRefs<T>(own: Ref<T> | undefined, given: Ref<T> | undefined) {
  return useMemo(() => mergeRefs(own, given), [own, given]);
}
