import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { articleEditorLabels } from '../../packages/ui/src/article/ArticleEditor/ArticleEditor.labels.ts';
import { fileUploadLabels } from '../../packages/ui/src/upload/FileUpload/FileUpload.labels.ts';
import { call, simulate } from './support/api.ts';
import { tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { words } from './support/words.ts';

const { writing } = words.cn;
const SCHOOL = 'shengya';
const CHUNKS = 16;
const CHUNK = 4_194_304;
const NAME = '讲评录音.mp3';

/** An mp3 of silent frames and of as many bytes as the chunks have; the last one is not full. */
function writeSound(path: string) {
  const sound = Buffer.alloc(CHUNKS * CHUNK - 1_000);
  for (let at = 0; at < 3; at += 1) sound.writeUInt32BE(0xfffb9000, at * 417);
  writeFileSync(path, sound);
  return sound.length;
}

async function pick(page: Page, path: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: fileUploadLabels.cn.add }).first().click();
  await (await chooser).setFiles(path);
}

test('a recording of 64 MB goes on after a break and after a reload, and no chunk that has arrived is sent again (product.md 4.21, U1)', async ({
  page,
  context,
  server,
  trouble,
}, info) => {
  trouble.allow(/Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED)/);
  const path = info.outputPath(NAME);
  const bytes = writeSound(path);
  await comeIn(page, server, SCHOOL);
  const token = await tokenOf(context);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await page.getByRole('textbox', { name: writing.titleLabel }).fill('一段很长的录音');
  await page.getByRole('radio').first().check();
  await page
    .getByRole('textbox', { name: articleEditorLabels.cn.body, exact: true })
    .locator('[data-block]')
    .last()
    .click();
  await page.keyboard.insertText('录音在附件里。');

  // Chunks that were begun; the `cutAt`th is cut off, and none leaves while `isHeld`.
  const seen = { begun: 0, cutAt: 4, heldFrom: 9 };
  await page.route('**/fileUpload/uploadChunk', async (route) => {
    seen.begun += 1;
    if (seen.begun === seen.cutAt) {
      await context.setOffline(true);
      return route.abort('connectionreset');
    }
    if (seen.begun >= seen.heldFrom) return;
    return route.continue();
  });
  const row = page.locator('[data-status]').filter({ hasText: NAME });

  await test.step('the connection breaks in the middle: the file waits, and goes on by itself', async () => {
    await pick(page, path);
    await expect(row).toHaveAttribute('data-status', 'offline');
    expect(seen.begun).toBe(4);
    await context.setOffline(false);
    // Three chunks had arrived; the cut one is the fifth request, and four more follow until one is held.
    await expect.poll(() => seen.begun).toBe(9);
  });

  await test.step('the page is reloaded and the same file chosen: it goes on where it stopped', async () => {
    await expect(page.getByRole('status').filter({ hasText: writing.storing })).toHaveCount(0);
    // The page warns of the file that is on its way.
    page.on('dialog', (dialog) => void dialog.accept());
    seen.heldFrom = Number.POSITIVE_INFINITY;
    await page.reload();
    await expect(page.getByRole('textbox', { name: writing.titleLabel })).toHaveValue('一段很长的录音');
    seen.begun = 0;
    seen.cutAt = 0;
    await pick(page, path);
    await expect(row).toHaveAttribute('data-status', 'done');
    expect(seen.begun).toBe(CHUNKS - 7);
  });

  await page.getByRole('button', { name: writing.submit, exact: true }).click();
  await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
  const [own] = (await call(server, SCHOOL, contract.articles.mine, { page: 1, pageSize: 20 }, token)).items;
  await simulate(server, 'headline/audit', { headlineId: own?.id, action: 'approve', version: 1 }, SCHOOL);
  const read = await call(server, SCHOOL, contract.articles.detail, { id: own?.id ?? 0 }, token);
  expect(read.attachments).toMatchObject([{ name: NAME, kind: 'audio', bytes }]);
});
