import { ApiError } from '../api/apiError.ts';
import type { Api } from '../api/createApi.ts';
import type { Owner } from '../core/owner.ts';
import type { Services } from '../core/services.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { guardDrafts } from './guardDrafts.ts';
import { Waits } from './Waits.ts';

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
  /** The page is over: somebody else goes on in its place. Answers that are on their way are told to nobody any more. */
  leave(): void;
}

/**
 * Binds what a page does to the person who opened it (decision 0043). While somebody else is logged in, no request and no upload of the
 * page leaves the browser, so that none carries the other's token, and an answer that was on its way waits for the owner, so that it leads
 * nobody else away; the page sees its owner as the one who is logged in, and its drafts stay stored under its owner. Every page is given its
 * stores through this, so a page need not know of it.
 */
export function bindToOwner(root: RootStore): OwnedRoot {
  const { auth, live, services } = root;
  const { member, token, user, lecturer } = auth;
  const owner: PageOwner = member && { type: member.type, id: member.id, name: member.name };
  const isForeign = () => {
    const now = auth.member;
    return now?.id !== owner?.id || now?.type !== owner?.type;
  };
  const { guard, leave } = guardOf(isForeign);
  const drafts = guardDrafts(services.storage, owner);
  const opened = { member, token, user, lecturer, isLoggedIn: token !== null };
  const bound: Services = {
    ...services,
    storage: drafts.storage,
    api: guardApi(services.api, guard),
    upload: guard(services.upload),
    sendChunk: guard(services.sendChunk),
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
    leave,
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

type Send<A extends unknown[], T> = (...args: A) => Promise<T>;
type Guard = <A extends unknown[], T>(send: Send<A, T>) => Send<A, T>;

/** What passes calls of a page as long as its owner is logged in. */
function guardOf(isForeign: () => boolean): { guard: Guard; leave: () => void } {
  const waits = new Waits();
  let isLeft = false;
  /** Resolves when the owner is back; never once the page is left. */
  const untilBack = () => waits.until(() => !isForeign());
  /** Refuses as the end of a login does: silently, since the page itself says what has happened. */
  const guard: Guard =
    (send) =>
    async (...args) => {
      if (isForeign()) throw new ApiError('loggedOut');
      try {
        const answer = await send(...args);
        if (isLeft || isForeign()) await untilBack();
        return answer;
      } catch (error) {
        // What was not answered is known at once, so that it can be sent again as soon as the owner is back.
        if (isLeft || (isForeign() && isAnswer(error))) await untilBack();
        throw error;
      }
    };
  return {
    guard,
    leave() {
      isLeft = true;
      waits.giveUp();
    },
  };
}

const isAnswer = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'missing');

function guardApi(api: Api, guard: Guard): Api {
  const domains = new Map<PropertyKey, object>();
  return new Proxy(api, {
    get(target, domain) {
      const known = domains.get(domain) ?? guardCalls(Reflect.get(target, domain) as object, guard);
      domains.set(domain, known);
      return known;
    },
  });
}

function guardCalls(calls: object, guard: Guard): object {
  return new Proxy(calls, {
    get: (target, name) => guard(Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>),
  });
}
