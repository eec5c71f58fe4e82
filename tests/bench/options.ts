import { parseArgs } from 'node:util';

/** The groups of figures, in the order in which they run. */
const GROUPS = [
  'bytes',
  'kit',
  'cards',
  'kits',
  'chat',
  'article',
  'compress',
  'list',
  'login',
  'pictures',
  'embedded',
  'start',
  'trade',
  'rush',
  'strangers',
  'growth',
  'tradeGrowth',
  'media',
  'papers',
  'typing',
  'practices',
  'timetable',
  'reports',
  'articles',
  'live',
] as const;
export type Group = (typeof GROUPS)[number];

/** How thoroughly to measure. */
export interface Options {
  groups: readonly Group[];
  /** Rounds of which the median is taken. */
  rounds: number;
  /** Length of one measurement of a server. */
  shotMs: number;
  /** Courses, or articles, of the large school of the growth figures. */
  courses: number;
  /** Sockets held at once. */
  sockets: number;
}

/** Reads the command line: `--only=list,login`, `--full`, `--large`. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, full: { type: 'boolean' }, large: { type: 'boolean' } },
  });
  const asked = values.only?.split(',') ?? GROUPS;
  const groups = GROUPS.filter((group) => asked.includes(group));
  const unknown = asked.filter((name) => !GROUPS.some((group) => group === name));
  if (unknown.length > 0) throw new Error(`No such group: ${unknown.join(', ')}. There are: ${GROUPS.join(', ')}.`);
  return {
    groups,
    rounds: values.full ? 9 : 3,
    shotMs: values.full ? 4_000 : 1_000,
    courses: values.large ? 1_000_000 : 100_000,
    sockets: values.full ? 5_000 : 2_000,
  };
}
