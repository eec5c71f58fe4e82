import { compareStructural, observable, runInAction } from 'mobx';
import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useState } from 'react';
import type { ApiError } from '../api/apiError.ts';
import type { Query } from '../api/query.ts';

/** What failed, and how it is asked again. */
type Failing = Pick<Query<unknown>, 'error' | 'reload'>;

/** Kinds of failure that are of the whole server, not of what was asked for. */
const SHARED: ReadonlySet<string> = new Set(['unreachable', 'failed', 'malformed']);

/** One failure is one notice: the parts of a page whose calls failed for the same cause, in the order in which they stand (product.md 5). */
export class Failures {
  readonly #parts = observable.set<Failing>([], { deep: false });

  add(part: Failing): () => void {
    runInAction(() => this.#parts.add(part));
    return () => runInAction(() => this.#parts.delete(part));
  }

  /** Whether another part of the page says it already. */
  isTold(part: Failing): boolean {
    const [first] = this.#alike(part);
    return first !== undefined && first !== part;
  }

  /** Asks again for all that failed for this cause. */
  retry(part: Failing) {
    for (const each of new Set([part, ...this.#alike(part)])) void each.reload();
  }

  #alike({ error }: Failing): Failing[] {
    return [...this.#parts].filter((each) => compareStructural(causeOf(each.error), causeOf(error)));
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
 * which covers the page, speaks for itself. `mark` is in the part.
 */
export function useSharedFailure(part: Failing, mark: RefObject<Element | null>) {
  const failures = useContext(FailuresContext);
  const isShared = part.error !== null && SHARED.has(part.error.kind);
  useLayoutEffect(() => {
    if (!failures || !isShared || mark.current?.closest('dialog,[role$=dialog]')) return;
    return failures.add(part);
  }, [failures, part, isShared, mark]);
  return {
    isTold: isShared && failures?.isTold(part) === true,
    retry: () => (failures && isShared ? failures.retry(part) : void part.reload()),
  };
}
