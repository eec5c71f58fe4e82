import type { SentCode } from '@shuyuan/ui';
import { ApiError } from '../../../api/apiError.ts';
import { useDescribeError } from '../../../page/describeError.ts';

/** Asks a store for a verification code; why none was sent goes back to the form in words, which shows it under the code (A5). */
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
