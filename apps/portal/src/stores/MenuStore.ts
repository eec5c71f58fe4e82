import type { MenuEntry, SideMenuEntry } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Query } from '../api/query.ts';
import { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { KEYS } from '../core/storedNames.ts';
import { readMenu } from './storedMenu.ts';

/** The top menu of the school and the student's side menu; both are shown from the cache first (§6). */
export class MenuStore {
  readonly bar: Query<MenuEntry[]>;
  /** The server has answered, or cannot: what is not there will not come. */
  isSideSettled = false;
  private fresh: SideMenuEntry[] | null = null;
  private cached: SideMenuEntry[];
  readonly #cachedBar: readonly MenuEntry[];
  readonly #services: Pick<Services, 'api' | 'storage'>;
  readonly #token: () => string | null;
  readonly #scope = new Scope();

  constructor(
    services: Pick<Services, 'api' | 'storage'>,
    token: () => string | null,
    /** The top menu as the page carries it. */
    bar?: readonly MenuEntry[],
  ) {
    this.#services = services;
    this.#token = token;
    this.bar = new Query(() => this.askBar());
    this.cached = readMenu(services.storage.read(KEYS.menu));
    this.#cachedBar = bar ?? readMenu(services.storage.read(KEYS.menuBar));
    makeAutoObservable<this, 'fresh' | 'cached'>(
      this,
      { bar: false, fresh: observableRef, cached: observableRef },
      { autoBind: true },
    );
  }

  /** Entries of the top menu: the server's, before it answers those of the page or of the last visit. */
  get top(): readonly MenuEntry[] {
    return this.bar.value ?? this.#cachedBar;
  }

  /** Entries of the side menu: the server's, before it answers the cached ones. */
  get side(): readonly SideMenuEntry[] {
    return this.fresh ?? this.cached;
  }

  /** Reads the side menu again; a failure leaves the cached one on screen. */
  async refreshSide() {
    if (!this.#token()) return;
    try {
      const entries = await this.#services.api.site.sideMenu();
      runInAction(() => this.receive(entries));
    } catch {
      // The cached menu stays; a menu that cannot be refreshed is no reason to disturb the student.
      runInAction(() => {
        this.isSideSettled = true;
      });
    }
  }

  start() {
    this.#scope.add(
      reaction(this.#token, (token) => (token ? void this.refreshSide() : this.forget()), { fireImmediately: true }),
    );
  }

  dispose() {
    this.#scope.dispose();
  }

  private async askBar() {
    const entries = await this.#services.api.site.menuBar();
    this.#services.storage.write(KEYS.menuBar, JSON.stringify(entries));
    return entries;
  }

  private receive(entries: SideMenuEntry[]) {
    this.fresh = entries;
    this.isSideSettled = true;
    this.#services.storage.write(KEYS.menu, JSON.stringify(entries));
  }

  private forget() {
    this.fresh = null;
    this.isSideSettled = false;
    this.cached = [];
  }
}
