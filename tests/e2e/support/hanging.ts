import type { BrowserContext, Page } from '@playwright/test';

/** By how much the client's own limits are shorter in a test: thirty seconds are two. */
const FASTER = 15;
/** Calls of a backend. */
const CALLS = /\/(?:api|point)\//;
/** What every page reads for its frame; none of it is what the page is about, and its failure says nothing (§8). */
const OF_THE_SHELL =
  /getUserSimpleInfo|queryStuMenuList|queryStuButtonPermission|menuBarList|addRecord|getSocketTicket|getMySubscribe|getPointUnRead|queryLastUnreadMessage|getUnreadMessageSum/;

/** Shortens the limit that the client itself sets to a call, as long as calls hang; a call without one hangs for ever. */
export async function shortenLimits(context: BrowserContext) {
  await context.addInitScript((faster) => {
    const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...own,
      set(this: XMLHttpRequest, ms: number) {
        own?.set?.call(this, Reflect.get(window, 'answers') === true ? ms : ms / faster);
      },
    });
  }, FASTER);
}

/** Lets every call of a page hang: it is neither answered nor refused. `own` are those that are not of the frame. */
export async function hang(page: Page, calls: RegExp = CALLS) {
  const own = new Set<string>();
  await page.route(calls, (route) => {
    const { pathname } = new URL(route.request().url());
    if (!OF_THE_SHELL.test(pathname)) own.add(pathname);
  });
  const end = async () => {
    await page.evaluate(() => Reflect.set(window, 'answers', true));
    await page.unroute(calls);
  };
  return { own, end };
}
