import { mmss } from '@shuyuan/rules';

/** Formats of the remaining time. */
export type CountdownFormat = 'mm:ss' | 'd hh:mm:ss' | 's';

const two = (n: number) => String(n).padStart(2, '0');

/** Formats whole seconds; the caller words the days, which are left out if there are none (§9). */
export function formatCountdown(seconds: number, format: CountdownFormat, days: (n: number) => string): string {
  if (format === 's') return String(seconds);
  if (format === 'mm:ss') return mmss(seconds);
  const rest = seconds % 86_400;
  const time = `${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`;
  return seconds < 86_400 ? time : `${days(Math.floor(seconds / 86_400))} ${time}`;
}

/** The mark of 60, 30, 10 or 0 seconds that was passed between two readings; `null` for none (ui-kit 3.4). */
export function passedMark(before: number, now: number): number | null {
  return [0, 10, 30, 60].find((mark) => before > mark && now <= mark) ?? null;
}
