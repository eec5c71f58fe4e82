import { ResultCode } from '@shuyuan/contract';
import { RESEND_S } from '@shuyuan/rules';
import type { ResetStep, ResetValues } from '@shuyuan/ui';
import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { FieldByCode } from '../../../page/toRefusal.ts';
import type { RootStore } from '../../../stores/RootStore.ts';

/** Fields of a reset that a refusal is about. */
export const RESET_FIELDS: FieldByCode<ResetValues> = {
  [ResultCode.samePassword]: 'password',
  [ResultCode.wrongCode]: 'code',
  [ResultCode.codeExpired]: 'code',
};

/** Password reset: account → code → new password → done; the other logins end (A3; product.md 5.1). */
export class ResetStore {
  step: ResetStep = 'account';
  /** When the next code may be requested, in clock milliseconds. */
  resendAt = 0;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sends the first code; the answer is the same for known and unknown accounts (A5). */
  async submitAccount({ account }: ResetValues) {
    const waitS = await this.sendCode(account);
    this.expectCode(waitS);
  }

  /** Sends a code; resolves to the seconds until the next one may be requested. */
  async sendCode(account: string): Promise<number> {
    return (await this.#root.api.account.sendCode({ account, purpose: 'reset' })).resendS ?? RESEND_S;
  }

  /** The code is complete; whether it is right is known with the password. */
  async submitCode() {
    this.show('password');
  }

  /** Sets the password. A refused code leads back to the step where it was typed. */
  async submitPassword({ account, code, password }: ResetValues) {
    try {
      await this.#root.api.account.reset({ account, code, newPassword: password });
    } catch (error) {
      if (error instanceof ApiError && RESET_FIELDS[error.code ?? 0] === 'code') this.show('code');
      throw error;
    }
    this.show('done');
  }

  show(step: ResetStep) {
    this.step = step;
  }

  private expectCode(waitS: number) {
    this.resendAt = this.#root.services.clock.now + waitS * 1000;
    this.step = 'code';
  }
}
