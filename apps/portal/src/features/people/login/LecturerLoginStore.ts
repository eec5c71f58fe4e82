import { type Agreement, ResultCode } from '@shuyuan/contract';
import { accountProblem } from '@shuyuan/rules';
import { makeAutoObservable } from 'mobx';
import { Query } from '../../../api/query.ts';
import { FormStore } from '../../../page/FormStore.ts';
import type { RootStore } from '../../../stores/RootStore.ts';

/** The lecturers' login; its address keeps the query for the chat that it leads to (§2; product.md 4.18). */
export class LecturerLoginStore {
  readonly form = new FormStore(
    { account: '', password: '', hasAgreed: false },
    {
      account: accountProblem,
      password: (value) => (value ? null : 'required'),
      hasAgreed: (value) => (value ? null : 'agreement'),
    },
    {
      [ResultCode.wrongPassword]: 'password',
      [ResultCode.userMissing]: 'account',
      [ResultCode.agreementMissing]: 'hasAgreed',
    },
  );
  readonly agreements: Query<Agreement[]>;
  /** Whether the lecturer was led here by an ended login; told once (§4). */
  wasLoggedOut = false;

  constructor(private readonly root: RootStore) {
    this.agreements = new Query(() => root.api.tenant.agreements({ types: ['user', 'privacy'] }));
    makeAutoObservable<this, 'root'>(this, { root: false, form: false, agreements: false }, { autoBind: true });
  }

  start() {
    const { auth, services } = this.root;
    if (auth.takeLoggedOutNotice(services.sessionStorage)) this.wasLoggedOut = true;
    void this.agreements.load();
  }

  refresh() {
    void this.agreements.reload();
  }

  /** The chat, with the query that the login was asked for with. */
  get chatPath() {
    const query = this.root.services.navigator.current.split('?')[1];
    return query ? `/chat?${query}` : '/chat';
  }

  async submit() {
    await this.form.submit(async () => this.enter());
  }

  private async enter() {
    const { account, password, hasAgreed } = this.form.values;
    const { api, auth, services } = this.root;
    const login = await api.talk.login({ account, password, hasAgreed });
    const path = this.chatPath;
    auth.acceptLecturer(login);
    services.navigator.go(path, { replace: true });
  }
}
