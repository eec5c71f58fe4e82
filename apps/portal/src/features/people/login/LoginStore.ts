import { type Agreement, type Login, ResultCode } from '@shuyuan/contract';
import type { LoginValues } from '@shuyuan/ui';
import { makeAutoObservable } from 'mobx';
import { Query } from '../../../api/query.ts';
import type { CookieJar } from '../../../core/services.ts';
import type { FieldByCode } from '../../../page/toRefusal.ts';
import type { RootStore } from '../../../stores/RootStore.ts';
import { CodeChallenges } from './CodeChallenges.ts';

export type LoginMode = 'password' | 'code';

/** Fields of a login that a refusal is about. */
export const LOGIN_FIELDS: FieldByCode<LoginValues> = {
  [ResultCode.wrongPassword]: 'password',
  [ResultCode.wrongCode]: 'code',
  [ResultCode.codeExpired]: 'code',
  [ResultCode.userMissing]: 'account',
  [ResultCode.agreementMissing]: 'agreed',
};

/** Shared by the two login pages, so that the account is typed once (product.md 2.2). */
const ACCOUNT_KEY = 'typed_account';
/** Name of a cookie that is there for a moment, to see whether there can be any. */
const PROBE = 'probe';

/** Tries a cookie, which goes at once. */
export function mayKeepLogins(cookies: CookieJar): boolean {
  const isStored = cookies.write(PROBE, '1');
  cookies.remove(PROBE);
  return isStored;
}

/** The login of students: by password or by code (§5). */
export class LoginStore {
  readonly agreements: Query<Agreement[]>;
  /** The account that was typed on the other login page. */
  readonly typedAccount: string;
  /** Whether an ended login led here; shown once (§4). */
  wasLoggedOut = false;
  /** Whether this browser keeps a login beyond the page. */
  keepsLogins = true;
  readonly #root: RootStore;
  readonly #codes: CodeChallenges;
  readonly #mode: LoginMode;

  constructor(root: RootStore, mode: LoginMode) {
    this.#root = root;
    this.#codes = new CodeChallenges(root.api, 'login');
    this.#mode = mode;
    this.typedAccount = root.services.sessionStorage.read(ACCOUNT_KEY) ?? '';
    this.agreements = new Query(() => root.api.tenant.agreements({ types: ['user', 'privacy'] }));
    makeAutoObservable(this, { agreements: false, typedAccount: false }, { autoBind: true });
  }

  start() {
    // Not in the constructor: React may create a store, discard it and create another.
    if (this.#root.auth.consumeLoggedOutNotice()) this.wasLoggedOut = true;
    this.keepsLogins = mayKeepLogins(this.#root.services.cookies);
    void this.agreements.load();
  }

  refresh() {
    void this.agreements.reload();
  }

  dispose() {
    this.agreements.dispose();
  }

  /** The student left the account field: it is stored for the other way in. */
  storeAccount(account: string) {
    this.#root.services.sessionStorage.write(ACCOUNT_KEY, account);
  }

  /** Sends a code; resolves to the seconds until the next one may be requested (A5). */
  sendCode(account: string): Promise<number> {
    return this.#codes.send(account);
  }

  /** Logs in and returns to the page that required it. */
  async submit({ account, password, code, remember: isRemembered, agreed: hasAgreed }: LoginValues) {
    const { api } = this.#root;
    const login =
      this.#mode === 'password'
        ? await api.account.login({ account, password, hasAgreed })
        : await api.account.loginByCode({ account, code, hasAgreed, ...this.#codes.of(account) });
    this.enter(login, isRemembered);
  }

  private enter(login: Login, isRemembered: boolean) {
    const { auth, services } = this.#root;
    const path = auth.returnPath;
    services.sessionStorage.remove(ACCOUNT_KEY);
    auth.accept(login, isRemembered);
    services.navigator.go(path, { replace: true });
  }
}
