import { ApiError } from '../api/apiError.ts';
import type { Api } from '../api/createApi.ts';
import type { Owner } from '../core/owner.ts';
import type { Services } from '../core/services.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { guardDrafts } from './guardDrafts.ts';

/** Who the page belongs to: the person that opened it, or a visitor. */
export type PageOwner = (Owner & { name: string }) | null;

/** The long-lived stores as one page sees them, which belongs to whoever opened it. */
export interface OwnedRoot {
  root: RootStore;
  owner: PageOwner;
  /** Somebody else is logged in now, or nobody; observable. */
  readonly isForeign: boolean;
  /** Stores the owner's drafts again that a logout in another tab has removed. */
  restore(): void;
  /** Restores them from now on whenever that happens; returns the end. */
  watch(): () => void;
}

/**
 * Binds what a page does to the person who opened it (decision 0043). While somebody else is logged in, no request and no upload of the
 * page leaves the browser, so that none carries the other's token; the page sees its owner as the one who is logged in, and its drafts
 * stay stored under its owner. Every page is given its stores through this, so a page need not know of it.
 */
export function bindToOwner(root: RootStore): OwnedRoot {
  const { auth, live, services } = root;
  const { member, token, user, lecturer } = auth;
  const owner: PageOwner = member && { type: member.type, id: member.id, name: member.name };
  const isForeign = () => {
    const now = auth.member;
    return now?.id !== owner?.id || now?.type !== owner?.type;
  };
  const drafts = guardDrafts(services.storage, owner);
  const opened = { member, token, user, lecturer, isLoggedIn: token !== null };
  const bound: Services = {
    ...services,
    storage: drafts.storage,
    api: guardApi(services.api, isForeign),
    upload: guard(services.upload, isForeign),
    sendChunk: guard(services.sendChunk, isForeign),
  };
  return {
    root: Object.create(root, {
      services: { value: bound, enumerable: true },
      auth: { value: during(isForeign, auth, opened), enumerable: true },
      live: { value: during(isForeign, live, { session: null }), enumerable: true },
    }) as RootStore,
    owner,
    get isForeign() {
      return isForeign();
    },
    restore: drafts.restore,
    watch: drafts.watch,
  };
}

/** A store of which some fields are as given while somebody else is logged in: the login as it was, no socket of the other. */
function during<T extends object>(isForeign: () => boolean, store: T, given: Partial<T>): T {
  return new Proxy(store, {
    get: (target, name) =>
      Object.hasOwn(given, name) && isForeign()
        ? given[name as keyof T]
        : (Reflect.get(target, name, target) as unknown),
  });
}

/** Refuses as the end of a login does: silently, since the page itself says what has happened. */
function guard<A extends unknown[], T>(send: (...args: A) => Promise<T>, isForeign: () => boolean) {
  return async (...args: A): Promise<T> => {
    if (isForeign()) throw new ApiError('loggedOut');
    return send(...args);
  };
}

function guardApi(api: Api, isForeign: () => boolean): Api {
  const domains = new Map<PropertyKey, object>();
  return new Proxy(api, {
    get(target, domain) {
      const known = domains.get(domain) ?? guardCalls(Reflect.get(target, domain) as object, isForeign);
      domains.set(domain, known);
      return known;
    },
  });
}

function guardCalls(calls: object, isForeign: () => boolean): object {
  return new Proxy(calls, {
    get: (target, name) => guard(Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>, isForeign),
  });
}
