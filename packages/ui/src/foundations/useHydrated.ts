import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser has taken over: false on the server and while its markup is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
