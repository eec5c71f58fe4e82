import { ApiError } from '../api/apiError.ts';
import type { ToastTone } from './services.ts';

/** Words for a failure that the server sent none for. */
export type Describe = (error: ApiError) => string;

/**
 * Runs an action of the student and shows one toast if it fails (CONTRIBUTING.md). An ended login shows none: the logout
 * speaks for itself (§4).
 */
export function createPerform(toast: (tone: ToastTone, text: string) => void, describe: Describe) {
  return async function perform(action: () => Promise<void>) {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'loggedOut') toast('danger', describe(error));
    }
  };
}
