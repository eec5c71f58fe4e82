import { ResultCode } from '@shuyuan/contract';
import { accountProblem, isCaptchaCode, passwordProblem } from '@shuyuan/rules';
import { makeAutoObservable } from 'mobx';
import { FormStore } from '../../stores/FormStore.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { SendCodeStore } from './SendCodeStore.ts';

/** Steps of a password reset, in order (product.md 5.1). */
export const RESET_STEPS = ['account', 'code', 'password', 'done'] as const;
export type ResetStep = (typeof RESET_STEPS)[number];

/** Password reset: account → code → new password → done; the other logins end (A3). */
export class ResetStore {
  step: ResetStep = 'account';
  readonly account = new FormStore({ account: '' }, { account: accountProblem });
  readonly verification = new FormStore({ code: '' }, { code: (value) => (isCaptchaCode(value) ? null : 'code') });
  readonly password = new FormStore(
    { newPassword: '', repeated: '' },
    {
      newPassword: passwordProblem,
      repeated: (value, { newPassword }) => (value === newPassword ? null : 'repeated'),
    },
    { [ResultCode.samePassword]: 'newPassword' },
  );
  readonly code: SendCodeStore;

  constructor(private readonly root: RootStore) {
    this.code = new SendCodeStore(root.services, 'reset');
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, account: false, verification: false, password: false, code: false },
      { autoBind: true },
    );
  }

  /** Sends the code; the answer is the same for known and unknown accounts (A5). */
  async submitAccount() {
    await this.account.submit(async ({ account }) => {
      await this.code.send(account);
      this.show('code');
    });
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

  show(step: ResetStep) {
    this.step = step;
  }
}
