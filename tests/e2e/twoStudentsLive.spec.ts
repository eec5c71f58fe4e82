import type { BrowserContext } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { lock } from '../../apps/portal/src/i18n/cn/lock.ts';
import { fileUploadLabels } from '../../packages/ui/src/upload/FileUpload/FileUpload.labels.ts';
import { call, register } from './support/api.ts';
import { beginAsGuest, choose, saved } from './support/assess.ts';
import { assessedCourse } from './support/assessAddresses.ts';
import { demoToken } from './support/demoToken.ts';
import { openAsDemo } from './support/lessons.ts';
import { beginConsultation, enterByCheck, LECTURER, queueAsDemo, withMedia } from './support/live.ts';
import { quiet } from './support/quiet.ts';
import { expect, workTest as test } from './support/test.ts';
import {
  changeOver,
  cover,
  enterElsewhere,
  filled,
  leaveElsewhere,
  sentBy,
  sentInNameOf,
} from './support/twoStudents.ts';
import { words } from './support/words.ts';

const SCHOOL = 'shengya';

test.use(await withMedia());

/** Holds every request to a path until it is let go; counts those that were begun. */
async function hold(context: BrowserContext, path: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = { begun: 0, release: () => release() };
  await context.route(`**${path}`, async (route) => {
    held.begun += 1;
    await released;
    await route.continue().catch(() => undefined); // the page has given it up
  });
  return held;
}

test('a consultation ends for camera, microphone and call as soon as its student has left in another tab (B7)', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { tracks });
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (asked) => {
      const stream = await open(asked);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  const live = () =>
    page.evaluate(() => {
      const tracks = Reflect.get(globalThis, 'tracks') as MediaStreamTrack[];
      return tracks.filter(({ readyState }) => readyState === 'live').length;
    });
  const b = await register(server, SCHOOL);
  const { path, tempLogId } = await beginConsultation(server, SCHOOL);
  await openAsDemo(page, server, SCHOOL, path);
  await enterByCheck(page);
  await expect.poll(live).toBeGreaterThan(0);
  const sent = sentBy(page);
  await changeOver(page, [server, SCHOOL], b);
  await expect.poll(live).toBe(0);
  await expect(page.locator('[data-room="inside"]')).toHaveCount(0);
  expect(await sentInNameOf(page.context(), sent)).toEqual([]);
  const lecturer = await call(server, SCHOOL, contract.talk.login, { ...LECTURER, hasAgreed: true });
  await call(server, SCHOOL, contract.desk.end, { tempLogId }, lecturer.token);
});

test('a call to who waits in the queue rings for nobody else who is logged in since, and the hall shows no place of theirs (B7, W8)', async ({
  page,
  context,
  server,
}) => {
  const b = await register(server, SCHOOL);
  const { callIn, roomId, token } = await queueAsDemo(server, SCHOOL);
  await openAsDemo(page, server, SCHOOL, '/expert');
  const place = page.getByText(/^你排在第\d+位/);
  await expect(place.first()).toBeAttached();
  const tab = await leaveElsewhere(context, server, SCHOOL);
  await enterElsewhere(tab, [server, SCHOOL], b);
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(b.nickname) })).toBeVisible();
  await expect(place).toHaveCount(0);
  const tempLogId = await callIn();
  await quiet(page, 2_000);
  for (const each of [page, tab]) await expect(each.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText('就是你', { exact: true })).toHaveCount(0);
  await call(server, SCHOOL, contract.studyRooms.cancel, { roomId, tempLogId }, token);
});

test('an upload that is under way stops with its student, and nothing of it is the other’s (B7, U11)', async ({
  page,
  context,
  server,
}) => {
  const b = await register(server, SCHOOL);
  await openAsDemo(page, server, SCHOOL, '/headline/add');
  const chunk = await hold(context, '/fileUpload/uploadChunk');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: fileUploadLabels.cn.add }).first().click();
  const sound = Buffer.alloc(9_000_000);
  for (let at = 0; at < 3; at += 1) sound.writeUInt32BE(0xfffb9000, at * 417);
  await (await chooser).setFiles({ name: '讲评录音.mp3', mimeType: 'audio/mpeg', buffer: sound });
  await expect.poll(() => chunk.begun).toBe(1);
  const sent = sentBy(page);
  await changeOver(page, [server, SCHOOL], b);
  chunk.release();
  await quiet(page, 1_000);
  expect(await sentInNameOf(context, sent)).toEqual([]);
  await cover(page).getByRole('button', { name: /^以/ }).click();
  await expect(cover(page)).toBeHidden();
  await expect(page.getByText('讲评录音.mp3')).toHaveCount(0);
});

test('a guest’s open paper that was loaded again is not opened for who logs in beside it (Z1, decision 0057)', async ({
  page,
  context,
  server,
}) => {
  const b = await register(server, SCHOOL);
  const { linkId } = await assessedCourse(server, SCHOOL);
  await page.goto(server.url(SCHOOL, `/assess/evaluation?bid=${linkId}`));
  await beginAsGuest(page, { name: '周小满', phone: '13912345678' });
  await choose(page, 0);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  const first = page.getByRole('radiogroup').first().getByRole('radio').first();
  await expect(first).toBeChecked();
  const sent = sentBy(page);
  const tab = await context.newPage();
  await enterElsewhere(tab, [server, SCHOOL], b);
  await expect(cover(page)).toContainText(filled(lock.visitor, { current: b.nickname }));
  expect((await sentInNameOf(context, sent)).filter((each) => /evaluation/.test(each))).toEqual([]);
});

test('the entrance of a class is that of who is logged in: it is not open for the other (B7)', async ({
  page,
  context,
  server,
}) => {
  const b = await register(server, SCHOOL);
  const token = await demoToken(server, SCHOOL);
  const asked = { kind: 'live', status: 'inProgress', page: 1, pageSize: 20 } as const;
  const { items } = await call(server, SCHOOL, contract.courses.mine, asked, token);
  const keys = items.map(({ id, saleId }) => ({ courseId: id, saleId }));
  const lists = await Promise.all(keys.map((key) => call(server, SCHOOL, contract.learning.liveLessons, key, token)));
  const coming = lists.flat().find(({ startsAt }) => startsAt !== undefined && Date.parse(startsAt) > Date.now());
  await openAsDemo(page, server, SCHOOL, `/toclass?id=${coming?.datedId}`);
  const toCourse = page.getByRole('main').getByRole('link', { name: words.cn.classRoom.toCourse, exact: true });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(toCourse).toHaveCount(0);
  const sent = sentBy(page);
  const tab = await leaveElsewhere(context, server, SCHOOL);
  await enterElsewhere(tab, [server, SCHOOL], b);
  await expect(toCourse).toBeVisible();
  expect((await sentInNameOf(context, sent)).filter((each) => /[Ee]nter/.test(each))).toEqual([]);
});
