import { RESEND_S } from '@shuyuan/rules';
import type { Api } from '../../../api/createApi.ts';

type SendCode = Api['account']['sendCode'];
type Purpose = Parameters<SendCode>[0]['purpose'];

/** Sends codes, and holds the challenge of each sending: the tries of whoever holds it are nobody else's (S15). */
export class CodeChallenges {
  readonly #challenges = new Map<string, string>();
  readonly #sendCode: (account: string) => ReturnType<SendCode>;

  constructor(api: Api, purpose: Purpose) {
    this.#sendCode = (account) => api.account.sendCode({ account, purpose });
  }

  /** Sends a code; resolves to the seconds until the next one may be requested (A5). */
  async send(account: string): Promise<number> {
    const { challenge, resendS = RESEND_S } = await this.#sendCode(account);
    if (challenge) this.#challenges.set(account, challenge);
    return resendS;
  }

  /** What goes back to the server beside a code of this account. */
  of(account: string): { challenge?: string } {
    const challenge = this.#challenges.get(account);
    return challenge ? { challenge } : {};
  }
}
