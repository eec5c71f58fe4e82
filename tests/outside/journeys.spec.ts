import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { callDialogLabels } from '../../packages/ui/src/studyRoom/CallDialog/CallDialog.labels.ts';
import { DEMO, logIn } from '../e2e/support/session.ts';
import { goSettled, openSettled } from '../e2e/support/settled.ts';
import { type Watch, watch } from '../e2e/support/watch.ts';
import { words } from '../e2e/support/words.ts';
import { type Backend, startBackend } from './backend.ts';
import { claimsOf } from './claims.ts';
import { outsidePages } from './pages.ts';
import { LOGIN } from './records/school.ts';
import { VARIANTS, type Variant, WEATHERS } from './variants.ts';

const { errors } = words.cn.common;
/** What a page never says because a record is of another maker (§8). */
const BROKEN = [
  ...[errors.unreachable, errors.malformed, errors.failed, errors.missing, 'Not Found', words.cn.common.schoolFailed],
  ...['undefined', 'NaN', 'Invalid Date', '[object Object]', '<p>', '<div', 'onclick'],
];
const PASSWORD = 'Maple7river';
/** Pages whose failures are counted on a bad day. */
const MAIN_PAGES = [
  ...['/index', '/course', '/expert', '/news', '/learn', '/myclass', '/learn/order', '/personal'],
  ...['/myclass/classdetail/1000/2000/1', '/learn/recordVideo/5001', '/course/detail/1000/2000', '/teather/300'],
];
/** Pages with a window or a login of their own. */
const APART = /^\/(?:chat|login|codelogin|register|rest|talk\/login)$/;
const ROOM = 'https://live.outside.example/rooms/3';
const CALL = { studyRoomId: 3, liveUrl: ROOM, teacherName: '周砚秋' };
/** Where a class of this backend is held. */
const CLASSROOM = 'https://live.outside.example/rooms/9';

interface Fixtures {
  trouble: Watch;
}

const test = base.extend<Fixtures>({
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

/** Walks over pages; resolves to what each of them says that it should not. */
async function walk(page: Page, backend: Backend, pages: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of pages) {
    await (address === pages[0] || APART.test(address) ? openSettled : goSettled)(page, backend.url(address));
    const text = await page.locator('body').innerText();
    found.push(...BROKEN.filter((words) => text.includes(words)).map((words) => `${address}: ${words}`));
    found.push(...claimsOf(address, text).map((claim) => `${address} claims ${claim}`));
  }
  return found;
}

/** A login as the browser stores it: the specification names no call that logs in. */
async function storeLogin(context: BrowserContext, backend: Backend) {
  const user = { id: LOGIN['userId'], type: 'student', name: LOGIN['userName'] };
  const cookies = { access_token: `${LOGIN['token']}`, user_info: encodeURIComponent(JSON.stringify(user)) };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name: `sy_${name}`, value, url: backend.url('/') })),
  );
}

/** A pushed call rings; Enter sends 20 and posts the entry, Cancel posts and sends 21 (§4). */
async function answerCalls(page: Page, backend: Backend, variant: Variant) {
  // A maker who writes numbers as text does so in frames too.
  const call = (tempLogId: number) => ({ ...CALL, type: variant === 'text' ? '10' : 10, tempLogId });
  const dialog = page.getByRole('alertdialog');
  await expect.poll(() => backend.push(call(40))).toBeGreaterThan(0);
  await expect(dialog).toContainText('周砚秋');
  const [room] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: callDialogLabels.cn.enter, exact: true }).click(),
  ]);
  expect(room.url()).toContain('/toroom?id=3');
  await expect(room.getByRole('link', { name: words.cn.room.outsideGo })).toHaveAttribute('href', ROOM);
  await room.close();
  await expect(dialog).toBeHidden();
  backend.push(call(41));
  await dialog.getByRole('button', { name: callDialogLabels.cn.cancel }).click();
  await expect(dialog).toBeHidden();
  const answers = backend.frames.filter(({ frame }) => JSON.stringify(frame) !== '{"type":3}');
  expect(answers).toMatchObject([
    { path: `/push/${LOGIN['userId']}/1`, protocol: '', frame: { type: 20, studyRoomId: 3 } },
    { path: `/push/${LOGIN['userId']}/1`, protocol: '', frame: { type: 21, studyRoomId: 3 } },
  ]);
  const paths = backend.asked.map(({ path }) => path);
  expect(paths.filter((path) => path === 'studyRoom/entryStudyRoom')).toHaveLength(1);
  expect(paths.filter((path) => path.endsWith('cancelStudyRoomSubscribe'))).toHaveLength(1);
  expect(paths).not.toContain('userCommon/getSocketTicket');
}

/** Home, courses, consultations and headlines stay within reach where the menu of the school is empty. */
async function findWays(page: Page, backend: Backend) {
  await openSettled(page, backend.url('/index'));
  for (const path of ['/index', '/course', '/expert', '/news'])
    await expect(page.getByRole('banner').locator(`a[href$="/web${path}"]`).first()).toBeVisible();
}

/** The page of a class leads into the room that the family's own call names, or says that there is no way in (wire-facts 6.5). */
async function enterClass(page: Page, backend: Backend, variant: Variant) {
  const { enter } = words.cn.classRoom;
  await openSettled(page, backend.url('/toclass?id=4001'));
  const button = page.getByRole('button', { name: enter, exact: true });
  await page.context().route(CLASSROOM, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Room</h1>' }));
  if (variant === 'seed') {
    await button.click();
    return expect(page.getByRole('alert')).toContainText(errors.notServed);
  }
  const [room] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await room.waitForURL(CLASSROOM);
  await room.close();
  expect(backend.asked.map(({ path }) => path)).toContain('classRoom/joinClassRoom');
  await expect(page.getByRole('alert')).toBeHidden();
  return undefined;
}

for (const variant of VARIANTS) {
  test(`the portal works at a ${variant} backend of another maker (§7)`, async ({ page, context }) => {
    const backend = await startBackend(variant);
    try {
      await test.step('a visitor opens every page', async () => {
        expect.soft(await walk(page, backend, outsidePages('visitor'))).toEqual([]);
      });
      await test.step('a student logs in', async () => {
        await openSettled(page, backend.url('/login'));
        if (variant === 'seed') return storeLogin(context, backend);
        await logIn(page, 'cn', { account: DEMO.account, password: PASSWORD });
        return page.waitForURL(/\/index/);
      });
      await test.step('a student opens every page', async () => {
        expect.soft(await walk(page, backend, outsidePages('student'))).toEqual([]);
      });
      await test.step('a student gets about, whatever the menu names', () => findWays(page, backend));
      await test.step('a student enters a class by the call that there is', () => enterClass(page, backend, variant));
      await test.step('a call rings and is answered', () => answerCalls(page, backend, variant));
    } finally {
      await context.close(); // before the backend goes, so that no page asks one that is gone
      await backend.stop();
    }
  });
}

for (const weather of WEATHERS) {
  const isBroken = weather === '502' || weather === 'html' || weather === 'empty';
  test(`at a backend that answers ${weather} a page claims nothing, and says once what failed (§8)`, async ({
    page,
    context,
    trouble,
  }) => {
    trouble.allow(/status of 502/); // the browser's own line
    const backend = await startBackend('full', weather);
    try {
      await storeLogin(context, backend);
      const found: string[] = [];
      for (const address of MAIN_PAGES) {
        await openSettled(page, backend.url(address));
        const main = page.locator('main');
        // Some fail after others: what is claimed and how often it is told is read once a page says that something failed.
        const retry = main.getByRole('button', { name: words.cn.common.retry }).first();
        if (isBroken) await expect.soft(retry, `${address} offers to try again`).toBeVisible();
        found.push(...claimsOf(address, await main.innerText()).map((claim) => `${address} claims ${claim}`));
        const retries = await main.getByRole('alert').or(main.locator('[data-tone=danger]')).count();
        if (isBroken && retries > 1) found.push(`${address}: ${retries} notices of one failure`);
      }
      // All other pages are gone to by links, and claim nothing either; late answers take too long for that.
      if (weather !== 'slow' && weather !== 'reversed')
        for (const address of outsidePages('student').filter((one) => !APART.test(one) && !MAIN_PAGES.includes(one))) {
          await goSettled(page, backend.url(address));
          const text = await page.locator('body').innerText();
          found.push(...claimsOf(address, text).map((claim) => `${address} claims ${claim}`));
        }
      expect.soft(found).toEqual([]);
    } finally {
      await context.close();
      await backend.stop();
    }
  });
}
