/** Shared handling of the queries of one page. */
interface Refreshable {
  reload(): Promise<void>;
  dispose(): void;
}
/** A query without arguments. */
interface Startable extends Refreshable {
  load(): Promise<void>;
}
/** A query about what the page shows. */
interface Shown<A> extends Refreshable {
  show(asked: A): void;
}

type Queries<Q> = Readonly<Record<string, Q>>;
type Asked<S> = S[keyof S] extends { show(asked: infer A): void } ? A : never;

interface Groups<B extends Queries<Startable>, S extends Queries<Refreshable>> {
  /** Loaded when the page opens. */
  atStart?: B;
  /** Loaded by `show` with its arguments, e.g. the filters of the address. */
  onShow?: S;
}

/**
 * The queries of a page as a store of their own, for `useOwned`: loaded at the start or by the address, all
 * reloaded in another language and disposed with the page. A store with its own state holds one and delegates to it.
 */
export function ownedQueries<
  B extends Queries<Startable> = Record<never, never>,
  S extends Queries<Refreshable> = Record<never, never>,
>({ atStart = {} as B, onShow = {} as S }: Groups<B, S>) {
  const all: Refreshable[] = [...Object.values(atStart), ...Object.values(onShow)];
  return {
    ...atStart,
    ...onShow,
    start() {
      for (const query of Object.values(atStart)) void query.load();
    },
    show(asked: Asked<S>) {
      for (const query of Object.values(onShow) as unknown as Shown<Asked<S>>[]) query.show(asked);
    },
    refresh() {
      for (const query of all) void query.reload();
    },
    dispose() {
      for (const query of all) query.dispose();
    },
  };
}
