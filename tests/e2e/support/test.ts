import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { LONG_TEST_MS } from '../../../scripts/bounds.ts';
import { type Server, startServer } from './server.ts';
import { type Watch, watch } from './watch.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** What went wrong so far in the test's own context; empty at its end, or the test fails. */
  trouble: Watch;
  /** A page in a context of its own, watched like the first one: another browser, another student. */
  another: (options?: BrowserContextOptions) => Promise<{ page: Page; context: BrowserContext; trouble: Watch }>;
}

interface WorkerFixtures {
  /** The product, alone with this worker: its clock, failures and students disturb no other test. */
  server: Server;
  /** A new data folder with the seeded schools, for a server that a test starts itself. */
  newDataDir: () => string;
}

/** Folder with the seeded schools, made once a run. */
function seeded(): string {
  const folder = process.env['E2E_SEEDED'];
  if (!folder) throw new Error('The journeys need a seeded folder and a built portal: run them by "npm run test:e2e".');
  return folder;
}

/** Fails with every trouble at once. */
function hold(troubles: readonly string[]) {
  if (troubles.length > 0) throw new Error(`The pages were not silent:\n${troubles.join('\n')}`);
}

async function lendServer(dataDir: string, use: (server: Server) => Promise<void>) {
  const server = await startServer(dataDir);
  await use(server);
  await server.stop();
}

/** The test of the journeys: real server, built portal, and a browser that must stay silent. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  newDataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const made: string[] = [];
      await use(() => {
        const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-e2e-'));
        made.push(folder);
        cpSync(seeded(), folder, { recursive: true });
        return folder;
      });
      for (const folder of made) rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  server: [({ newDataDir }, use) => lendServer(newDataDir(), use), { scope: 'worker', timeout: LONG_TEST_MS }],
  trouble: [
    async ({ context }, use) => {
      const trouble = await watch(context);
      await use(trouble);
      hold(trouble.troubles);
    },
    { auto: true },
  ],
  another: async ({ browser }, use) => {
    const opened: { context: BrowserContext; trouble: Watch }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      const trouble = await watch(context);
      opened.push({ context, trouble });
      return { page: await context.newPage(), context, trouble };
    });
    for (const { context } of opened) await context.close();
    hold(opened.flatMap(({ trouble }) => trouble.troubles));
  },
});

/** The test with a server that no other test declared by it or by another one has: for a journey that moves the clock by days. */
export function testWithOwnServer() {
  return test.extend<object, Pick<WorkerFixtures, 'server'>>({
    server: [({ newDataDir }, use) => lendServer(newDataDir(), use), { scope: 'worker', timeout: LONG_TEST_MS }],
  });
}

/** The same for journeys through time: their schools grow older, so they have a server of their own. */
export const timeTest = testWithOwnServer();

/** The same for journeys that change the demo student's work for good, at the time that it is: on another server of their own. */
export const workTest = testWithOwnServer();
