import { type Agreement, type Grade, type Login, ResultCode } from '@shuyuan/contract';
import type { RegisterValues } from '@shuyuan/ui';
import { makeAutoObservable } from 'mobx';
import { Query } from '../../../api/query.ts';
import type { FieldByCode } from '../../../page/toRefusal.ts';
import type { RootStore } from '../../../stores/RootStore.ts';
import { CodeChallenges } from './CodeChallenges.ts';
import { mayKeepLogins } from './LoginStore.ts';

/** Fields of a registration that a refusal is about. */
export const REGISTER_FIELDS: FieldByCode<RegisterValues> = {
  [ResultCode.accountExists]: 'account',
  [ResultCode.wrongCode]: 'code',
  [ResultCode.codeExpired]: 'code',
  [ResultCode.agreementMissing]: 'agreed',
};

/** Registration: a new account, logged in at once (§5). */
export class RegisterStore {
  readonly agreements: Query<Agreement[]>;
  readonly grades: Query<Grade[]>;
  readonly #root: RootStore;
  readonly #codes: CodeChallenges;

  constructor(root: RootStore) {
    this.#root = root;
    this.#codes = new CodeChallenges(root.api, 'register');
    this.agreements = new Query(() => root.api.tenant.agreements({ types: ['user', 'privacy'] }));
    this.grades = new Query(() => root.api.constants.grades());
    makeAutoObservable(this, { agreements: false, grades: false }, { autoBind: true });
  }

  /** Whether this browser keeps a login beyond the page. */
  keepsLogins = true;

  start() {
    this.keepsLogins = mayKeepLogins(this.#root.services.cookies);
    void this.agreements.load();
    void this.grades.load();
  }

  refresh() {
    void this.agreements.reload();
    void this.grades.reload();
  }

  dispose() {
    this.agreements.dispose();
    this.grades.dispose();
  }

  /** Sends a code; resolves to the seconds until the next one may be requested (A5). */
  sendCode(account: string): Promise<number> {
    return this.#codes.send(account);
  }

  /** Creates the account, logs in and returns to the page that required it. */
  async submit({ grade, agreed: hasAgreed, ...values }: RegisterValues) {
    const login = await this.#root.api.account.register({
      ...values,
      hasAgreed,
      ...this.#codes.of(values.account),
      ...(grade === null ? {} : { gradeId: Number(grade) }),
    });
    this.enter(login);
  }

  /** In one action: where to go is chosen before anybody sees the login. */
  private enter(login: Login) {
    const { auth, services } = this.#root;
    const path = auth.returnPath;
    auth.accept(login);
    services.navigator.go(path, { replace: true });
  }
}
