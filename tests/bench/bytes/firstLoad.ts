import { chromium } from 'playwright-core';
import { browser } from '../../../scripts/chromium.mjs';
import { start } from '../server/processes.ts';

/** Milliseconds without a request after which loading has ended; the portal's own timers are shorter. */
const QUIET_MS = 4_000;

/**
 * What a browser fetches on a first visit without interaction: names of scripts and style sheets
 * below `/web/`, in the order of the requests. The built portal is served by the product's own server.
 */
export async function watchFirstLoads(pages: readonly string[], env: Record<string, string>) {
  const server = await start('apps/server/src/main.ts', { DEMO: '1', LOG_LEVEL: 'warn', ...env });
  const chrome = await chromium.launch({ headless: true, ...(await browser()) });
  try {
    const loads = new Map<string, string[]>();
    for (const page of pages) loads.set(page, await watch(chrome, `http://localhost:${server.port}/web${page}`));
    return loads;
  } finally {
    await chrome.close();
    await server.stop();
  }
}

type Chrome = Awaited<ReturnType<typeof chromium.launch>>;

async function watch(chrome: Chrome, address: string): Promise<string[]> {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const files: string[] = [];
    let last = performance.now();
    page.on('request', (request) => {
      last = performance.now();
      const { pathname } = new URL(request.url());
      const isCode = ['script', 'stylesheet'].includes(request.resourceType()) || /\.(?:js|css)$/.test(pathname);
      if (isCode) files.push(pathname.replace(/^\/web\//, ''));
    });
    await page.goto(address, { waitUntil: 'load' });
    while (performance.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
    return [...new Set(files)];
  } finally {
    await context.close();
  }
}
