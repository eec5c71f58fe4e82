import { expect, type Page, type Request } from '@playwright/test';

/** Milliseconds without a request after which nothing more is expected; the network's own idle state takes five hundred. */
const QUIET_MS = 120;
const INTERVALS = [40];

/**
 * Goes to an address and waits until all of it is there: a heading, no request under way, and a page with nothing left to do.
 * @throws when the page does not come to rest.
 */
export async function openSettled(page: Page, url: string) {
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
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(
        async () => {
          // A chunk that has come may still have to run before it asks for its data.
          if (isQuiet()) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          return isQuiet();
        },
        { intervals: INTERVALS, message: `${url} comes to rest` },
      )
      .toBe(true);
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}
