import type { Page } from '@playwright/test';
import { addressOf, builtRoutes, visitorRoutes } from './support/addresses.ts';
import type { Server } from './support/server.ts';
import { openSettled } from './support/settled.ts';
import { layoutShift, withLateAnswers } from './support/shift.ts';
import { sideBySide } from './support/sideBySide.ts';
import { STILL } from './support/still.ts';
import { studentTest } from './support/studentTest.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = 'shengya';
/** "Good" by web.dev/cls: a ratio of the window, no time. */
const MOST = 0.1;
/** Pages that one test walks through, each of them waiting for late answers. */
const HANDFUL = 12;
const FOR_VISITORS = /^\/(?:login|codelogin|register|rest)$/;

function handfuls(patterns: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(patterns.length / HANDFUL);
  return Array.from({ length: count }, (_, at) => patterns.slice(at * HANDFUL, (at + 1) * HANDFUL));
}

/** Opens pages with late answers, prints what moved on each, and expects little of each. */
async function expectStill(page: Page, server: Server, patterns: readonly string[], reader: 'visitor' | 'student') {
  await withLateAnswers(page.context());
  const moved: Record<string, number> = {};
  await sideBySide(patterns, async (few) => {
    const own = await page.context().newPage();
    for (const pattern of few) {
      await openSettled(own, server.url(SCHOOL, await addressOf(server, SCHOOL, pattern, reader)));
      moved[pattern] = Number((await layoutShift(own)).toFixed(3));
    }
    await own.close();
  });
  console.table(moved);
  for (const [pattern, share] of Object.entries(moved)) expect.soft(share, pattern).toBeLessThanOrEqual(MOST);
}

test.use(STILL);

for (const patterns of handfuls(visitorRoutes())) {
  test(`${patterns.join(' ')} move nothing under a visitor's eyes when answers are late (performance.md)`, async ({
    page,
    server,
  }) => expectStill(page, server, patterns, 'visitor'));
}

studentTest.describe('a student', () => {
  studentTest.use({ school: SCHOOL, ...STILL });
  for (const patterns of handfuls(builtRoutes().filter((path) => !FOR_VISITORS.test(path)))) {
    studentTest(
      `${patterns.join(' ')} move nothing under a student's eyes when answers are late (performance.md)`,
      async ({ page, server }) => expectStill(page, server, patterns, 'student'),
    );
  }
});
