import { useState } from 'react';

/** Controlled or uncontrolled state: `value` of the caller, or internal state when it is absent (ui-kit 3.0). */
export function useControllable<T>(value: T | undefined, initial: T): readonly [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  return [value === undefined ? own : value, setOwn];
}
