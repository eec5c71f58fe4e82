import { expect, type Page, type Request } from '@playwright/test';
import { placeholders } from './placeholders.ts';

/** Milliseconds without a request after which no more is expected; Playwright's `networkidle` takes five hundred. */
const QUIET_MS = 120;
const INTERVALS = [40];
/** Milliseconds of quiet after which a heading that still stands is also the one of the next page. */
const LEFT_MS = 1_000;
/** Milliseconds after which a page counts as idle that draws nothing: a browser calls back for idle time between frames only. */
const IDLE_MS = 500;

const AT_REST = 'at rest';

/**
 * Opens an address and waits until it is complete: a heading, no pending request, no placeholder, and an idle page.
 * @throws when the page does not come to rest, with what it still waits for: a placeholder whose answers have all come stands for ever.
 */
export async function openSettled(page: Page, url: string) {
  await settled(page, url, () => page.goto(url));
}

/**
 * Goes to an address of the portal that is open, as a link of it does: without loading anything again.
 * @throws as above.
 */
export async function goSettled(page: Page, url: string) {
  await settled(page, url, () =>
    page.evaluate((address) => {
      document.querySelector('h1')?.setAttribute('data-left', '');
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
          if (!isQuiet()) return [...underWay].map((request) => `waits for ${new URL(request.url()).pathname}`).join();
          // On a busy machine an answer may be drawn late, and the page that is left may stand for a while.
          const left = await placeholders(page);
          if (left.length > 0) return left.join();
          const isOfPage = performance.now() - changedAt >= LEFT_MS || !(await page.evaluate(isLeft));
          return isOfPage ? AT_REST : 'shows the page before';
        },
        { intervals: INTERVALS, message: `${url} comes to rest` },
      )
      .toBe(AT_REST);
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

/** Whether the heading is that of the page which was left. */
function isLeft() {
  return document.querySelector('h1')?.hasAttribute('data-left') === true;
}

function idle(timeout: number) {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
}
