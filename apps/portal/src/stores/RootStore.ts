import { reaction } from 'mobx';
import { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { AuthStore } from './AuthStore.ts';
import { LocaleStore } from './LocaleStore.ts';
import { LiveHost } from './live/LiveHost.ts';
import type { LiveParts } from './live/liveParts.ts';
import { MenuStore } from './MenuStore.ts';
import { TenantStore } from './TenantStore.ts';
import { VisitStore } from './VisitStore.ts';

/** Where the portal stands in the browser. */
export interface Place {
  origin: string;
  hostname: string;
  /** Base of the socket; `userId/1` follows (§7). */
  socket?: string;
}

/** Begins the live parts of the login that there is now. */
export type StartLive = (root: RootStore) => LiveParts;

/** The long-lived stores, made once from the services they use. */
export class RootStore {
  readonly locale: LocaleStore;
  readonly tenant: TenantStore;
  readonly auth: AuthStore;
  readonly menu: MenuStore;
  readonly visit: VisitStore;
  readonly live: LiveHost;
  private readonly scope = new Scope();

  constructor(
    readonly services: Services,
    readonly place: Place,
    /** Brings the code of the live parts; without it there are none. */
    loadLive?: () => Promise<StartLive>,
  ) {
    this.locale = new LocaleStore(services);
    this.tenant = new TenantStore(services, place.hostname);
    this.auth = new AuthStore({ ...services, origin: place.origin });
    this.menu = new MenuStore(services, () => this.auth.token);
    this.visit = new VisitStore(services);
    this.live = new LiveHost(
      () => this.auth.tokenFor('member'),
      loadLive && (async () => (await loadLive()).bind(null, this)),
    );
  }

  get api() {
    return this.services.api;
  }

  start() {
    for (const store of [this.locale, this.tenant, this.auth, this.menu, this.live]) store.start();
    const readAgain = () => {
      if (!this.tenant.isSkipped) void this.tenant.company.load();
      void this.menu.refreshSide();
    };
    this.scope.add(reaction(() => this.locale.locale, readAgain)); // the school speaks both languages
  }

  dispose() {
    this.scope.dispose();
    for (const store of [this.locale, this.tenant, this.auth, this.menu, this.live]) store.dispose();
  }
}
