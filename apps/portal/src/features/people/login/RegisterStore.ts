import { type Agreement, type Grade, ResultCode } from '@shuyuan/contract';
import { accountProblem, isCaptchaCode, nicknameProblem, passwordProblem } from '@shuyuan/rules';
import { makeAutoObservable } from 'mobx';
import { Query } from '../../../api/query.ts';
import { FormStore } from '../../../page/FormStore.ts';
import type { RootStore } from '../../../stores/RootStore.ts';
import { sendCode } from './sendCode.ts';

/** Registration: account, code, password, nickname, grade, consent (§5). */
export class RegisterStore {
  readonly form = new FormStore(
    { account: '', code: '', password: '', nickname: '', gradeId: null as number | null, hasAgreed: false },
    {
      account: accountProblem,
      code: (value) => (isCaptchaCode(value) ? null : 'code'),
      password: passwordProblem,
      nickname: nicknameProblem,
      hasAgreed: (value) => (value ? null : 'agreement'),
    },
    {
      [ResultCode.accountExists]: 'account',
      [ResultCode.wrongCode]: 'code',
      [ResultCode.codeExpired]: 'code',
      [ResultCode.agreementMissing]: 'hasAgreed',
    },
  );
  readonly agreements: Query<Agreement[]>;
  readonly grades: Query<Grade[]>;

  constructor(private readonly root: RootStore) {
    const { api } = root;
    this.agreements = new Query(() => api.tenant.agreements({ types: ['user', 'privacy'] }));
    this.grades = new Query(() => api.constants.grades());
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, form: false, agreements: false, grades: false },
      { autoBind: true },
    );
  }

  start() {
    void this.agreements.load();
    void this.grades.load();
  }

  refresh() {
    void this.agreements.reload();
    void this.grades.reload();
  }

  /** Sends a code; answers the seconds to wait, or false when none was sent. */
  sendCode() {
    return sendCode(this.root.api, 'register', this.form, this.form);
  }

  /** Makes the account, logs it in and returns to the page that asked for it. */
  async submit() {
    const { root } = this;
    await this.form.submit(async ({ gradeId, ...values }) => {
      const login = await root.api.account.register({ ...values, ...(gradeId === null ? {} : { gradeId }) });
      const path = root.auth.returnPath;
      root.auth.accept(login);
      root.services.navigator.go(path, { replace: true });
    });
  }
}
