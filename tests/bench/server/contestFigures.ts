import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Round, Who } from './contest.ts';

/** Ours beside fastify+pg with the same transactions: the rate of answers of an act. */
export function rateOf<N extends string>(found: readonly Round<N>[], act: N, name: string): Figure {
  return {
    row: 16,
    name,
    ours: perSecond(found, act, 'ours'),
    peer: perSecond(found, act, 'stack'),
    against: 'fastify+pg, same transactions',
    ratio: ratioOf(
      found,
      (r) => r[`${act} ours`].perSecond,
      (r) => r[`${act} stack`].perSecond,
    ),
    goal: { atLeast: 0.95 },
    note: besides(found, act),
  };
}

/** The same for the slowest answers. */
export function p99Of<N extends string>(found: readonly Round<N>[], act: N, name: string): Figure {
  return {
    row: 16,
    name: `${name}, p99`,
    ours: p99(found, act, 'ours'),
    peer: p99(found, act, 'stack'),
    against: 'fastify+pg',
    ratio: ratioOf(
      found,
      (r) => r[`${act} ours`].p99,
      (r) => r[`${act} stack`].p99,
    ),
    goal: { atMost: 1.2 },
  };
}

/** Ours next to the other two: the transactions alone, and a server without work. */
export function besides<N extends string>(found: readonly Round<N>[], act: N): string {
  const to = (who: Who) =>
    ratioOf(
      found,
      (r) => r[`${act} ours`].perSecond,
      (r) => r[`${act} ${who}`].perSecond,
    ).toFixed(2);
  const sql = `${to('sql')}x of the bare statements (${perSecond(found, act, 'sql')})`;
  return `${sql}, ${to('bare')}x of bare fastify with the same bytes (${perSecond(found, act, 'bare')})`;
}

/** Answers a second, as text. */
function perSecond<N extends string>(found: readonly Round<N>[], act: N, who: Who): string {
  return show(median(found.map((r) => r[`${act} ${who}`].perSecond)), '/s');
}

/** The slowest answers, as text. */
export function p99<N extends string>(found: readonly Round<N>[], act: N, who: Who): string {
  return show(median(found.map((r) => r[`${act} ${who}`].p99)), ' ms');
}
