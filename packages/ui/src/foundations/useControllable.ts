import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSwitchWarning } from './useSwitchWarning.ts';

/**
 * Controlled or uncontrolled state: `value` of the caller, or internal state when it is absent (ui-kit 3.0). Internal state becomes `initial`
 * again when the form around `control` is reset: by its button, by `form.reset()` or after an action of React; as in HTML, nobody is told.
 * A `value` that comes or goes later is reported in development.
 */
export function useControllable<T>(
  value: T | undefined,
  initial: T,
  control?: RefObject<HTMLElement | null>,
): readonly [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  useSwitchWarning(value !== undefined);
  const reset = useEffectEvent((event: Event) => {
    const element = control?.current;
    if (!element || event.defaultPrevented) return;
    if (event.target === ('form' in element ? element.form : element.closest('form'))) setOwn(initial);
  });
  useEffect(() => {
    if (!control) return undefined;
    // On the document, after every handler of the form, which may prevent it.
    const handleReset = (event: Event) => reset(event);
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, [control]);
  return [value === undefined ? own : value, setOwn];
}
