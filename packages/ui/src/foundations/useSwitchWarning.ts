import { useEffect, useRef } from 'react';

/** What a bundler or a server says about where the code runs; no types of Node are needed for it. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Prints once when a value that was given is given no more, or the reverse: what is shown would jump to another state. */
function useWarning(isControlled: boolean) {
  const first = useRef(isControlled);
  useEffect(() => {
    if (first.current === isControlled) return;
    const [before, now] = isControlled ? ['uncontrolled', 'controlled'] : ['controlled', 'uncontrolled'];
    const advice = "Give its value in every rendering (null, '' or [] for nothing), or in none.";
    console.error(`Shuyuan: a component changed from ${before} to ${now}. ${advice}`);
    first.current = isControlled;
  }, [isControlled]);
}

/** In development only: `process.env.NODE_ENV` is a constant where a bundler or a server says so. */
export const useSwitchWarning: (isControlled: boolean) => void =
  process.env.NODE_ENV === 'production' ? () => undefined : useWarning;
