import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileChooser, Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { docxOf } from '../../apps/server/src/testing/zip.ts';
import { articleEditorLabels } from '../../packages/ui/src/article/ArticleEditor/ArticleEditor.labels.ts';
import { pdfPreviewLabels } from '../../packages/ui/src/media/PdfPreview/PdfPreview.labels.ts';
import { attachmentListLabels } from '../../packages/ui/src/upload/AttachmentList/AttachmentList.labels.ts';
import { coverUploadLabels } from '../../packages/ui/src/upload/CoverUpload/CoverUpload.labels.ts';
import { fileUploadLabels } from '../../packages/ui/src/upload/FileUpload/FileUpload.labels.ts';
import { uploadLabels } from '../../packages/ui/src/upload/upload.labels.ts';
import { call, simulate } from './support/api.ts';
import { tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { words } from './support/words.ts';

const { writing } = words.cn;
const editor = articleEditorLabels.cn;
const list = attachmentListLabels.cn;
const pdfWords = pdfPreviewLabels.cn;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SCHOOL = 'shengya';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A painted picture of a size, as a file. */
async function paint(page: Page, name: string, width: number, height: number) {
  const text = await page.evaluate(
    ([across, down]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down });
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = 'teal';
      pen?.fillRect(0, 0, across ?? 0, down ?? 0);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(text, 'base64') };
}

/** Presses a button that opens the picker, and picks a file. */
async function pick(page: Page, button: string, file: Parameters<FileChooser['setFiles']>[0]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).first().click();
  await (await chooser).setFiles(file);
}

test('an article with a cover, a picture in its text and an attachment is handed in and read (J9, §5, product.md 4.13)', async ({
  page,
  context,
  server,
}) => {
  await comeIn(page, server, SCHOOL);
  const token = await tokenOf(context);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await page.getByRole('textbox', { name: writing.titleLabel }).fill('晚自习的桌面');
  await page.getByRole('radio').first().check();
  await page.getByRole('textbox', { name: editor.body, exact: true }).locator('[data-block]').last().click();
  await page.keyboard.insertText('每天收一次桌面。');
  await pick(page, coverUploadLabels.cn.pick, await paint(page, 'cover.png', 640, 460));
  await pick(page, editor.commands.picture, await paint(page, 'desk.png', 320, 200));
  await pick(page, fileUploadLabels.cn.add, { name: '桌面清单.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText(writing.check.files)).toBeVisible();
  await expect(page.locator('[data-status="done"]').filter({ hasText: '桌面清单.pdf' })).toBeVisible();
  await page.getByRole('button', { name: writing.submit, exact: true }).click();
  await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));

  const [own] = (await call(server, SCHOOL, contract.articles.mine, { page: 1, pageSize: 20 }, token)).items;
  await simulate(server, 'headline/audit', { headlineId: own?.id, action: 'approve', version: 1 }, SCHOOL);
  const read = await call(server, SCHOOL, contract.articles.detail, { id: own?.id ?? 0 }, token);
  expect(read.cover).toMatch(/\/files\/u\//);
  expect(read.attachments).toMatchObject([{ name: '桌面清单.pdf', kind: 'document', bytes: PDF.length }]);
  await page.goto(server.url(SCHOOL, `/headline/detail/${own?.id}`));
  const picture = page.getByRole('article').locator('figure img').first();
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(320);
  await expect(page.getByText('桌面清单.pdf')).toBeVisible();
});

test('10,000 characters are counted, and a seventh attachment and a film of 201 MB are refused by name (J9.1, §5)', async ({
  page,
  server,
}, info) => {
  await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await page.getByRole('textbox', { name: writing.titleLabel }).fill('一万个字');
  await page.getByRole('radio').first().check();
  const text = page.getByRole('textbox', { name: editor.body, exact: true });
  await text.locator('[data-block]').last().click();
  await page.keyboard.insertText('字'.repeat(10_000));
  await expect(page.getByText('10,000 / 10,000')).toBeVisible();
  await expect(page.getByText(writing.check.whole)).toBeVisible();
  await page.keyboard.insertText('多');
  await expect(page.getByText('10,001 / 10,000')).toBeVisible();
  await expect(page.getByText('正文最多10,000字').first()).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText(writing.check.whole)).toBeVisible();

  // A film without a film in it: its size is that of a hole.
  mkdirSync(info.outputDir, { recursive: true });
  const film = path.join(info.outputDir, '毕业典礼.mp4');
  const descriptor = openSync(film, 'w');
  writeSync(descriptor, Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'));
  ftruncateSync(descriptor, 201 * 1_048_576);
  closeSync(descriptor);
  await pick(page, fileUploadLabels.cn.add, film);
  await expect(page.getByText(uploadLabels.cn.tooLargeOfKind('201 MB', '视频', '200 MB'))).toBeVisible();
  await expect(page.getByText('1个附件没有传上：毕业典礼.mp4')).toBeVisible();
  await page.getByRole('button', { name: writing.submit, exact: true }).click();
  await expect(page).toHaveURL(server.url(SCHOOL, '/headline/add'));
  await page.getByRole('button', { name: uploadLabels.cn.dismiss, exact: true }).first().click();

  const named = (at: number) => ({ name: `${at}.pdf`, mimeType: 'application/pdf', buffer: PDF });
  await pick(page, fileUploadLabels.cn.add, [1, 2, 3, 4, 5, 6, 7].map(named));
  await expect(page.getByText('6 / 6')).toBeVisible();
  await expect(page.getByText(uploadLabels.cn.tooManyFiles(6, 7))).toBeVisible();
  await expect(page.getByText('1个附件没有传上：7.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: fileUploadLabels.cn.add })).toBeDisabled();
  await page.getByRole('button', { name: uploadLabels.cn.dismiss, exact: true }).first().click();
  await expect(page.getByText(writing.check.files)).toBeVisible();
  await page.getByRole('button', { name: writing.submit, exact: true }).click();
  await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
});

test('attachments of each kind are opened in the page from preview and article; a document is saved as it was (U6, J9)', async ({
  page,
  context,
  server,
}) => {
  await comeIn(page, server, SCHOOL);
  const token = await tokenOf(context);
  const read = (path: string) => readFile(new URL(`../../apps/server/src/seed/media/${path}`, import.meta.url));
  const docx = docxOf();
  const files = [
    { name: '讲义.pdf', mimeType: 'application/pdf', buffer: await read('lesson.pdf') },
    { name: '讲评录音.mp3', mimeType: 'audio/mpeg', buffer: await read('questions/ellipse.mp3') },
    { name: '说明.docx', mimeType: DOCX, buffer: docx },
  ];
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await page.getByRole('textbox', { name: writing.titleLabel }).fill('椭圆的一堂课');
  await page.getByRole('radio').first().check();
  await page.getByRole('textbox', { name: editor.body, exact: true }).locator('[data-block]').last().click();
  await page.keyboard.insertText('讲义、录音和板书都在下面。');
  await pick(page, fileUploadLabels.cn.add, [...files, await paint(page, '板书.png', 320, 200)]);
  await expect(page.locator('[data-status="done"]')).toHaveCount(4);

  const open = async (name: string) => {
    await page.getByRole('button', { name: new RegExp(`^${list.preview}：${name}`) }).click();
    return page.getByRole('dialog').last();
  };
  const openEach = async () => {
    const pdf = await open('讲义.pdf');
    await expect(pdf.getByRole('textbox', { name: pdfWords.page }).or(pdf.getByText(pdfWords.of(1)))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pdf).toHaveCount(0);
    const sound = await open('讲评录音.mp3');
    const length = () => sound.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration);
    await expect.poll(length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(sound).toHaveCount(0);
    const picture = await open('板书.png');
    const width = () =>
      picture
        .getByRole('img')
        .first()
        .evaluate((shown: HTMLImageElement) => shown.naturalWidth);
    await expect.poll(width).toBe(320);
    await page.keyboard.press('Escape');
    await expect(picture).toHaveCount(0);
    // A document that no browser shows offers to be saved alone.
    await expect(page.getByRole('button', { name: new RegExp(`^${list.preview}：说明`) })).toHaveCount(0);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`^${list.download}：说明.docx`) }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('说明.docx');
    expect((await readFile((await saved.path()) ?? '')).equals(docx)).toBe(true);
  };

  await page.getByRole('button', { name: writing.preview, exact: true }).click();
  await openEach();
  await page.getByRole('button', { name: writing.submit, exact: true }).click();
  await expect(page).toHaveURL(server.url(SCHOOL, '/headline/my'));
  const [own] = (await call(server, SCHOOL, contract.articles.mine, { page: 1, pageSize: 20 }, token)).items;
  await simulate(server, 'headline/audit', { headlineId: own?.id, action: 'approve', version: 1 }, SCHOOL);
  await page.goto(server.url(SCHOOL, `/headline/detail/${own?.id}`));
  await openEach();
});
