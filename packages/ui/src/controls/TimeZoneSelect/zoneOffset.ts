const HOUR_MIN = 60;
const MINUTE_MS = 60_000;

/** Minutes that a time zone is ahead of UTC at an instant; `null` if the browser does not know the time zone. */
export function offsetMinutes(timeZone: string, atMs: number): number | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  } catch {
    return null; // an unknown time zone, e.g. of a newer list
  }
  const part = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  const get = (name: Intl.DateTimeFormatPartTypes) => part.get(name) ?? 0;
  const wall = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'));
  return Math.round((wall - Math.floor(atMs / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

/** A UTC offset in the notation of the specification: `UTC+08:00` (§9). */
export function offsetName(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / HOUR_MIN))}:${two(size % HOUR_MIN)}`;
}

/** Other notations of an offset, as search terms: `+8`, `UTC+8`, `GMT+8`, `+0800`. */
export function offsetKeywords(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const size = Math.abs(minutes);
  const short = `${sign}${Math.floor(size / HOUR_MIN)}${size % HOUR_MIN === 0 ? '' : `:${size % HOUR_MIN}`}`;
  return `${short} UTC${short} GMT${short} ${offsetName(minutes).slice(3).replace(':', '')}`;
}
