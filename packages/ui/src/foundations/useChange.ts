import type { RefObject } from 'react';
import type { ChangeDetails, ChangeHandler } from './changeDetails.ts';
import { useControllable } from './useControllable.ts';

/** `useControllable` whose changes are announced first: one that the caller cancels leaves the value as it is. */
export function useChange<T, Next extends T = T>(
  value: T | undefined,
  initial: T,
  onChange: ChangeHandler<Next> | undefined,
  control?: RefObject<HTMLElement | null>,
): readonly [T, ChangeHandler<Next>] {
  const [now, set] = useControllable(value, initial, control);
  const change = (next: Next, details: ChangeDetails) => {
    onChange?.(next, details);
    if (!details.isCanceled) set(next);
  };
  return [now, change];
}
