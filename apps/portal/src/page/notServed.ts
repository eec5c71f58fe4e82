import type { Query } from '../api/query.ts';

/**
 * The school's server does not know the call: what would show its answer is left out, heading included, and is not called a failure
 * (decisions 0020, 0050). Where the answer is the page, `Await` says so in words. That an object does not exist is another kind of
 * failure, `missing`: only a server that knows the call says so (§8).
 */
export function isNotServed({ value, error }: Pick<Query<unknown>, 'value' | 'error'>): boolean {
  return value === undefined && error?.kind === 'notServed';
}
