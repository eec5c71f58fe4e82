import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { compare } from '../../.storybook/runner/pictures/compare.ts';
import { decode } from '../../.storybook/runner/pictures/files.ts';
import { serveFolder } from '../../scripts/serve-folder.mjs';

const STAGE = fileURLToPath(new URL('../../.storybook/pages/stage', import.meta.url));
/** A page of the portal, and the part that it loses. */
const BROKEN = /features[\\/]people[\\/]login[\\/]ResetPage\.tsx$/;
const LOST = 'footer={<Link href="/login">{t(\'backToLogin\')}</Link>}';

/** The page in the portal loses its way back, as somebody's mistake would take it away. */
const breakPage: Plugin = {
  name: 'break-page',
  enforce: 'pre',
  transform(code, id) {
    if (!BROKEN.test(id)) return null;
    if (!code.includes(LOST)) throw new Error('The page has another way back now: plant another mistake.');
    return { code: code.replace(LOST, ''), map: null };
  },
};

/** A picture of the page of the workbench, built with these plugins. */
async function pictureOf(page: Page, plugins: Plugin[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-stage-'));
  await build({
    root: STAGE,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, react()],
    define: { global: 'globalThis' },
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: { outDir: folder, minify: false, target: 'esnext', reportCompressedSize: false },
  });
  const { url, close } = await serveFolder(folder);
  try {
    await page.goto(url);
    await page.locator('#storybook-root[data-complete]').waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    return await decode(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  } finally {
    close();
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a page that breaks in the portal breaks its picture in the workbench; unchanged, the picture is the same (decision 0028)', async ({
  page,
}) => {
  let healthy = await pictureOf(page, []);
  // As in the gate: a picture whose edges were rastered in other tiles is taken again, drawn anew.
  await expect(async () => {
    const again = await pictureOf(page, []);
    const { reasons } = compare(healthy, again);
    healthy = again;
    expect(reasons).toEqual([]);
  }).toPass();
  expect(compare(healthy, await pictureOf(page, [breakPage])).isSame).toBe(false);
});
