import type { Locale } from './languages.ts';

/** Minutes without a sign of work after which a sitting is over: the paper lies there, and nobody works on it. */
export const SITTING_PAUSE_MINUTES = 30;

/** Work on an attempt so far, in whole seconds, and its last sign. */
export interface Work {
  workedS: number;
  seenAt: Date | null;
}

/** The same after another sign of work: the time since the last one counts unless the sitting was over before. */
export function workedOn({ workedS, seenAt }: Work, now: Date): Work {
  const sinceS = seenAt === null ? 0 : Math.round((now.getTime() - seenAt.getTime()) / 1_000);
  const isSitting = sinceS > 0 && sinceS <= SITTING_PAUSE_MINUTES * 60;
  return { workedS: isSitting ? workedS + sinceS : workedS, seenAt: now };
}

/** A time that was spent: `08:32`, from an hour on `1小时05分`. */
export function spentTime(seconds: number, locale: Locale): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${two(minutes)}:${two(whole % 60)}`;
  const [hours, rest] = [Math.floor(minutes / 60), two(minutes % 60)];
  return locale === 'cn' ? `${hours}小时${rest}分` : `${hours} h ${rest} min`;
}
