import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LONG_TEST_MS, WAIT_MS } from './scripts/bounds.ts';
import { browser } from './scripts/chromium.mjs';

/** Walks over every page that take longer than a whole run may: `npm run test:nightly`. */
const NIGHTLY = process.env['NIGHTLY'] ? ['**/e2e/nightly/*.spec.ts'] : [];

/** The journeys of `npm run test:e2e`, those of tests/outside at a backend of another maker among them: each worker has a server, a database and a browser of its own. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['**/e2e/*.spec.ts', '**/outside/*.spec.ts', ...NIGHTLY],
  outputDir: 'tests/e2e/results',
  fullyParallel: true,
  // A second try is printed as flaky, so that it is seen and mended.
  retries: process.env['CI'] ? 1 : 0,
  workers: Math.ceil(1.5 * availableParallelism()), // a third of the time a journey waits: for a frame, a clock, a network
  forbidOnly: true,
  timeout: LONG_TEST_MS,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  reporter: 'list',
  use: {
    launchOptions: await browser(),
    viewport: { width: 1280, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
  },
});
