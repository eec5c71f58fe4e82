import { expect, type Page, type Request } from '@playwright/test';

/** Milliseconds without a request after which no more is expected; Playwright's `networkidle` takes five hundred. */
const QUIET_MS = 120;
const INTERVALS = [40];
/** Milliseconds after which a page counts as idle that draws nothing: a browser calls back for idle time between frames only. */
const IDLE_MS = 500;

/**
 * Opens an address and waits until it is complete: a heading, no pending request, and an idle page.
 * @throws when the page does not become idle.
 */
export async function openSettled(page: Page, url: string) {
  await settled(page, url, () => page.goto(url));
}

/**
 * Goes to an address of the portal that is open, as a link of it does: without loading anything again.
 * @throws when the page does not become idle.
 */
export async function goSettled(page: Page, url: string) {
  await settled(page, url, () =>
    page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, url),
  );
}

async function settled(page: Page, url: string, move: () => Promise<unknown>) {
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  const begin = (request: Request) => {
    changedAt = performance.now();
    underWay.add(request);
  };
  const end = (request: Request) => {
    changedAt = performance.now();
    underWay.delete(request);
  };
  const isQuiet = () => underWay.size === 0 && performance.now() - changedAt >= QUIET_MS;
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await move();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(
        async () => {
          // A loaded chunk may still have to run before it requests its data.
          if (isQuiet()) await page.evaluate(idle, IDLE_MS);
          return isQuiet();
        },
        { intervals: INTERVALS, message: `${url} comes to rest` },
      )
      .toBe(true);
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

function idle(timeout: number) {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
}
