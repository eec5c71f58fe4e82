import { compareStructural, observable, runInAction } from 'mobx';
import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { ApiError } from '../api/apiError.ts';
import type { Query } from '../api/query.ts';

/** What failed, and how it is asked again. */
type Failing = Pick<Query<unknown>, 'error' | 'reload'>;

/** A place of a page that tells of a failure; several may stand on one query. */
interface Place {
  readonly part: Failing;
  /** It has room for no words, and tells of a failure only where no other part does. */
  readonly isSmall?: boolean;
}

/** Kinds of failure that are of the whole server, not of what was asked for. */
const SHARED: ReadonlySet<string> = new Set(['unreachable', 'failed', 'malformed']);

/** One failure is one notice: the parts of a page whose calls failed for the same cause, in the order in which they stand (product.md 5). */
export class Failures {
  readonly #places = observable.set<Place>([], { deep: false });

  add(place: Place): () => void {
    runInAction(() => this.#places.add(place));
    return () => runInAction(() => this.#places.delete(place));
  }

  /** Whether another place of the page says it already. */
  isTold(place: Place): boolean {
    const [first] = this.#alike(place);
    return first !== undefined && first !== place;
  }

  /** Asks again for all that failed for this cause. */
  retry(place: Place) {
    for (const part of new Set([place, ...this.#alike(place)].map((each) => each.part))) void part.reload();
  }

  #alike({ part: { error } }: Place): Place[] {
    const alike = [...this.#places].filter(({ part }) => compareStructural(causeOf(part.error), causeOf(error)));
    return alike.toSorted((one, other) => Number(one.isSmall === true) - Number(other.isSmall === true));
  }
}

const causeOf = (error: ApiError | null) => error && [error.kind, error.message];

const FailuresContext = createContext<Failures | null>(null);

/** Brings the failures of a page together. */
export function SharedFailures({ children }: { children: ReactNode }) {
  const [failures] = useState(() => new Failures());
  return <FailuresContext value={failures}>{children}</FailuresContext>;
}

/**
 * Tells a failure of a part of the page. `isTold`: another part says it, this one stays quiet. A failure of its own kind, and one in a dialog,
 * which covers the page, speaks for itself. `mark` is in the part; without one it is a figure, which has room for no words.
 */
export function useSharedFailure(part: Failing, mark?: RefObject<Element | null>) {
  const failures = useContext(FailuresContext);
  const isSmall = mark === undefined;
  const place = useMemo(() => ({ part, isSmall }), [part, isSmall]);
  const isShared = part.error !== null && SHARED.has(part.error.kind);
  useLayoutEffect(() => {
    if (!failures || !isShared || mark?.current?.closest('dialog,[role$=dialog]')) return;
    return failures.add(place);
  }, [failures, place, isShared, mark]);
  return {
    isTold: isShared && failures?.isTold(place) === true,
    retry: () => (failures && isShared ? failures.retry(place) : void part.reload()),
  };
}
