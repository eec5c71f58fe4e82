import { ApiError } from '../api/apiError.ts';
import { useRoot } from './context.tsx';
import { useDescribeError } from './describeError.ts';

/** Runs an action of a page; a failure shows a toast, except the end of a login, which is handled separately (§4, §8). */
export function usePerform() {
  const { services } = useRoot();
  const describe = useDescribeError();
  return async (action: () => Promise<unknown>) => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'loggedOut') services.toast('danger', describe(error));
    }
  };
}
