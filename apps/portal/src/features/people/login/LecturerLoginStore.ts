import type { Agreement } from '@shuyuan/contract';
import type { LoginValues } from '@shuyuan/ui';
import { makeAutoObservable } from 'mobx';
import { Query } from '../../../api/query.ts';
import { addressParts } from '../../../core/addressParts.ts';
import type { RootStore } from '../../../stores/RootStore.ts';

/** The lecturers' login; its address holds the query for the chat that it leads to (§2; product.md 4.18). */
export class LecturerLoginStore {
  readonly agreements: Query<Agreement[]>;
  /** Whether the lecturer was led here by an ended login; said once (§4). */
  wasLoggedOut = false;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.agreements = new Query(() => root.api.tenant.agreements({ types: ['user', 'privacy'] }));
    makeAutoObservable(this, { agreements: false }, { autoBind: true });
  }

  start() {
    const { auth, services } = this.#root;
    if (auth.consumeLoggedOutNotice(services.sessionStorage)) this.wasLoggedOut = true;
    void this.agreements.load();
  }

  refresh() {
    void this.agreements.reload();
  }

  dispose() {
    this.agreements.dispose();
  }

  /** The chat, with the query that the login was asked for with. */
  get chatPath() {
    const { query } = addressParts(this.#root.services.navigator.current);
    return query ? `/chat?${query}` : '/chat';
  }

  /** Logs in and goes on to the chat. */
  async submit({ account, password, agreed: hasAgreed }: LoginValues) {
    const { api, auth, services } = this.#root;
    const login = await api.talk.login({ account, password, hasAgreed });
    const path = this.chatPath;
    auth.acceptLecturer(login);
    services.navigator.go(path, { replace: true });
  }
}
