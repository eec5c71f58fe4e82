import { chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { browser } from '../../scripts/chromium.mjs';

/** Opens an address in a browser of its own and lets `work` use the page; its console stays empty. */
export async function inChrome(address: string, work: (page: Page) => Promise<void>): Promise<void> {
  const chrome = await chromium.launch({ ...(await browser()), headless: true });
  try {
    const page = await chrome.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(said).toEqual([]);
    await work(page);
    expect(said).toEqual([]);
  } finally {
    await chrome.close();
  }
}
