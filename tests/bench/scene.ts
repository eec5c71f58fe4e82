import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { browser } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/freePort.mjs';
import { ROOT } from './server/processes.ts';

/** A page of `tests/bench`, open in the pinned browser. */
export interface Scene {
  page: Page;
  /** With the domain Performance enabled. */
  session: CDPSession;
}

/**
 * Builds the page of a folder of `tests/bench` as production does, into the same folder of `into`, and opens it at 1280 × 900 for as long
 * as `use` measures. `define` stands for globals that a dependency expects.
 */
export async function withScene<T>(
  name: string,
  into: string,
  use: (scene: Scene) => Promise<T>,
  define: Record<string, string> = {},
): Promise<T> {
  const outDir = path.join(into, name);
  const config = {
    root: path.join(ROOT, 'tests/bench', name),
    configFile: false as const,
    logLevel: 'error' as const,
    define,
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  };
  await build({ ...config, build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  const port = await freePort();
  const server = await preview({ ...config, build: { outDir }, preview: { port, host: '127.0.0.1' } });
  const chrome = await chromium.launch({ headless: true, ...(await browser()) });
  try {
    const page = await chrome.newPage({ viewport: { width: 1280, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'load' });
    return await use({ page, session });
  } finally {
    await chrome.close();
    await server.close();
  }
}
