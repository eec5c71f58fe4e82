const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A change of the offset of a zone. */
export interface OffsetChange {
  /** When it is, by the wall clock before it: `20261101T020000`. */
  local: string;
  /** Minutes ahead of UTC. */
  before: number;
  after: number;
  isSummer: boolean;
}

/** How a zone stands at the beginning of a span, and each change of its offset in it. */
export function offsetChanges(timeZone: string, from: Date, until: Date): OffsetChange[] {
  const first = offsetAt(from.getTime(), timeZone);
  const found: { at: number; before: number; after: number }[] = [];
  let [at, offset] = [from.getTime(), first];
  while (at < until.getTime()) {
    const next = Math.min(at + DAY_MS, until.getTime());
    const then = offsetAt(next, timeZone);
    if (then !== offset) found.push({ at: momentOf(at, next, timeZone), before: offset, after: then });
    [at, offset] = [next, then];
  }
  const winter = found.reduce((least, { after }) => Math.min(least, after), first);
  return [
    { local: '19700101T000000', before: first, after: first, isSummer: first > winter },
    ...found.map(({ at: moment, before, after }) => ({
      local: stamp(moment + before * MINUTE_MS),
      ...{ before, after, isSummer: after > winter },
    })),
  ];
}

/** The time on the wall of a zone: `20261121T160000`. */
export function wallTime(at: Date, timeZone: string): string {
  return stamp(at.getTime() + offsetAt(at.getTime(), timeZone) * MINUTE_MS);
}

/** An offset as `+0545`. */
export function offsetName(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** Minutes that a zone is ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  return Math.round((wall - Math.floor(at / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

/** The minute at which the offset changes, between two moments. */
function momentOf(from: number, until: number, timeZone: string): number {
  let [before, after] = [Math.floor(from / MINUTE_MS), Math.ceil(until / MINUTE_MS)];
  const old = offsetAt(from, timeZone);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle * MINUTE_MS, timeZone) === old) before = middle;
    else after = middle;
  }
  return after * MINUTE_MS;
}

function stamp(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  });
  formats.set(timeZone, made);
  return made;
}
