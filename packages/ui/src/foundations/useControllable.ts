import { useState } from 'react';

/** A value that the caller holds, or that the component keeps itself when `value` is absent (ui-kit 3.0). */
export function useControllable<T>(value: T | undefined, initial: T): readonly [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  return [value === undefined ? own : value, setOwn];
}
