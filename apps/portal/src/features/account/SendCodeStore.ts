import type { contract, InputOf } from '@shuyuan/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Api } from '../../api/createApi.ts';
import type { Clock } from '../../stores/services.ts';

type Purpose = InputOf<typeof contract.account.sendCode>['purpose'];

/** Asks for a verification code and knows when the next one may be asked for; the server sets the wait (A5). */
export class SendCodeStore {
  /** When the next code may be asked for, in clock milliseconds. */
  availableAt = 0;
  isSending = false;

  constructor(
    private readonly services: { api: Pick<Api, 'account'>; clock: Clock },
    private readonly purpose: Purpose,
  ) {
    makeAutoObservable<this, 'services' | 'purpose'>(this, { services: false, purpose: false }, { autoBind: true });
  }

  /** Sends a code to the account and answers the seconds until the next; throws what the call throws. */
  async send(account: string): Promise<number> {
    this.isSending = true;
    try {
      const { resendS } = await this.services.api.account.sendCode({ account, purpose: this.purpose });
      runInAction(() => this.wait(resendS));
      return resendS;
    } finally {
      runInAction(() => this.settle());
    }
  }

  private wait(seconds: number) {
    this.availableAt = this.services.clock.now + seconds * 1000;
  }

  private settle() {
    this.isSending = false;
  }
}
