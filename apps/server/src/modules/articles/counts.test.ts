import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { approve, buildPlate, documentOf, publishArticle } from '../../testing/articles.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { readFileAs, upload } from '../../testing/uploads.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { articles, comments } = contract;

test('a like of who wrote it counts neither beside an article nor beside a comment, and is taken back without a trace (I18)', async () => {
  const school = await world.school();
  const [author, reader] = [await school.student(), await school.student()];
  const { id } = await publishArticle(school, author);
  expect(await author.ask(articles.like, { id, isLiked: true })).toEqual({ isLiked: true, likes: 0 });
  expect(await reader.ask(articles.like, { id, isLiked: true })).toEqual({ isLiked: true, likes: 1 });
  expect(await author.ask(articles.myTotals)).toMatchObject({ likes: 1, likesThisWeek: 1 });
  expect(await author.ask(articles.detail, { id })).toMatchObject({ isLiked: true, likes: 1 });
  const comment = await reader.ask(comments.add, { kind: 'headline', articleId: id, content: '写得好' });
  expect(await reader.ask(comments.like, { id: comment.id, isLiked: true })).toEqual({ isLiked: true, likes: 0 });
  expect(await author.ask(comments.like, { id: comment.id, isLiked: true })).toEqual({ isLiked: true, likes: 1 });
  await expectInvariants(school);
  expect(await author.ask(articles.like, { id, isLiked: false })).toEqual({ isLiked: false, likes: 1 });
  await expectInvariants(school);
});

test('visitors of one network are one reader a day, whatever browsers they name', async () => {
  const school = await world.school();
  const { id } = await publishArticle(school, await school.student());
  for (let at = 0; at < 5; at += 1) {
    const headers = { 'user-agent': `Browser ${at}` };
    await school.visitor().ask(articles.detail, { id }, { headers });
  }
  await world.app.readCounter.flush();
  expect((await school.visitor().ask(articles.detail, { id })).reads).toBe(1);
});

test('a picture of a text is read by its plain address only while the text is published and shared (U6)', async () => {
  const school = await world.school();
  const author = await school.student();
  const bytes = Buffer.from(PNG, 'base64');
  const { file } = await upload(world, school, author, { to: 'articleImage', name: 'a.png', bytes, mime: 'image/png' });
  const [, path] = /\/(u\/.*)$/.exec(file?.url ?? '') ?? [];
  const plain = async () => (await readFileAs(world, school, { url: `/files/${path}` })).statusCode;
  expect([
    await plain(),
    (await readFileAs(world, school, { url: file?.url, token: author.token })).statusCode,
  ]).toEqual([404, 200]);
  if (!file) throw new Error('the picture is stored');
  const picture = { kind: 'picture' as const, fileId: file.id, alt: '', width: 50 as const };
  const { id } = await author.ask(articles.save, {
    plateId: await buildPlate(school),
    title: '看图',
    content: { version: 1, blocks: [...documentOf('看图').blocks, picture] },
    fileIds: [],
    isPublic: true,
    allowsComments: true,
  });
  expect(await plain()).toBe(404);
  await approve(school, id);
  expect(await plain()).toBe(200);
  await school.withTenant((tx) => tx.updateTable('article').set({ is_public: false }).where('id', '=', id).execute());
  expect(await plain()).toBe(404);
});

/** A red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
