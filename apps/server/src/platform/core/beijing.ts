/** Beijing has been eight hours ahead of UTC all year since 1992 (§9). */
const BEIJING_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** The wall clock of Beijing at an instant, as the UTC of what is returned. */
function clockAt(at: Date): Date {
  return new Date(at.getTime() + BEIJING_MS);
}

/** The day of an instant in Beijing, `2026-11-20`. */
export function beijingDay(at: Date): string {
  return clockAt(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The second of an instant in Beijing, `20261120160000`. */
export function beijingDigits(at: Date): string {
  return clockAt(at).toISOString().replaceAll(/\D/g, '').slice(0, 'YYYYMMDDhhmmss'.length);
}

/** The year of an instant in Beijing. */
export function beijingYear(at: Date): number {
  return clockAt(at).getUTCFullYear();
}

/** Weekday of an instant in Beijing, 1 Monday to 7 Sunday. */
export function beijingWeekday(at: Date): number {
  return clockAt(at).getUTCDay() || WEEK_DAYS;
}

/** The midnight of Beijing that begins the day of an instant. */
export function beijingMidnight(at: Date): Date {
  return new Date(Math.floor(clockAt(at).getTime() / DAY_MS) * DAY_MS - BEIJING_MS);
}

/** The midnight of Beijing that ends the day so many days after this one. */
export function endOfBeijingDay(now: Date, days: number): Date {
  return new Date(beijingMidnight(now).getTime() + (days + 1) * DAY_MS);
}

/** The midnight of Beijing that the week of an instant begins with: that of its Monday. */
export function beijingMonday(at: Date): Date {
  return new Date(beijingMidnight(at).getTime() - (beijingWeekday(at) - 1) * DAY_MS);
}

/** The midnight of Beijing that the month of an instant begins with. */
export function beijingMonth(at: Date): Date {
  const local = clockAt(at);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth()) - BEIJING_MS);
}

/** The same time of the same day of Beijing so many months later; in a shorter month, of its last day. */
export function addBeijingMonths(at: Date, months: number): Date {
  const local = clockAt(at);
  const day = local.getUTCDate();
  local.setUTCMonth(local.getUTCMonth() + months);
  if (local.getUTCDate() !== day) local.setUTCDate(0);
  return new Date(local.getTime() - BEIJING_MS);
}
