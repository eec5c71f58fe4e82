import { contract } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { buildNote, buildPlate, publishArticle } from '../../testing/articles.ts';
import type { School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const { articles, follows } = contract;

const world = openWorld();
afterEach(() => world.clock.set(TEST_NOW));

const close = (school: School, id: number) =>
  school.withTenant((tx) => tx.updateTable('student').set({ status: 'closed' }).where('id', '=', id).execute());

test("the numbers of an author's head are those of the lists below it, for a visitor too (product.md 4.13)", async () => {
  const school = await world.school();
  const [author, reader] = [await school.student(), await school.student()];
  await publishArticle(school, author);
  const inside = await publishArticle(school, author, { isPublic: false });
  await reader.ask(articles.like, { id: inside.id, isLiked: true });
  const key = { authorId: author.id, authorKind: 'student' as const };
  for (const who of [school.visitor(), reader]) {
    const head = await who.ask(articles.author, key);
    const { items } = await who.ask(articles.authorArticles, key);
    expect(head.articleCount).toBe(items.length);
    expect(head.likes).toBe(items.reduce((sum, { likes = 0 }) => sum + likes, 0));
  }
  expect(await school.visitor().ask(articles.author, key)).toMatchObject({ articleCount: 1, likes: 0 });
  expect(await reader.ask(articles.author, key)).toMatchObject({ articleCount: 2, likes: 1 });
});

test('closed accounts are no fans, and of the others this week is counted apart', async () => {
  const school = await world.school();
  const [reader, known, gone] = [await school.student(), await school.student(), await school.student()];
  const lecturer = await school.lecturer();
  const key = { authorId: lecturer.id, authorKind: 'lecturer' as const };
  const monday = new Date('2026-11-15T16:00:00.000Z');
  for (const [fan, at] of [
    [known, new Date(monday.getTime() - 1)],
    [gone, TEST_NOW],
    [reader, TEST_NOW],
  ] as const) {
    world.clock.set(at);
    await fan.ask(follows.toggle, { ...key, isFollowed: true });
  }
  expect(await reader.ask(articles.author, key)).toMatchObject({ fanCount: 3, weekFanCount: 2 });
  await close(school, gone.id);
  expect(await known.ask(articles.author, key)).toMatchObject({ fanCount: 2, weekFanCount: 1 });
  expect(await known.ask(follows.toggle, { ...key, isFollowed: true })).toMatchObject({ fanCount: 2 });
  expect((await known.ask(follows.fans, key)).totalCount).toBe(2);
});

test('of those who follow, the latest stand first, or those whom the student follows; the student is told which is themselves', async () => {
  const school = await world.school();
  const [reader, known, other] = [await school.student(), await school.student(), await school.student()];
  const lecturer = await school.lecturer();
  const key = { authorId: lecturer.id, authorKind: 'lecturer' as const };
  for (const [minute, fan] of [known, reader, other].entries()) {
    world.clock.set(new Date(TEST_NOW.getTime() + minute * 60_000));
    await fan.ask(follows.toggle, { ...key, isFollowed: true });
  }
  await reader.ask(follows.toggle, { authorId: known.id, authorKind: 'student', isFollowed: true });
  const ids = async (sort?: 'followed') =>
    (await reader.ask(follows.fans, { ...key, sort })).items.map(({ author }) => author.id);
  expect(await ids()).toEqual([other.id, reader.id, known.id]);
  expect(await ids('followed')).toEqual([known.id, other.id, reader.id]);
  const { items } = await reader.ask(follows.fans, key);
  expect(items.filter(({ isMe }) => isMe).map(({ author }) => author.id)).toEqual([reader.id]);
  const visitor = await school.visitor().answer(follows.fans, key);
  expect(visitor.body['resultData'], 'names are not for the internet').toBeNull();
});

test('everything that students and lecturers wrote this week is counted, not only that of the five best', async () => {
  const school = await world.school();
  for (let place = 0; place < 6; place += 1) await publishArticle(school, await school.student());
  await buildNote(school, await school.lecturer(), { plateId: await buildPlate(school) });
  const { authors, total } = await school.visitor().ask(articles.weekAuthors);
  expect([authors.length, total]).toEqual([5, 7]);
  expect((await (await world.school()).visitor().ask(articles.weekAuthors)).total).toBe(0);
});

test('a keyword finds who wrote about it, those with most first, and a lecturer by name (product.md 4.13)', async () => {
  const school = await world.school();
  const [one, two, gone, quiet] = [
    await school.student({ nickname: '何沐阳' }),
    await school.student({ nickname: '孟晴' }),
    await school.student(),
    await school.student({ nickname: '错题大王' }),
  ];
  await publishArticle(school, two, { title: '一道错题值得做几遍' });
  for (const title of ['错题本怎样用', '把错题讲给妹妹听']) await publishArticle(school, one, { title });
  await publishArticle(school, two, { title: '错题打印', isPublic: false });
  await publishArticle(school, gone, { title: '错题三分法' });
  await publishArticle(school, quiet, { title: '晚自习后的四十分钟', texts: ['九点半下课。'] });
  await close(school, gone.id);
  const lecturer = await school.lecturer({ name: '周砚秋' });
  await buildNote(school, lecturer, { title: '错题边上的话', plateId: await buildPlate(school) });
  await one.ask(follows.toggle, { authorId: lecturer.id, authorKind: 'lecturer', isFollowed: true });

  const found = await one.ask(articles.writers, { keyword: '错题' });
  expect(found.map(({ author, articleCount }) => [author.name, articleCount])).toEqual([
    ['何沐阳', 2],
    ['孟晴', 2],
    ['周砚秋', 1],
  ]);
  expect(found.map(({ isMe, isFollowed }) => [isMe, isFollowed])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  const seen = await school.visitor().ask(articles.writers, { keyword: '错题' });
  expect(seen.find(({ author }) => author.name === '孟晴')?.articleCount).toBe(1);
  expect(await one.ask(articles.writers, { keyword: '砚秋' })).toMatchObject([
    { author: { kind: 'lecturer', name: '周砚秋' }, articleCount: 0 },
  ]);
  for (const keyword of ["'); --", ' ', '错题大王']) {
    expect((await one.ask(articles.writers, { keyword })).filter(({ author }) => author.id === quiet.id)).toEqual([]);
  }
});

test('words to search for are nouns that titles share, the same for every reader of a title', async () => {
  const school = await world.school();
  const author = await school.student();
  for (const title of ['错题本的正确打开方式', '一道错题值得做几遍', '期中笔记合集']) {
    await publishArticle(school, author, { title });
  }
  await publishArticle(school, author, { title: '月考复盘', isPublic: false });
  const words = await school.visitor().ask(articles.words);
  expect(words[0]).toBe('错题');
  expect(words).toContain('笔记');
  expect(words.join()).not.toMatch(/月考|复盘|一道|正确/);
});
