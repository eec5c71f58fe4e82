import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { goSettled, openSettled } from '../e2e/support/settled.ts';
import { STILL } from '../e2e/support/still.ts';
import { type Watch, watch } from '../e2e/support/watch.ts';
import { words } from '../e2e/support/words.ts';
import type { Backend } from './backend.ts';
import { claimsOf } from './claims.ts';
import { LOGIN } from './records/school.ts';

const { errors } = words.cn.common;
/** What a page never says because a record is of another maker (§8). */
const BROKEN = [
  ...[errors.unreachable, errors.malformed, errors.failed, errors.missing, 'Not Found', words.cn.common.schoolFailed],
  ...['undefined', 'NaN', 'Invalid Date', '[object Object]', '<p>', '<div', 'onclick'],
];
/** Pages with a window or a login of their own. */
export const APART = /^\/(?:chat|login|codelogin|register|rest|talk\/login)$/;

interface Fixtures {
  trouble: Watch;
}

/** A test whose browser must report no trouble. */
export const test = base.extend<Fixtures>({
  ...STILL,
  trouble: [
    async ({ context }, use) => {
      const own = await watch(context);
      own.allow(/status of 404 .*(?:studentServer|chat|adminServer)\//); // the browser's own line for a call that is not there
      await use(own);
      expect(own.troubles, 'troubles in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** What a page says that it should not: words of a failure, and claims that no record makes (decision 0050). */
export function faultsOf(address: string, text: string): string[] {
  return [
    ...BROKEN.filter((words) => text.includes(words)).map((words) => `${address}: ${words}`),
    ...claimsOf(address, text).map((claim) => `${address} claims ${claim}`),
  ];
}

/** Walks over pages, each gone to as a link does; resolves to what each of them says that it should not. */
export async function walk(page: Page, backend: Backend, pages: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of pages) {
    await (address === pages[0] || APART.test(address) ? openSettled : goSettled)(page, backend.url(address));
    found.push(...faultsOf(address, await page.locator('body').innerText()));
  }
  return found;
}

/** A login as the browser stores it: the specification names no call that logs in. */
export async function storeLogin(context: BrowserContext, backend: Backend) {
  const user = { id: LOGIN['userId'], type: 'student', name: LOGIN['userName'] };
  const cookies = { access_token: `${LOGIN['token']}`, user_info: encodeURIComponent(JSON.stringify(user)) };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name: `sy_${name}`, value, url: backend.url('/') })),
  );
}
