import { addressOf } from './support/addresses.ts';
import { lostCounts, lostStates, SCHEMES, unringed, unseen } from './support/forcedColours.ts';
import { openSettled } from './support/settled.ts';
import { STILL } from './support/still.ts';
import { studentTest } from './support/studentTest.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = 'shengya';

/** The main pages, in two handfuls. */
const PAGES = [
  ['/index', '/course', '/course/detail/:id/:sid', '/expert', '/ranking', '/mycoupon', '/learn/order', '/message'],
  [
    '/learn',
    '/myclass',
    '/myclass/classdetail/:courseScheduleId/:sellCourseScheduleId/:mStatus',
    '/myclass/report/:courseScheduleId/:sellCourseScheduleId',
    '/learn/practice',
    '/archives',
    '/personal',
    '/headline/my',
  ],
];

studentTest.describe('in the colours of the system', () => {
  studentTest.use({ school: SCHOOL, ...STILL });
  for (const patterns of PAGES) {
    studentTest(
      `${patterns.join(' ')} lose neither wordmark, counts, progress and charts nor what is chosen or has the focus (WCAG 1.4.1, 1.4.11)`,
      async ({ page, server }) => {
        for (const pattern of patterns) {
          await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
          await openSettled(page, server.url(SCHOOL, await addressOf(server, SCHOOL, pattern)));
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ forcedColors: 'active', colorScheme });
            expect.soft(await unseen(page), `${pattern}, ${colorScheme}: seen`).toEqual([]);
            expect.soft(await lostCounts(page), `${pattern}, ${colorScheme}: counts`).toEqual([]);
          }
          expect.soft(await lostStates(page), `${pattern}: chosen`).toEqual([]);
          expect.soft(await unringed(page), `${pattern}: focused`).toEqual([]);
        }
      },
    );
  }
});

test('a visitor sees the wordmark, the fields and the focus of the login in the colours of the system (WCAG 1.4.11)', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSettled(page, server.url(SCHOOL, '/login'));
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect.soft(await unseen(page), colorScheme).toEqual([]);
  }
  expect.soft(await lostStates(page)).toEqual([]);
  expect.soft(await unringed(page)).toEqual([]);
});
