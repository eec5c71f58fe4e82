import type { BrowserContext, Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  var shifts: { at: number; value: number }[];
}

/** How late every answer of the server is */
const LATE_MS = 1_500;

/** Collects what moves on every page of a context, and lets every answer come late; pages and their code are not late. */
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
  await context.route(/\/(?:api|point)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
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
