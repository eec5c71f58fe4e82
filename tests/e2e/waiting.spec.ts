import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Addresses of the code that a page loads. */
async function codeOf(page: Page, url: string): Promise<Set<string>> {
  const asked = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && asked.add(request.url()));
  await page.goto(url, { waitUntil: 'networkidle' });
  return asked;
}

test('a page whose chunk fails to load shows a message, and loads on retry', async ({ page, another, server }) => {
  const { common } = words.cn;
  const other = await codeOf((await another()).page, server.url('6c', '/download'));
  const own = await codeOf((await another()).page, server.url('6c', '/login'));
  const isOwn = (url: URL) => own.has(url.href) && !other.has(url.href);
  await page.route(isOwn, () => {}); // neither fulfilled nor aborted
  await page.clock.install();
  await page.goto(server.url('6c', '/login'), { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toBeAttached();
  await page.clock.fastForward(1_000);
  await expect(page.getByRole('status')).toHaveText(common.loading);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('status')).toContainText(common.slow);
  await page.unroute(isOwn);
  await page.getByRole('button', { name: common.reload }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
