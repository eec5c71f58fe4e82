import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contract, ResultCode } from '@shuyuan/contract';
import { CALL_COUNTDOWN_S } from '@shuyuan/rules';
import { call, simulate } from './support/api.ts';
import {
  comeToDesk,
  countOf,
  enterByCheck,
  expectSightAndSound,
  framesOf,
  pageFrom,
  pendingOf,
  withMedia,
} from './support/live.ts';
import { PHOTO } from './support/photo.ts';
import type { Server } from './support/server.ts';
import { DEMO, logIn, tokenOf } from './support/session.ts';
import { expect, timeTest as test } from './support/test.ts';
import { words } from './support/words.ts';

const { chat, expert, room } = words.cn;
const SCHOOL = 'shengya';
const CALL_MS = CALL_COUNTDOWN_S * 1000;
const PAST_THE_CALL_MS = 19_000;
const MINUTE_MS = 60_000;

test.use(await withMedia());
test.afterEach(async ({ server }) => {
  await simulate(server, 'studyRoom', { open: true }, SCHOOL);
  await simulate(server, 'clock', { now: null });
});

/** Queues for the first lecturer of the hall, with a question. */
async function queueUp(page: Page) {
  await page.getByRole('button', { name: '排队', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: expert.question }).fill('第7讲练习第15题，倒数和为什么是定值？');
  await dialog.getByRole('button', { name: expert.send.join, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a student queues, is called, and both meet in a room with video and audio (J7.1–J7.3)', async ({
  page,
  context,
  server,
  another,
}) => {
  const desk = await another();
  const lecturer = await comeToDesk(desk.page, server, SCHOOL);
  const frames = framesOf(page);
  const entries = countOf(page, contract.studyRooms.enter.path);
  await page.goto(server.url(SCHOOL, '/login?referer=%2Fweb%2Fexpert'));
  await logIn(page, 'cn', DEMO);
  await page.waitForURL(/\/expert/);
  const token = await tokenOf(context);

  await test.step('J7.1 the place in the queue; a second queue is refused', async () => {
    await queueUp(page);
    await expect(page.getByText('你排在第2位，约')).toBeAttached();
    const { ticket } = await call(server, SCHOOL, contract.studyRooms.mine, {}, token);
    expect(ticket?.position).toBe(2);
    const { items } = await call(server, SCHOOL, contract.studyRooms.list, { pageSize: 100 });
    const other = items.find(({ status, id }) => status === 'open' && id !== ticket?.roomId);
    if (!other) throw new Error('no other room is open');
    await expect(call(server, SCHOOL, contract.studyRooms.subscribe, { roomId: other.id }, token)).rejects.toThrow(
      `${ResultCode.waitingElsewhere}`,
    );
  });

  const second = await context.newPage();
  await second.goto(server.url(SCHOOL, '/course'));

  await test.step('J7.2 you are next, then the call rings in all tabs', async () => {
    await callInVain(desk.page, server);
    await expect(page.getByText('就是你', { exact: true })).toBeVisible();
    await desk.page.getByRole('button', { name: chat.desk.callNext }).click();
    for (const tab of [page, second]) {
      const dialog = tab.getByRole('alertdialog');
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText(lecturer.name);
    }
    await expect(page.getByRole('button', { name: '进入', exact: true })).toBeFocused();
  });

  const student = await test.step('J7.3 entering opens the room once', async () => {
    const opened = await pageFrom(context, () => page.getByRole('button', { name: '进入', exact: true }).click());
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(second.getByRole('alertdialog')).toBeHidden();
    expect(frames.filter(({ way, type }) => way === 'sent' && type === 20)).toHaveLength(1);
    expect(entries()).toBe(1);
    expect(opened.url()).toContain('/toroom?');
    return opened;
  });
  const metAt = Date.now();
  const teacher = await pageFrom(desk.context, () => desk.page.getByRole('button', { name: chat.desk.enter }).click());

  await test.step('both see and hear each other', async () => {
    await enterByCheck(student);
    await enterByCheck(teacher);
    await expectSightAndSound(student, teacher);
  });

  await test.step('what one side writes appears on the other, also after a crash', async () => {
    const box = student.getByRole('textbox', { name: room.talkName });
    await box.fill('好像在准线上？');
    await box.press('Enter');
    await expect(teacher.getByText('好像在准线上？')).toBeVisible();
    await student.reload();
    await expect(student.getByText('好像在准线上？')).toBeVisible();
    await expect(student.locator('[data-person="peer"][data-connection="connected"]')).toBeVisible();
  });

  await test.step('both see photos and files, each other’s pointer, the same page, and the student’s screen', async () => {
    await putIntoRoom(student, teacher);
  });

  await test.step('minutes are held, then charged, and a rating is requested', async () => {
    const before = await call(server, SCHOOL, contract.minutes.account, {}, token);
    expect(before.frozen).toBeGreaterThan(0);
    expect(before.left).toBe(0);
    await simulate(server, 'clock', { advanceMs: 150_000 });
    await teacher.getByRole('button', { name: room.finish, exact: true }).click();
    await teacher.getByRole('alertdialog').getByRole('button', { name: room.finish, exact: true }).click();
    await expect(student.getByRole('heading', { name: room.end.finished })).toBeVisible();
    await student.getByRole('radio').last().check({ force: true });
    await student.getByRole('button', { name: room.rateSend }).click();
    await expect(student.getByText(room.rated)).toBeVisible();
    const after = await call(server, SCHOOL, contract.minutes.account, {}, token);
    expect(after.frozen).toBe(0);
    const used = after.used - before.used;
    expect(used).toBeGreaterThanOrEqual(3);
    // On a busy machine the room itself takes a while.
    expect(used).toBeLessThanOrEqual(Math.ceil((150_000 + Date.now() - metAt) / MINUTE_MS));
    const { items } = await call(server, SCHOOL, contract.studyRooms.records, { pageSize: 1 }, token);
    expect(items[0]).toMatchObject({ status: 'finished', minutes: used, star: 5 });
  });

  await test.step('board, words and files stay with both, as a PDF and as pictures too', async () => {
    await readRecord(student);
    await teacher.reload();
    await expect(teacher.locator('svg[data-page="2"][data-marks="1"]')).toBeVisible();
  });
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A photo and a document, a page of the board with a stroke, the pointer, the student's screen; all of it reaches the other. */
async function putIntoRoom(student: Page, teacher: Page) {
  await student.locator('input[type="file"]').setInputFiles([
    { name: '第15题.png', mimeType: 'image/png', buffer: PHOTO.buffer },
    { name: '讲义.pdf', mimeType: 'application/pdf', buffer: PDF },
  ]);
  await expect(teacher.locator('svg [data-mark] image')).toBeAttached();
  await expect(teacher.getByRole('link', { name: '讲义.pdf' })).toBeVisible();
  await teacher.getByRole('button', { name: room.pageNew }).click();
  const board = student.locator('svg[data-page="2"][data-marks="0"]');
  await expect(board).toBeVisible();
  const box = await board.boundingBox();
  if (!box) throw new Error('the board is not shown');
  await student.mouse.move(box.x + 300, box.y + 200);
  await expect(teacher.locator('[data-pointer="student"]')).toBeAttached();
  await student.mouse.down();
  await student.mouse.move(box.x + 420, box.y + 260, { steps: 5 });
  await student.mouse.up();
  await expect(teacher.locator('svg[data-page="2"][data-marks="1"]')).toBeVisible();
  await student.getByRole('button', { name: room.share }).click();
  const screen = teacher.locator('video[data-screen]');
  await expect.poll(() => screen.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  await student.getByRole('button', { name: room.shareStop }).click();
  await expect(screen).toBeHidden();
}

/** The record after the end: read-only, with the page and the files; what is saved is a PDF and a PNG. */
async function readRecord(student: Page) {
  await student.getByRole('button', { name: room.record, exact: true }).click();
  await expect(student.locator('svg[data-page="2"][data-marks="1"]')).toBeVisible();
  await expect(student.getByText('好像在准线上？')).toBeVisible();
  await expect(student.getByRole('link', { name: /讲义\.pdf/ }).first()).toBeVisible();
  await expect(student.getByRole('toolbar')).toHaveCount(0);
  const [pdf] = await Promise.all([
    student.waitForEvent('download'),
    student.getByRole('button', { name: room.savePdf }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^答疑-周砚秋-\d{4}-\d\d-\d\d\.pdf$/);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const [picture] = await Promise.all([
    student.waitForEvent('download'),
    student.getByRole('button', { name: room.saveImage.replace('{{page}}', '2') }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^答疑-周砚秋-.*-板书2\.png$/);
  expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');
}

/** The lecturer calls without an answer. */
async function callInVain(desk: Page, server: Server) {
  await desk.getByRole('button', { name: chat.desk.callNext }).click();
  await expect(desk.getByRole('button', { name: chat.desk.withdraw })).toBeVisible();
  await simulate(server, 'clock', { advanceMs: PAST_THE_CALL_MS });
  await expect(desk.getByRole('button', { name: chat.desk.withdraw })).toBeHidden();
}

test('an unanswered call is missed once, and a closed browser leaves no stale presence (J7.4, J7.5)', async ({
  page,
  context,
  server,
  another,
}) => {
  const desk = await another();
  const lecturer = await comeToDesk(desk.page, server, SCHOOL);
  const callNext = desk.page.getByRole('button', { name: chat.desk.callNext });
  const frames = framesOf(page);
  const cancellations = countOf(page, contract.studyRooms.cancel.path);
  await page.clock.install();
  await page.goto(server.url(SCHOOL, '/login?referer=%2Fweb%2Fexpert'));
  await logIn(page, 'cn', DEMO);
  await page.waitForURL(/\/expert/);
  const token = await tokenOf(context);
  // A student queued by the seed is called first, and does not answer.
  if (await callNext.isVisible()) await callInVain(desk.page, server);
  await queueUp(page);

  await test.step('J7.4 at zero one cancellation is posted, type 21 follows, the page is refreshed in place', async () => {
    await expect(callNext).toBeVisible();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const packages = countOf(page, contract.minutes.packages.path);
    const lookUps = pendingOf(page, contract.studyRooms.mine.path);
    await callNext.click();
    await expect(page.getByRole('alertdialog')).toContainText(lecturer.name);
    await expect.poll(lookUps).toBe(0); // the look-up after a ring is answered by the clock of the ring
    await simulate(server, 'clock', { advanceMs: CALL_MS });
    await page.clock.fastForward(CALL_MS);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect.poll(packages).toBe(1);
    await expect.poll(cancellations).toBe(1);
    expect(loads).toBe(0);
    const missed = new RegExp(chat.desk.outcome.missed.replaceAll(/\{\{\w+\}\}/g, '.+'));
    await expect(desk.page.getByText(missed)).toBeVisible();
    expect(frames.filter(({ way, type }) => way === 'sent' && type === 21)).toHaveLength(1);
    await page.getByRole('button', { name: '回到最前' }).click();
    await expect(page.getByText('就是你', { exact: true })).toBeVisible();
    const { ticket } = await call(server, SCHOOL, contract.studyRooms.mine, {}, token);
    expect(ticket).toMatchObject({ status: 'waiting', isFront: true, position: 1 });
  });

  await test.step('J7.5 without any client, the server ends the call', async () => {
    await page.goto('about:blank');
    await callInVain(desk.page, server);
    await expect
      .poll(async () => (await call(server, SCHOOL, contract.studyRooms.mine, {}, token)).ticket)
      .toBeUndefined();
    const { items } = await call(server, SCHOOL, contract.studyRooms.records, { pageSize: 1 }, token);
    expect(items[0]).toMatchObject({ status: 'missed', minutes: 0 });
  });
});

test('a disabled study room shows a notice, an unknown status shows none (J7.6)', async ({ page, server, trouble }) => {
  trouble.allow(/status of 500/);
  await simulate(server, 'studyRoom', { open: false }, SCHOOL);
  await page.goto(server.url(SCHOOL, '/expert'));
  await expect(page.getByRole('heading', { name: expert.closedTitle })).toBeVisible();
  await simulate(server, 'studyRoom', { open: true }, SCHOOL);
  await simulate(server, 'failNext', { path: contract.site.switch.path, httpStatus: 500, times: 3 });
  await page.goto(server.url(SCHOOL, '/expert'));
  await expect(page.getByRole('button', { name: '排队', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: expert.closedTitle })).toBeHidden();
  await expect(page.locator('#toasts')).toHaveCount(0);
});
