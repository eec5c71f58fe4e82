import type { SentCode } from '@shuyuan/ui';
import { ApiError } from '../../../api/apiError.ts';
import { useDescribeError } from '../../../page/describeError.ts';

/** Asks a store for a verification code; a failure is returned to the form as a message under the code (A5). */
export function useSendCode(send: (account: string) => Promise<number>) {
  const describe = useDescribeError();
  return async (account: string): Promise<SentCode> => {
    try {
      return { waitS: await send(account) };
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'loggedOut') throw error;
      return { problem: describe(error), waitS: error.retryAfterS };
    }
  };
}
