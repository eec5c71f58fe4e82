import type { contract, InputOf } from '@shuyuan/contract';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';

type Purpose = InputOf<typeof contract.account.sendCode>['purpose'];
/** What sending a code needs of the form that holds the account. */
interface AccountForm {
  readonly values: { readonly account: string };
  check(field: 'account'): string | null;
  touch(field: 'account'): void;
}
/** What it needs of the form that will take the code. */
interface CodeForm {
  refuse(field: 'code', problem: string): void;
}

/**
 * Sends a verification code to the account that a form holds. Answers the seconds until the next one may be asked for, or
 * false when none was sent; why not stands under the account, or under the code (A5).
 */
export async function sendCode(
  api: Pick<Api, 'account'>,
  purpose: Purpose,
  form: AccountForm,
  codes: CodeForm,
): Promise<number | false> {
  if (form.check('account')) {
    form.touch('account');
    return false;
  }
  try {
    return (await api.account.sendCode({ account: form.values.account, purpose })).resendS;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'loggedOut') throw error;
    codes.refuse('code', error.message || error.kind);
    return error.retryAfterS ?? false;
  }
}
