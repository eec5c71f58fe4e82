const BEIJING_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day of an instant in Beijing, `2026-11-20`. */
export function beijingDay(at: Date): string {
  return new Date(at.getTime() + BEIJING_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The midnight of Beijing that ends the day so many days after this one. */
export function endOfBeijingDay(now: Date, days: number): Date {
  const day = Math.floor((now.getTime() + BEIJING_MS) / DAY_MS) + days + 1;
  return new Date(day * DAY_MS - BEIJING_MS);
}

/** The midnight of Beijing that the week of an instant begins with: that of its Monday. */
export function beijingMonday(at: Date): Date {
  const local = new Date(at.getTime() + BEIJING_MS);
  const back = (local.getUTCDay() + 6) % 7;
  return new Date(Math.floor(local.getTime() / DAY_MS - back) * DAY_MS - BEIJING_MS);
}
