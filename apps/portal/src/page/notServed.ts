import type { Query } from '../api/query.ts';

/**
 * The school's server does not know the call (HTTP 404): what would show its answer is left out, heading included, and is not called
 * a failure (decision 0020). Where the answer is the page, `Await` says so in words. A 404 that gives a reason of its own is a
 * failure like others, and its reason is shown (§8).
 */
export function isNotServed({ value, error }: Pick<Query<unknown>, 'value' | 'error'>): boolean {
  return value === undefined && error?.kind === 'missing' && error.message === '';
}
