import type { BrowserContext, Frame, Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  var shifts: { at: number; value: number }[];
}

/** Milliseconds that the answer to a page's last call is late. */
const LATE_MS = 1_500;
/** Milliseconds by which each call before the last ones is answered later than the next: what is asked first comes last. */
const APART_MS = 250;
/** Calls of a page that are told apart; all later ones are answered after `LATE_MS`. */
const TOLD_APART = 8;

/** Collects what moves on every page of a context, and lets every answer come late and out of order; pages and their code are not late. */
export async function withLateAnswers(context: BrowserContext) {
  await context.addInitScript(() => {
    globalThis.shifts = [];
    const note = (list: PerformanceObserverEntryList) => {
      for (const { startTime: at, value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) globalThis.shifts.push({ at, value });
      }
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
  const asked = new WeakMap<Frame, { url: string; count: number }>();
  await context.route(/\/(?:api|point)\//, async (route) => {
    const frame = route.request().frame();
    const url = frame.url();
    const before = asked.get(frame);
    const count = before?.url === url ? before.count + 1 : 1;
    asked.set(frame, { url, count });
    const later = Math.max(0, TOLD_APART - count) * APART_MS;
    await new Promise((resolve) => setTimeout(resolve, LATE_MS + later));
    await route.continue().catch(() => undefined); // the page has gone on
  });
}

/** The worst window of shifts of a page, as web.dev/cls counts them: gaps of at most one second, five seconds at most. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => globalThis.shifts);
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last > 1_000 || at - first > 5_000) {
      sum = 0;
      first = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
