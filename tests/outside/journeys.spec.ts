import { expect, type Page } from '@playwright/test';
import { callDialogLabels } from '../../packages/ui/src/studyRoom/CallDialog/CallDialog.labels.ts';
import { DEMO, logIn } from '../e2e/support/session.ts';
import { openSettled } from '../e2e/support/settled.ts';
import { words } from '../e2e/support/words.ts';
import { type Backend, startBackend } from './backend.ts';
import { outsidePages } from './pages.ts';
import { LOGIN } from './records/school.ts';
import { VARIANTS, type Variant } from './variants.ts';
import { storeLogin, test, walk } from './walk.ts';

const PASSWORD = 'Maple7river';
const ROOM = 'https://live.outside.example/rooms/3';
const CALL = { studyRoomId: 3, liveUrl: ROOM, teacherName: '周砚秋' };
/** Where a class of this backend is held. */
const CLASSROOM = 'https://live.outside.example/rooms/9';

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

/** Why there is no way into a class: no call, an address with a tag around it, an answer without an address. */
const NO_ROOM = {
  seed: words.cn.common.errors.notServed,
  dirty: words.cn.classRoom.elsewhere.host,
  lean: words.cn.common.errors.malformed,
};

/** The page of a class leads into the room that the family's own call names, or says that there is no way in (wire-facts 6.5). */
async function enterClass(page: Page, backend: Backend, variant: Variant) {
  const { enter } = words.cn.classRoom;
  await openSettled(page, backend.url('/toclass?id=4001'));
  const button = page.getByRole('button', { name: enter, exact: true });
  await page.context().route(CLASSROOM, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Room</h1>' }));
  if (variant !== 'full' && variant !== 'text') {
    await button.click();
    return expect(page.getByRole('alert')).toContainText(NO_ROOM[variant]);
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
