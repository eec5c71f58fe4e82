import { ResultCode } from '@shuyuan/contract';
import type { ResetStep, ResetValues } from '@shuyuan/ui';
import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { FieldByCode } from '../../../page/toRefusal.ts';
import type { RootStore } from '../../../stores/RootStore.ts';
import { CodeChallenges } from './CodeChallenges.ts';

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
  readonly #codes: CodeChallenges;

  constructor(root: RootStore) {
    this.#root = root;
    this.#codes = new CodeChallenges(root.api, 'reset');
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sends the first code; the answer is the same for known and unknown accounts (A5). */
  async submitAccount({ account }: ResetValues) {
    const waitS = await this.sendCode(account);
    this.expectCode(waitS);
  }

  /** Sends a code; resolves to the seconds until the next one may be requested. */
  sendCode(account: string): Promise<number> {
    return this.#codes.send(account);
  }

  /** The code is complete; whether it is right is known with the password. */
  async submitCode() {
    this.show('password');
  }

  /** Sets the password. A refused code leads back to the step where it was typed. */
  async submitPassword({ account, code, password }: ResetValues) {
    try {
      await this.#root.api.account.reset({ account, code, newPassword: password, ...this.#codes.of(account) });
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
