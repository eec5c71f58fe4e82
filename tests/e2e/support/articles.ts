import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { commentThreadLabels } from '../../../packages/ui/src/article/CommentThread/CommentThread.labels.ts';
import { call } from './api.ts';
import type { Server } from './server.ts';
import { logIn } from './session.ts';

/** The school whose articles are read. */
export const SCHOOL = 'chindleten';
/** The words under them. */
export const thread = commentThreadLabels.cn;

/** What the page shows between its menus. */
export const main = (page: Page) => page.getByRole('main');

/** Titles of the list. */
export const titles = (page: Page) => main(page).getByRole('heading', { level: 2 }).getByRole('link');

/** Published articles of the school as a visitor sees them, by an order. */
export async function articlesOf(server: Server, sort: 'recommended' | 'newest' = 'newest') {
  return (await call(server, SCHOOL, contract.articles.list, { sort, page: 1, pageSize: 50 })).items;
}

/** Opens a page as the student of the seed. */
export async function openAsStudent(page: Page, server: Server, path: string) {
  await page.goto(server.url(SCHOOL, '/login'));
  await logIn(page);
  await page.waitForURL('**/index');
  await page.goto(server.url(SCHOOL, path));
}
