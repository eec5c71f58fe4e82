import { ResultCode } from '@shuyuan/contract';
import { accountProblem, isCaptchaCode, passwordProblem } from '@shuyuan/rules';
import { makeAutoObservable } from 'mobx';
import { FormStore } from '../../../page/FormStore.ts';
import type { RootStore } from '../../../stores/RootStore.ts';
import { sendCode } from './sendCode.ts';

/** Steps of a password reset, in order (product.md 5.1). */
export const RESET_STEPS = ['account', 'code', 'password', 'done'] as const;
export type ResetStep = (typeof RESET_STEPS)[number];

/** Password reset: account → code → new password → done; the other logins end (A3). */
export class ResetStore {
  step: ResetStep = 'account';
  readonly account = new FormStore({ account: '' }, { account: accountProblem });
  readonly verification = new FormStore({ code: '' }, { code: (value) => (isCaptchaCode(value) ? null : 'code') });
  /** When the next code may be asked for, in clock milliseconds. */
  resendAt = 0;
  readonly password = new FormStore(
    { newPassword: '', repeated: '' },
    {
      newPassword: passwordProblem,
      repeated: (value, { newPassword }) => (value === newPassword ? null : 'repeated'),
    },
    { [ResultCode.samePassword]: 'newPassword' },
  );

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, account: false, verification: false, password: false },
      { autoBind: true },
    );
  }

  /** Sends the code; the answer is the same for known and unknown accounts (A5). */
  async submitAccount() {
    await this.account.submit(async ({ account }) => {
      const { resendS } = await this.root.api.account.sendCode({ account, purpose: 'reset' });
      this.expectCode(resendS);
    });
  }

  /** Sends another code; answers the seconds to wait, or false when none was sent. */
  resend() {
    return sendCode(this.root.api, 'reset', this.account, this.verification);
  }

  async submitCode() {
    await this.verification.submit(async () => this.show('password'));
  }

  async submitPassword() {
    const { account, verification, root } = this;
    await this.password.submit(async ({ newPassword }) => {
      await root.api.account.reset({ account: account.values.account, code: verification.values.code, newPassword });
      this.show('done');
    });
    const { failure } = this.password;
    if (failure?.code === ResultCode.wrongCode || failure?.code === ResultCode.codeExpired) {
      verification.refuse('code', failure.message); // shown where the code was typed; the password stays
      this.show('code');
    }
  }

  private expectCode(resendS: number) {
    this.resendAt = this.root.services.clock.now + resendS * 1000;
    this.step = 'code';
  }

  show(step: ResetStep) {
    this.step = step;
  }
}
