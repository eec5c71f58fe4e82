import { fileURLToPath } from 'node:url';
import { type CDPSession, type Page, test } from '@playwright/test';
import type { ArticleBlock, ArticleDocument } from '@shuyuan/rules';
import { serveStage } from './stage.ts';

const STAGE = fileURLToPath(new URL('../editorStage', import.meta.url));

/** Builds the stage of the editor for the tests of a file; its address is known while they run. */
export function editorStage(): { readonly url: string } {
  let served: Awaited<ReturnType<typeof serveStage>> | undefined;
  test.beforeAll(async () => {
    served = await serveStage(STAGE);
  });
  test.afterAll(() => served?.close());
  return {
    get url() {
      if (!served) throw new Error('The stage is not there yet.');
      return served.url;
    },
  };
}

/** The editor on its stage, the browser's input methods, and what went wrong. */
export interface EditorDesk {
  page: Page;
  input: CDPSession;
  errors: string[];
}

/** The editor with an article in it and the caret at the end of its first block. */
export async function openEditor(url: string, page: Page, blocks: ArticleBlock[] = []): Promise<EditorDesk> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  const document: ArticleDocument = { version: 1, blocks };
  await page.addInitScript((given) => {
    window.startArticle = given;
  }, document);
  await page.goto(url);
  await page.getByRole('textbox', { name: '正文' }).locator('[data-block]').first().click();
  await page.keyboard.press('End');
  return { page, input: await page.context().newCDPSession(page), errors };
}
