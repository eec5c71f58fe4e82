import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browser } from './scripts/chromium.mjs';

/** The journeys of `npm run test:e2e`, those of tests/outside at a backend of another maker among them: each worker has a server, a database and a browser of its own. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['**/e2e/*.spec.ts', '**/outside/*.spec.ts'],
  outputDir: 'tests/e2e/results',
  fullyParallel: true,
  // A second try is printed as flaky, so that it is seen and mended.
  retries: process.env['CI'] ? 1 : 0,
  workers: Math.ceil(1.5 * availableParallelism()), // a third of the time a journey waits: for a frame, a clock, a network
  forbidOnly: true,
  // Bounds against hanging, not speeds: they hold with other work on the same cores.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: await browser(),
    viewport: { width: 1280, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
});
