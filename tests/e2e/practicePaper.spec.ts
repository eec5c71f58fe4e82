import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { COMPRESS_WIDTH } from '@shuyuan/rules';
import { uploadLabels } from '../../packages/ui/src/upload/upload.labels.ts';
import { call, simulate } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import { secondsLeft, sentBackPractice } from './support/paper.ts';
import { PHOTO } from './support/photo.ts';
import type { Server } from './support/server.ts';
import { logIn } from './support/session.ts';
import { expect, testWithOwnServer, workTest } from './support/test.ts';
import { words } from './support/words.ts';

const { practice } = words.cn;
const MB = 1_048_576;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Time that is left of the paper when it is opened. */
const LEFT_MS = 20 * MINUTE_MS;

/** The deadline that passes ends practices of every school. */
const deadlineTest = testWithOwnServer();

/** Fills the practice that another journey hands in. */
const pictureTest = testWithOwnServer();

for (const each of [deadlineTest, pictureTest, workTest]) {
  each.afterEach(async ({ server }) => {
    await simulate(server, 'clock', { now: null });
  });
}

async function open(page: Page, server: Server, school: string, id: number) {
  await page.goto(server.url(school, `/login?referer=${encodeURIComponent(`/web/learn/practice?paper=${id}`)}`));
  await logIn(page);
  await expect(page).toHaveURL(new RegExp(`paper=${id}`));
}

deadlineTest(
  'a paper outlives a reload and a lost network, goes by the server’s time where the browser is an hour late, and closes by itself at its deadline with what is there (J1.6, J6.5)',
  async ({ page, context, server, trouble }) => {
    const school = 'jinyouhui';
    trouble.allow(/ERR_INTERNET_DISCONNECTED/);
    const { items } = await call(
      server,
      school,
      contract.practice.list,
      { state: 'unfinished' },
      await demoToken(server, school),
    );
    const soon = items.find(({ isSentBack, limitMinutes, closedBy }) => !isSentBack && !limitMinutes && !closedBy);
    if (!soon) throw new Error('the demo student has no open practice');
    const endsAt = Date.parse(soon.dueAt ?? '');
    await simulate(server, 'clock', { now: new Date(endsAt - LEFT_MS).toISOString() });
    const token = await demoToken(server, school); // the login of before would have expired in the days between
    await page.clock.install({ time: new Date(endsAt - LEFT_MS - HOUR_MS) });
    await open(page, server, school, soon.id);
    const choices = page.getByRole('radiogroup').first().getByRole('radio');
    const stored = async () => {
      const { answers } = await call(server, school, contract.practice.paper, { id: soon.id }, token);
      return answers.flatMap(({ values }) => values).join();
    };

    await deadlineTest.step('the clock shows what is left by the server, not by the browser', async () => {
      await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(LEFT_MS / 1_000);
      expect(await secondsLeft(page)).toBeGreaterThan(LEFT_MS / 2_000);
    });

    await deadlineTest.step('after a reload the answer is there and the clock has gone on', async () => {
      const before = await stored();
      await choices.nth((await choices.nth(1).isChecked()) ? 0 : 1).check({ force: true });
      await expect.poll(stored).not.toBe(before);
      const left = await secondsLeft(page);
      const chosen = await choices.evaluateAll((all) => all.findIndex((one) => one.matches(':checked')));
      await page.reload();
      await expect(choices.nth(chosen)).toBeChecked();
      expect(await secondsLeft(page)).toBeLessThanOrEqual(left);
    });

    await deadlineTest.step('an answer without a network is kept on the device and saved once it is back', async () => {
      const before = await stored();
      await context.setOffline(true);
      await choices.nth(2).check({ force: true });
      await expect(page.getByText('没有网络，已存在这台设备')).toBeVisible();
      await context.setOffline(false);
      await page.clock.fastForward(MINUTE_MS);
      await expect.poll(stored).not.toBe(before);
    });

    await deadlineTest.step(
      'at the deadline the page says so and shows what was answered; nothing was handed in',
      async () => {
        const left = await secondsLeft(page);
        await simulate(server, 'clock', { now: new Date(endsAt + 1_000).toISOString() });
        await page.clock.fastForward((left + 2) * 1_000);
        const dialog = page.getByRole('dialog', { name: practice.timeUp.expired });
        await dialog.getByRole('button', { name: practice.timeUp.back }).click();
        await expect(page).toHaveURL(new RegExp(`result=${soon.id}`));
        await expect(page.getByText(practice.result.expiredHint)).toBeVisible();
        const { state, answeredCount } = await call(server, school, contract.practice.result, { id: soon.id }, token);
        expect(state).toBe('expired');
        expect(answeredCount).toBeGreaterThan(0);
      },
    );
  },
);

workTest(
  'a timed test ends by the server’s clock where the browser is an hour ahead: what is there is handed in and marked, and nothing is taken after that (J1.6, I12)',
  async ({ page, server }) => {
    const school = 'chindleten';
    const token = await demoToken(server, school);
    const { items } = await call(server, school, contract.practice.list, { state: 'unfinished' }, token);
    const timed = items.find(({ limitMinutes, startedAt, closedBy }) => limitMinutes && !startedAt && !closedBy);
    if (!timed) throw new Error('the demo student has no timed test to open');
    const { id, limitMinutes = 0 } = timed;
    const opened = () => call(server, school, contract.practice.paper, { id }, token);
    await page.clock.install({ time: Date.now() + HOUR_MS });
    await open(page, server, school, id);
    await expect(page.getByText(practice.timed.hint)).toBeVisible();
    await expect(opened()).rejects.toThrow(); // the clock stands until the start is meant
    await page.getByRole('button', { name: practice.timed.start }).click();
    await page.getByRole('radio').first().check({ force: true });
    await expect.poll(async () => (await opened()).answers.length).toBe(1);
    const { endsAt = '', answers } = await opened();
    expect(Date.parse(endsAt) - Date.now()).toBeLessThanOrEqual(limitMinutes * MINUTE_MS);

    await simulate(server, 'clock', { now: new Date(Date.parse(endsAt) + 1_000).toISOString() });
    await page.clock.fastForward(limitMinutes * MINUTE_MS);
    const dialog = page.getByRole('dialog', { name: practice.timeUp.title });
    await dialog.getByRole('button', { name: practice.timeUp.see }).click();
    await expect(page).toHaveURL(new RegExp(`result=${id}`));
    const result = await call(server, school, contract.practice.result, { id }, token);
    expect(result).toMatchObject({
      state: 'finished',
      submittedAt: endsAt,
      usedS: limitMinutes * 60,
      answeredCount: 1,
    });
    const [{ questionId = 0, version = 0 } = {}] = answers;
    const late = { id, questionId, values: ['A'], files: [], version };
    await expect(call(server, school, contract.practice.saveAnswer, late, token)).rejects.toThrow('4008');
  },
);

/** A photo of noise, which no format makes smaller, just over the limit of a picture; drawn by the browser. */
async function largePhoto(page: Page) {
  const address = await page.evaluate(async (least) => {
    const canvas = new OffscreenCanvas(2_000, 1_500);
    const context = canvas.getContext('2d');
    const noise = new ImageData(canvas.width, canvas.height);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context?.putImageData(noise, 0, 0);
    for (let quality = 0.6; quality <= 1; quality += 0.02) {
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (blob.size <= least) continue;
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(blob);
      });
    }
    throw new Error('no quality makes the photo large enough');
  }, 3.05 * MB);
  return {
    name: '作业.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
  };
}

pictureTest(
  'a tenth picture is refused, a photo over 3 MB goes as a PNG 800 wide, an mp3 over 30 MB is refused before anything is sent (J6.2, §5)',
  async ({ page, server }, info) => {
    const school = 'shengya';
    const { practice: written, token } = await sentBackPractice(server, school);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/fileUpload/')) sent.push(new URL(request.url()).pathname);
    });
    const filesOf = async () => {
      const { answers } = await call(server, school, contract.practice.paper, { id: written.id }, token);
      return answers.flatMap(({ files }) => files);
    };
    await open(page, server, school, written.id);
    const before = (await filesOf()).length;
    const pictures = page.locator('input[type="file"][accept*="png"]').last();

    await pictureTest.step('an mp3 of 31 MB is refused with its size and the limit; no request leaves', async () => {
      // A file on the disk: its bytes do not travel to the browser.
      const recording = info.outputPath('朗读.mp3');
      mkdirSync(info.outputDir, { recursive: true });
      writeFileSync(recording, Buffer.alloc(31 * MB, 'ID3'));
      await page.locator('input[type="file"][accept*="mp3"]').last().setInputFiles(recording);
      await expect(page.getByText(uploadLabels.cn.tooLarge('31.0 MB', '30 MB'))).toBeVisible();
      expect(sent).toEqual([]);
    });

    await pictureTest.step('a photo over 3 MB is redrawn at 800 px as a PNG', async () => {
      await pictures.setInputFiles(await largePhoto(page));
      await expect.poll(async () => (await filesOf()).length).toBe(before + 1);
      const file = (await filesOf()).at(-1);
      expect(file).toMatchObject({ width: COMPRESS_WIDTH, height: 600, name: expect.stringMatching(/\.png$/) });
      expect(file?.bytes).toBeLessThanOrEqual(3 * MB);
    });

    await pictureTest.step(
      'of one more than there is room for the last is refused with its name; nine are in the answer',
      async () => {
        const more = Array.from({ length: 9 - before }, (_, at) => ({ ...PHOTO, name: `第${before + at + 2}张.png` }));
        await pictures.setInputFiles(more);
        await expect(page.getByText(uploadLabels.cn.tooManyPictures(9))).toBeVisible();
        await expect(page.getByText('第10张.png')).toBeVisible();
        await expect.poll(async () => (await filesOf()).length).toBe(9);
        expect(sent).toHaveLength(9 - before);
      },
    );
  },
);
