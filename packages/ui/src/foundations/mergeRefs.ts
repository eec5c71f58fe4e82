import type { Ref } from 'react';

/** Merges several refs into one: the component's own and the caller's. */
export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]) {
  return (element: T | null) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
      if (ref) ref.current = element;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };
}
