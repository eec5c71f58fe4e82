const BEIJING_MS = 8 * 3_600_000;
const FORM = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/;

/** An instant as Alipay writes it: `2026-11-20 16:00:00`, Beijing time. */
export function beijingTime(at: Date): string {
  return new Date(at.getTime() + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Epoch milliseconds of what `beijingTime` wrote; `NaN` for anything else. */
export function readBeijingTime(text: string): number {
  const match = FORM.exec(text);
  return match ? Date.parse(`${match[1]}T${match[2]}+08:00`) : Number.NaN;
}
