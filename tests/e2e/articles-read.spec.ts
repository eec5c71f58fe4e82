import { contract } from '@shuyuan/contract';
import { articleCardLabels } from '../../packages/ui/src/article/ArticleCard/ArticleCard.labels.ts';
import { call } from './support/api.ts';
import { articlesOf, main, openAsStudent, SCHOOL, thread, titles } from './support/articles.ts';
import { logIn, tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { kit, words } from './support/words.ts';

const { articlesRead: text, common } = words.cn;

test('a visitor finds an article, reads it, and comes back to the same place of the list (§2, J9)', async ({
  page,
  server,
}) => {
  await page.goto(server.url(SCHOOL, '/news?tab=newest'));
  await expect(page.getByRole('heading', { level: 1, name: text.news.title })).toBeVisible();
  const last = titles(page).last();
  const name = await last.innerText();
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10_000);
  // A turn of the wheel is answered before the page has moved: the place is read at the end of the page, where it rests.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)).toBe(0);
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);

  await last.click();
  await expect(page).toHaveURL(/\/headline\/detail\/\d+\?fromName=News$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: text.comments.title, exact: true })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(server.url(SCHOOL, '/news?tab=newest'));
  await expect(titles(page).last()).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a board narrows the list, another page keeps it, and both stand in the address', async ({ page, server }) => {
  await page.goto(server.url(SCHOOL, '/news'));
  const plates = await call(server, SCHOOL, contract.articles.plates, {});
  const [plate] = plates.toSorted((one, other) => (other.postCount ?? 0) - (one.postCount ?? 0));
  await page
    .getByRole('navigation', { name: text.plates.title })
    .getByRole('link', { name: plate?.name ?? '' })
    .click();
  await expect(page).toHaveURL(server.url(SCHOOL, `/news?plate=${plate?.id}`));
  const shown = await call(server, SCHOOL, contract.articles.list, {
    plateId: plate?.id,
    sort: 'recommended',
    page: 1,
    pageSize: 8,
  });
  await expect(titles(page)).toHaveCount(shown.items.length);
  for (const { title } of shown.items) await expect(titles(page).filter({ hasText: title })).toHaveCount(1);
});

test('a search marks its words, says how much it found, and is cleared where it found nothing', async ({
  page,
  server,
}) => {
  const [article] = await articlesOf(server);
  const word = article?.title.slice(0, 2) ?? '';
  await page.goto(server.url(SCHOOL, '/news'));
  const field = page.getByRole('combobox', { name: text.news.search });
  await field.fill(word);
  await field.press('Enter');
  await expect(page).toHaveURL(server.url(SCHOOL, `/news?q=${encodeURIComponent(word)}`));
  await expect(titles(page).filter({ hasText: article?.title ?? '' })).toBeVisible();
  await expect(main(page).locator('mark').filter({ hasText: word }).first()).toBeVisible();

  await page.goto(server.url(SCHOOL, '/news?q=zzqqxxyy'));
  await expect(page.getByText(text.none.found)).toBeVisible();
  await page.getByRole('link', { name: text.none.clear }).click();
  await expect(page).toHaveURL(server.url(SCHOOL, '/news'));
  await expect(titles(page).first()).toBeVisible();
});

test('a visitor who likes an article is led to the login and back; the student likes, collects, and finds it in the collection (J9.3)', async ({
  page,
  server,
  context,
}) => {
  const [article] = await articlesOf(server);
  const path = `/headline/detail/${article?.id}?fromName=News`;
  await page.goto(server.url(SCHOOL, path));
  await expect(main(page).getByText(text.comments.gate)).toBeVisible();
  await expect(page.getByRole('textbox', { name: thread.write })).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(`^${text.acts.like}\\s?\\d`) }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page);
  await expect(page).toHaveURL(server.url(SCHOOL, path));

  const like = page.getByRole('button', { name: new RegExp(`^(${text.acts.like}|${text.acts.liked})\\s?\\d`) });
  const before = (await like.getAttribute('aria-pressed')) === 'true';
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', String(!before));
  const collect = page.getByRole('button', {
    name: new RegExp(`^(${text.acts.collect}|${text.acts.collected})\\s?\\d`),
  });
  if ((await collect.getAttribute('aria-pressed')) === 'false') await collect.click();
  await expect(collect).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', String(!before));
  await expect(collect).toHaveAttribute('aria-pressed', 'true');

  await page.goto(server.url(SCHOOL, '/headline/collect'));
  const tile = main(page)
    .getByRole('article')
    .filter({ hasText: article?.title ?? '' });
  const mark = tile.getByRole('button', { name: articleCardLabels.cn.collect(article?.title ?? '') });
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  const token = await tokenOf(context);
  const { items } = await call(server, SCHOOL, contract.collections.list, { page: 1, pageSize: 50 }, token);
  expect(items.map(({ id }) => id)).not.toContain(article?.id);
});

test('the collection asks a visitor to log in, and an article that is not there says so without ending a login', async ({
  page,
  server,
  trouble,
}) => {
  trouble.allow(/status of 404/);
  await page.goto(server.url(SCHOOL, '/headline/collect'));
  await expect(page.getByText(text.collect.gate)).toBeVisible();
  await expect(main(page).getByRole('link', { name: common.login })).toBeVisible();
  for (const id of ['1', 'x', '999999999999999']) {
    await page.goto(server.url(SCHOOL, `/headline/detail/${id}`));
    await expect(page.getByRole('heading', { level: 1, name: text.detail.missing })).toBeVisible();
  }
});

test('the author of an article has a page with what they wrote, and following is counted at once', async ({
  page,
  server,
}) => {
  const [article] = (await articlesOf(server)).filter(({ author }) => author.kind === 'lecturer');
  await openAsStudent(page, server, `/headline/detail/${article?.id}`);
  await main(page)
    .getByRole('article')
    .first()
    .getByRole('link', { name: article?.author.name ?? '' })
    .click();
  await expect(page).toHaveURL(server.url(SCHOOL, `/headline/personal/${article?.author.id}`));
  await expect(page.getByRole('heading', { level: 1, name: article?.author.name ?? '' })).toBeVisible();
  await expect(
    main(page)
      .getByRole('link', { name: article?.title ?? '' })
      .first(),
  ).toBeVisible();
  const name = article?.author.name ?? '';
  const fans = main(page).getByRole('link', { name: new RegExp(`^${text.author.fans}`) });
  await expect(fans).toBeVisible();
  const { begins, ends } = text.follow;
  const named = (label: string) =>
    main(page).getByRole('button', { name: label.replace('{{name}}', name), exact: true });
  const follow = named(begins).or(named(ends));
  const label = await follow.getAttribute('aria-label');
  await follow.click();
  await expect(follow).not.toHaveAttribute('aria-label', label ?? '');
});

test('a board has its rules and posts, and its posts light up the menu by where they were opened (§2)', async ({
  page,
  server,
}) => {
  await page.goto(server.url(SCHOOL, '/headline/plate'));
  const plates = await call(server, SCHOOL, contract.articles.plates, {});
  await expect(
    main(page)
      .getByRole('link', { name: new RegExp(plates[1]?.name ?? '') })
      .first(),
  ).toBeVisible();
  await main(page)
    .getByRole('link', { name: new RegExp(plates[1]?.name ?? '') })
    .first()
    .click();
  await expect(page).toHaveURL(server.url(SCHOOL, `/headline/plate?plate=${plates[1]?.id}`));
  await expect(page.getByRole('heading', { level: 2, name: plates[1]?.name ?? '', exact: true })).toBeVisible();
  const lit = page.getByRole('navigation', { name: kit.cn.mainNav }).locator('[aria-current]');
  // The school has no entry of its own for boards: they stand below the headlines.
  await expect(lit).toHaveAttribute('href', /\/news$/);
  const [{ id } = { id: 0 }] = await articlesOf(server);
  await page.goto(server.url(SCHOOL, `/headline/detail/${id}?fromName=MyHeadline`));
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(lit).toHaveCount(0);
  await page.goto(server.url(SCHOOL, `/headline/detail/${id}?fromName=News`));
  await expect(lit).toHaveAttribute('href', /\/news$/);
  await openAsStudent(page, server, `/headline/detail/${id}?fromName=MyHeadline`);
  await expect(lit).toHaveAttribute('href', /\/learn$/);
});
