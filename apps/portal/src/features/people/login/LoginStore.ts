import { type Agreement, type Login, ResultCode } from '@shuyuan/contract';
import { accountProblem, isCaptchaCode } from '@shuyuan/rules';
import { makeAutoObservable } from 'mobx';
import { Query } from '../../../api/query.ts';
import { FormStore } from '../../../page/FormStore.ts';
import type { RootStore } from '../../../stores/RootStore.ts';
import { sendCode } from './sendCode.ts';

export type LoginMode = 'password' | 'code';

/** Kept between the two login pages, so that the account is typed once (product.md 2.2). */
const ACCOUNT_KEY = 'typed_account';

/** The login box: by password or by code; agreement consent is required (§5). */
export class LoginStore {
  readonly form;
  readonly agreements: Query<Agreement[]>;
  /** Whether the student was led here by an ended login; told once (§4). */
  wasLoggedOut = false;

  constructor(
    private readonly root: RootStore,
    readonly mode: LoginMode,
  ) {
    const { services } = root;
    this.form = new FormStore(
      {
        account: services.sessionStorage.read(ACCOUNT_KEY) ?? '',
        password: '',
        code: '',
        hasAgreed: false,
        isKept: true,
      },
      {
        account: accountProblem,
        password: (value) => (mode === 'code' || value ? null : 'required'),
        code: (value) => (mode === 'password' || isCaptchaCode(value) ? null : 'code'),
        hasAgreed: (value) => (value ? null : 'agreement'),
      },
      {
        [ResultCode.wrongPassword]: 'password',
        [ResultCode.wrongCode]: 'code',
        [ResultCode.codeExpired]: 'code',
        [ResultCode.userMissing]: 'account',
        [ResultCode.agreementMissing]: 'hasAgreed',
      },
    );
    this.agreements = new Query(() => services.api.tenant.agreements({ types: ['user', 'privacy'] }));
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, mode: false, form: false, agreements: false },
      { autoBind: true },
    );
  }

  start() {
    // Not in the constructor: React may make a store, throw it away and make another.
    if (this.root.auth.takeLoggedOutNotice()) this.wasLoggedOut = true;
    void this.agreements.load();
  }

  refresh() {
    void this.agreements.reload();
  }

  /** The student left the account field: it is kept for the other way in. */
  leaveAccount() {
    this.root.services.sessionStorage.write(ACCOUNT_KEY, this.form.values.account);
    this.form.leave('account');
  }

  /** Sends a code; answers the seconds to wait, or false when none was sent. */
  sendCode() {
    return sendCode(this.root.api, 'login', this.form, this.form);
  }

  /** Logs in and returns to the page that asked for it. */
  async submit() {
    await this.form.submit(async () => this.enter(await this.ask()));
  }

  private ask(): Promise<Login> {
    const { account, password, code, hasAgreed } = this.form.values;
    const { account: calls } = this.root.api;
    return this.mode === 'password'
      ? calls.login({ account, password, hasAgreed })
      : calls.loginByCode({ account, code, hasAgreed });
  }

  private enter(login: Login) {
    const { auth, services } = this.root;
    const path = auth.returnPath;
    services.sessionStorage.remove(ACCOUNT_KEY);
    auth.accept(login, this.form.values.isKept);
    services.navigator.go(path, { replace: true });
  }
}
