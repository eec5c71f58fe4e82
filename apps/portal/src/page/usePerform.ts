import { useEffect, useRef } from 'react';
import { startUnder } from '../api/abandon.ts';
import { ApiError } from '../api/apiError.ts';
import { useRoot } from './context.tsx';
import { useDescribeError } from './describeError.ts';

/** Runs an action of a page; a failure shows a toast, except the end of a login, which is handled separately (§4, §8). */
export function usePerform() {
  const { services } = useRoot();
  const describe = useDescribeError();
  const page = useRef<AbortController>(undefined);
  useEffect(() => {
    page.current = new AbortController();
    return () => page.current?.abort();
  }, []);
  return async (action: () => Promise<unknown>) => {
    try {
      await startUnder(page.current?.signal, action);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'loggedOut') services.toast('danger', describe(error));
    }
  };
}
