import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { type joined, madeFiles } from '@shuyuan/rules/made-files';
import { articleEditorLabels } from '../../packages/ui/src/article/ArticleEditor/ArticleEditor.labels.ts';
import { unembeddedPdf } from '../../packages/ui/src/fixtures/unembeddedPdf.ts';
import { mediaAnswerLabels } from '../../packages/ui/src/practice/MediaAnswer/MediaAnswer.labels.ts';
import { attachmentListLabels } from '../../packages/ui/src/upload/AttachmentList/AttachmentList.labels.ts';
import { fileUploadLabels } from '../../packages/ui/src/upload/FileUpload/FileUpload.labels.ts';
import { imageUploadLabels } from '../../packages/ui/src/upload/ImageUpload/ImageUpload.labels.ts';
import { uploadLabels } from '../../packages/ui/src/upload/upload.labels.ts';
import { call } from './support/api.ts';
import { sentBackPractice } from './support/paper.ts';
import { PHOTO } from './support/photo.ts';
import { logIn } from './support/session.ts';
import { expect, test, testWithOwnServer } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { words } from './support/words.ts';

const { writing } = words.cn;
const SCHOOL = 'shengya';
const upload = uploadLabels.cn;

/** Writes files to the disk, as a file dialog has them. */
function onDisk(info: TestInfo, files: Readonly<Record<string, ReturnType<typeof joined> | Buffer>>) {
  mkdirSync(info.outputDir, { recursive: true });
  return Object.entries(files).map(([name, bytes]) => {
    const file = path.join(info.outputDir, name);
    writeFileSync(file, bytes);
    return file;
  });
}

async function pick(page: Page, name: string, files: readonly string[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name }).first().click();
  await (await chooser).setFiles([...files]);
}

test('attachments: a wrong kind says what it is and what to do, a cut one goes on, a refused one is tried again, and nothing else is lost (§5, U1, U2)', async ({
  page,
  server,
  trouble,
}, info) => {
  trouble.allow(/ERR_CONNECTION_RESET/);
  await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await page.getByRole('textbox', { name: writing.titleLabel }).fill('还在写的标题');
  const body = page.getByRole('textbox', { name: articleEditorLabels.cn.body, exact: true });
  await body.locator('[data-block]').last().click();
  await page.keyboard.insertText('还在写的正文');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/fileUpload/') && sent.push(request.url()));
  const row = (name: string) => page.locator('[data-status]').filter({ hasText: name });

  await test.step('of two at once the wrong one has its line and the good one arrives', async () => {
    const [photo = '', notes = ''] = onDisk(info, { '照片.jpg': madeFiles.heic, '讲义.docx': madeFiles.docx });
    await pick(page, fileUploadLabels.cn.add, [photo, notes]);
    await expect(page.getByText(/内容是HEIC照片，不是jpg。.*导出为JPG/)).toBeVisible();
    await expect(row('讲义.docx')).toHaveAttribute('data-status', 'done');
    expect(sent).toHaveLength(1);
  });

  await test.step('a film of another kind, an archive and a renamed document are refused by their names', async () => {
    const files = { '课堂.mp4': madeFiles.mov, '资料.zip': madeFiles.zip, '旧稿.doc': madeFiles.docx };
    await pick(page, fileUploadLabels.cn.add, onDisk(info, files));
    await expect(page.getByText(/内容是MOV视频，不是mp4。.*导出为mp4/)).toBeVisible();
    await expect(page.getByText(/这是ZIP.*请解压/)).toBeVisible();
    await expect(page.getByText(/内容是docx，不是doc。把扩展名改成\.docx再选/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  await test.step('the same document under its own name takes the line of before away', async () => {
    await pick(page, fileUploadLabels.cn.add, onDisk(info, { '旧稿.docx': madeFiles.docx }));
    await expect(row('旧稿.docx')).toHaveAttribute('data-status', 'done');
    await expect(page.getByText(/把扩展名改成/)).toHaveCount(0);
  });

  await test.step('a connection that is cut in the middle is tried again by itself', async () => {
    let tries = 0;
    await page.route('**/fileUpload/forumFileUpload', (route) => {
      tries += 1;
      return tries === 1 ? route.abort('connectionreset') : route.continue();
    });
    await pick(page, fileUploadLabels.cn.add, onDisk(info, { '断线.pdf': madeFiles.pdf }));
    await expect(row('断线.pdf')).toHaveAttribute('data-status', 'done');
    expect(tries).toBe(2);
    await page.unroute('**/fileUpload/forumFileUpload');
  });

  await test.step('what the server refuses says its words, and goes when it is asked again', async () => {
    const full = '您的文件空间已用完，请联系学校';
    await page.route('**/fileUpload/forumFileUpload', (route) =>
      route.fulfill({ json: { code: 1009, state: 'fail', msg: full, data: null } }),
    );
    await pick(page, fileUploadLabels.cn.add, onDisk(info, { '满了.pdf': madeFiles.pdf }));
    await expect(row('满了.pdf')).toHaveAttribute('data-status', 'failed');
    await expect(row('满了.pdf')).toContainText(full);
    await page.unroute('**/fileUpload/forumFileUpload');
    await row('满了.pdf')
      .getByRole('button', { name: new RegExp(upload.retry) })
      .click();
    await expect(row('满了.pdf')).toHaveAttribute('data-status', 'done');
  });

  await expect(page.getByRole('textbox', { name: writing.titleLabel })).toHaveValue('还在写的标题');
  await expect(body).toContainText('还在写的正文');
});

test('a document in fonts that it does not embed shows by our own character maps and fonts (U6, X2)', async ({
  page,
  server,
}, info) => {
  const served: [string, number][] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/web/pdf/')) served.push([pathname, response.status()]);
  });
  await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, '/headline/add'));
  await page.getByRole('textbox', { name: writing.titleLabel }).fill('没有嵌入字体的讲义');
  await pick(page, fileUploadLabels.cn.add, onDisk(info, { '讲义.pdf': Buffer.from(unembeddedPdf()) }));
  await expect(page.locator('[data-status="done"]').filter({ hasText: '讲义.pdf' })).toBeVisible();
  await page.getByRole('button', { name: writing.preview, exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${attachmentListLabels.cn.preview}：讲义.pdf`) }).click();
  const shown = page.getByRole('dialog').last();
  await expect(shown.getByText('宋体不嵌入：焦点弦')).toBeAttached();
  await expect(shown.getByText('中文', { exact: true })).toBeAttached();
  await expect(shown.getByText(/没有嵌入的字体/)).toHaveCount(0);
  expect(served.some(([file]) => file.endsWith('/cmaps/UniGB-UCS2-H.bcmap'))).toBe(true);
  expect(served.some(([file]) => file.includes('/standard_fonts/'))).toBe(true);
  expect(served.filter(([, status]) => status !== 200)).toEqual([]);
  await page.screenshot({ path: info.outputPath('fonts.png') });
});

const practiceTest = testWithOwnServer();

practiceTest(
  'an answer: a photo of a phone, a film and a sound of other kinds say what to do; the good picture and the words stay (J6.2, §5, U1)',
  async ({ page, server }, info) => {
    const { practice: written, token } = await sentBackPractice(server, SCHOOL);
    await page.goto(
      server.url(SCHOOL, `/login?referer=${encodeURIComponent(`/web/learn/practice?paper=${written.id}`)}`),
    );
    await logIn(page);
    await expect(page).toHaveURL(new RegExp(`paper=${written.id}`));
    await expect(page.getByText(words.cn.practice.paper.sentBack)).toBeVisible();
    await page.getByRole('textbox').last().fill('设直线的参数方程');
    const files = { 'IMG_0412.jpg': madeFiles.heic, '第一步.png': PHOTO.buffer, '动图.png': madeFiles.apng };
    await pick(page, imageUploadLabels.cn.add, onDisk(info, files));
    await expect(page.getByText(/内容是HEIC照片，不是jpg。.*导出为JPG/)).toBeVisible();
    await expect(page.getByText('这是动图，请选静态图片')).toBeVisible();
    const filesOf = async () => {
      const { answers } = await call(server, SCHOOL, contract.practice.paper, { id: written.id }, token);
      return answers.flatMap((answer) => answer.files.map(({ name }) => name));
    };
    await expect.poll(filesOf).toContain('第一步.png');
    await pick(page, mediaAnswerLabels.cn.audioFile, onDisk(info, { '朗读.mp3': madeFiles.wav }));
    await expect(page.getByText('内容是WAV，不是mp3。请转换为mp3')).toBeVisible();
    await expect(page.getByRole('textbox').last()).toHaveValue('设直线的参数方程');
    expect((await filesOf()).filter((name) => /IMG|动图|朗读/.test(name))).toEqual([]);
  },
);
