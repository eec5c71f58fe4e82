import { ApiError } from '../api/apiError.ts';
import { useRoot } from './context.tsx';
import { useDescribeError } from './describeError.ts';

/** Runs an action of a page; a failure is told in a toast, but for the end of a login, which has a way of its own (§4, §8). */
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
