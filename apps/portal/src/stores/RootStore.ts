import type { MenuEntry } from '@shuyuan/contract';
import type { Brand } from '@shuyuan/tokens';
import { reaction } from 'mobx';
import { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { AuthStore } from './AuthStore.ts';
import { LocaleStore } from './LocaleStore.ts';
import type { LiveSession } from './live/LiveSession.ts';
import { type LiveSource, LiveStore } from './live/LiveStore.ts';
import { MenuStore } from './MenuStore.ts';
import { TenantStore } from './TenantStore.ts';
import { VisitStore } from './VisitStore.ts';
import { ZoneStore } from './ZoneStore.ts';

/** Where the portal stands in the browser. */
export interface Place {
  origin: string;
  hostname: string;
  /** Base of the socket; `userId/1` follows (§7). */
  socket?: string;
  /** Whether the backend gives the tickets that open a socket (W1). */
  hasSocketTicket?: boolean;
  /** Hosts of outside rooms as the deployment lists them (X3). */
  liveHosts?: unknown;
  /** Backends that developers may switch to (§2). */
  environments?: readonly { id: string; label?: string; student?: string }[] | undefined;
  /** Whether this version of the portal has a page at the path. */
  hasPage?: (path: string) => boolean;
  /** The top menu as the page's first HTML has it. */
  menuBar?: readonly MenuEntry[] | undefined;
  /** The brands that are built in; all of them unless the workbench changes one. */
  brands?: readonly Brand[];
}

/** Begins the live session of the login that there is now. */
export type StartLive = (root: RootStore) => LiveSession;

/** The long-lived stores, made once from the services they use. */
export class RootStore {
  readonly locale: LocaleStore;
  readonly tenant: TenantStore;
  readonly auth: AuthStore;
  readonly zone: ZoneStore;
  readonly menu: MenuStore;
  readonly visit: VisitStore;
  readonly live: LiveStore;
  /** These stores themselves, also from a page that has them bound to who opened it (decision 0043): for what pages share. */
  readonly portal: RootStore = this;
  readonly #scope = new Scope();

  constructor(
    readonly services: Services,
    readonly place: Place,
    /** Without it no live session begins. */
    liveSource?: LiveSource<StartLive>,
  ) {
    this.locale = new LocaleStore(services);
    this.tenant = new TenantStore(services, place.hostname, place.brands);
    this.auth = new AuthStore({ ...services, ...place });
    this.zone = new ZoneStore(services, this.auth);
    this.menu = new MenuStore(services, () => this.auth.token, place.menuBar);
    this.visit = new VisitStore(services);
    this.live = new LiveStore(
      () => this.auth.tokenFor('member'),
      liveSource && { ...liveSource, load: async () => (await liveSource.load()).bind(null, this) },
    );
  }

  get api() {
    return this.services.api;
  }

  start() {
    for (const store of [this.locale, this.tenant, this.auth, this.zone, this.menu, this.live]) store.start();
    const readAgain = () => {
      if (!this.tenant.isSkipped) void this.tenant.company.load();
      void this.menu.refreshSide();
    };
    this.#scope.add(reaction(() => this.locale.locale, readAgain)); // the school speaks both languages
  }

  dispose() {
    this.#scope.dispose();
    for (const store of [this.locale, this.tenant, this.auth, this.zone, this.menu, this.live]) store.dispose();
  }
}
