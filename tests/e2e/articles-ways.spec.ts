import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { lecturers as lecturerWords } from '../../apps/portal/src/i18n/cn/lecturers.ts';
import { call, simulate } from './support/api.ts';
import { articlesOf, main, openAsStudent, SCHOOL, titles } from './support/articles.ts';
import { ask } from './support/http.ts';
import { hostOf, type Server } from './support/server.ts';
import { tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { kit, words } from './support/words.ts';

const { articlesRead: text, home, writing } = words.cn;

/** The entry of the top menu that is lit up. */
const lit = (page: Page) => page.getByRole('navigation', { name: kit.cn.mainNav }).locator('[aria-current]');

/** A lecturer with articles and notes that a visitor may read. */
async function writerOf(server: Server) {
  const notes = await call(server, SCHOOL, contract.notes.list, { page: 1, pageSize: 50 });
  const writers = (await articlesOf(server)).map(({ author }) => author).filter(({ kind }) => kind === 'lecturer');
  const writer = writers.find(({ id }) => notes.items.some(({ author }) => author.id === id));
  if (writer?.id === undefined) throw new Error('The school has no lecturer with an article and a note.');
  return { id: writer.id, name: writer.name };
}

/** Adds an entry for the boards, 10, to the menu of the school. */
async function withBoards(page: Page, { port }: Server) {
  const path = `/api${contract.site.menuBar.path}?isStudent=1`;
  const { text: sent } = await ask({ port, host: hostOf(SCHOOL), method: 'GET', path });
  const answer = JSON.parse(sent) as { resultData: { menuKey: number }[] };
  const boards = { ...answer.resultData[0], menuId: 10, menuKey: 10, menuName: '板块', routePath: '/headline/plate' };
  await page.route(`**${contract.site.menuBar.path}*`, (route) =>
    route.fulfill({ json: { ...answer, resultData: [...answer.resultData, boards] } }),
  );
}

/** The address of the page within the portal. */
const placeOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname.replace(/^\/web/, '')}${search}`;
};

test('the head of the news leads to boards, ranking, collection and editor, and each leads back (§2)', async ({
  page,
  server,
}) => {
  await openAsStudent(page, server, '/news');
  const ways = page.getByRole('navigation', { name: text.news.ways });
  for (const [name, path] of [
    [text.plates.title, '/headline/plate'],
    [text.news.ranking, '/ranking'],
    [text.collect.title, '/headline/collect'],
  ] as const) {
    await ways.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => placeOf(page)).toBe(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(titles(page).first()).toBeVisible();
  }
  await main(page).getByRole('link', { name: text.write, exact: true }).click();
  await expect.poll(() => placeOf(page)).toBe('/headline/add');
});

test('home page, lecturer page and learning centre lead to what is written (§2, product.md 5.2)', async ({
  page,
  server,
}) => {
  await openAsStudent(page, server, '/index');
  const post = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: home.headlines.title }) })
    .getByRole('heading', { level: 3 })
    .first();
  const title = await post.innerText();
  await post.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(lit(page)).toHaveAttribute('href', /\/news$/);

  const writer = await writerOf(server);
  await page.goto(server.url(SCHOOL, `/teather/${writer.id}`));
  await main(page).getByRole('link', { name: lecturerWords.allArticles }).click();
  await expect.poll(() => placeOf(page)).toBe(`/headline/personal/${writer.id}`);
  await expect(page.getByRole('heading', { level: 1, name: writer.name })).toBeVisible();

  await page.goto(server.url(SCHOOL, '/learn'));
  await page.getByRole('link', { name: '我的头条', exact: true }).click();
  await expect.poll(() => placeOf(page)).toBe('/headline/my');
  await expect(page.getByRole('heading', { level: 1, name: writing.mine })).toBeVisible();
});

test('the tab of notes has all notes of a lecturer, each leads to its page, and back to the tab (product.md 4.15)', async ({
  page,
  server,
}) => {
  const writer = await writerOf(server);
  const { items } = await call(server, SCHOOL, contract.notes.list, { lecturerId: writer.id, page: 1, pageSize: 10 });
  await page.goto(server.url(SCHOOL, `/teather/${writer.id}`));
  await main(page).getByRole('link', { name: lecturerWords.allNotes }).click();
  await expect.poll(() => placeOf(page)).toBe(`/headline/personal/${writer.id}?tab=notes`);
  await expect(titles(page)).toHaveText(items.map(({ title }) => title));
  await titles(page).first().click();
  await expect.poll(() => placeOf(page)).toBe(`/teather/note/${items[0]?.id}`);
  await page.goBack();
  await expect(titles(page)).toHaveText(items.map(({ title }) => title));
});

test('who follows a lecturer stands among those who follow, and no longer does after a second press', async ({
  page,
  server,
}) => {
  const writer = await writerOf(server);
  const { nickname } = await comeIn(page, server, SCHOOL);
  await page.goto(server.url(SCHOOL, `/teather/${writer.id}`));
  const follow = main(page).getByRole('button', {
    name: new RegExp(
      `^(${lecturerWords.followNamed}|${lecturerWords.followedNamed})$`.replaceAll('{{name}}', writer.name),
    ),
  });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  const fans = server.url(SCHOOL, `/headline/personal/${writer.id}?tab=fans`);
  const self = main(page).getByRole('link', { name: nickname, exact: true });
  await page.goto(fans);
  await expect(self.first()).toBeVisible();
  await main(page)
    .getByRole('button', { name: text.follow.ends.replace('{{name}}', writer.name), exact: true })
    .click();
  await page.goto(fans);
  await expect(page.getByRole('heading', { level: 1, name: writer.name })).toBeVisible();
  await expect(self).toHaveCount(0);
});

test('a board names its lecturers, who lead to their pages; beside the comments of an article stand its rules (product.md 4.13)', async ({
  page,
  server,
}) => {
  const plates = await call(server, SCHOOL, contract.articles.plates, {});
  const plate = plates.find(({ lecturers }) => lecturers.length > 0);
  const [lecturer] = plate?.lecturers ?? [];
  await page.goto(server.url(SCHOOL, `/headline/plate?plate=${plate?.id}`));
  const box = main(page).getByRole('region', { name: text.plates.lecturers });
  await box.getByRole('link', { name: lecturer?.name ?? '', exact: true }).click();
  await expect.poll(() => placeOf(page)).toBe(`/headline/personal/${lecturer?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: lecturer?.name ?? '' })).toBeVisible();

  const [article] = (await articlesOf(server)).filter(({ attachmentCount }) => (attachmentCount ?? 0) > 0);
  await page.goto(server.url(SCHOOL, `/headline/detail/${article?.id}`));
  const rules = main(page).getByRole('region', { name: text.comments.rules });
  await expect(rules.getByText(text.comments.ruleNames)).toBeVisible();
  const left = await page.getByRole('region', { name: text.comments.title, exact: true }).boundingBox();
  const right = await rules.boundingBox();
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  // While the text is read its outline stays in view.
  await page.getByRole('button', { name: new RegExp(`^${text.acts.collect}`) }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('navigation', { name: text.detail.outline })).toBeInViewport();
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0))).toBeLessThan(2);
});

test('a preview without a draft says so and leads to the editor or to the own articles (product.md 5.1)', async ({
  page,
  server,
}) => {
  await openAsStudent(page, server, '/headline/preview');
  await expect(page.getByRole('heading', { level: 1, name: writing.alone })).toBeVisible();
  await expect(main(page).getByRole('link', { name: writing.mine, exact: true }).first()).toBeVisible();
  await main(page).getByRole('link', { name: writing.toWrite, exact: true }).click();
  await expect.poll(() => placeOf(page)).toBe('/headline/add');
});

test('an article lights up the entry of the list that it was opened from: 3, 7 or 10 (§2, J9)', async ({
  page,
  server,
  context,
}) => {
  await comeIn(page, server, SCHOOL);
  const [plate] = (await call(server, SCHOOL, contract.articles.plates, {})).filter(({ mayPost }) => mayPost);
  const written = {
    plateId: plate?.id ?? 0,
    title: `从三处打开的文章${Date.now() % 10_000}`,
    content: { version: 1 as const, blocks: [{ kind: 'paragraph' as const, text: '从哪里来', marks: [] }] },
    fileIds: [],
    isPublic: true,
    allowsComments: true,
  };
  const { id } = await call(server, SCHOOL, contract.articles.save, written, await tokenOf(context));
  await simulate(server, 'headline/audit', { headlineId: id, version: 1, action: 'approve' }, SCHOOL);
  const article = { title: written.title, path: `/headline/detail/${id}` };
  const open = () => main(page).getByRole('link', { name: article.title }).first().click();

  await page.goto(server.url(SCHOOL, '/headline/my'));
  await open();
  await expect.poll(() => placeOf(page)).toBe(`${article.path}?fromName=MyHeadline`);
  await expect(lit(page)).toHaveAttribute('href', /\/learn$/);

  await page.goto(server.url(SCHOOL, `/news?tab=newest`));
  await open();
  await expect.poll(() => placeOf(page)).toBe(`${article.path}?fromName=News`);
  await expect(lit(page)).toHaveAttribute('href', /\/news$/);

  await page.goto(server.url(SCHOOL, `/headline/plate?plate=${plate?.id}`));
  await open();
  await expect.poll(() => placeOf(page)).toBe(`${article.path}?fromName=HeadlinePlate`);
  // A school without an entry for its boards lights up the headlines; with one, that entry.
  await expect(lit(page)).toHaveAttribute('href', /\/news$/);
  await withBoards(page, server);
  await page.reload();
  await expect(lit(page)).toHaveAttribute('href', /\/headline\/plate$/);
});
