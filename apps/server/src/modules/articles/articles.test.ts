import { contract, ResultCode } from '@shuyuan/contract';
import { ARTICLE_BODY_MAX, ARTICLE_TITLE_MAX } from '@shuyuan/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { reviewWritings } from '../../commands/reviewWritings.ts';
import { sweep } from '../../platform/work/retention.ts';
import { approve, buildNote, buildPlate, documentOf, publishArticle, submitArticle } from '../../testing/articles.ts';
import { buildUpload } from '../../testing/chat.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import type { StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

import { ARTICLE_RETENTION } from './retention.ts';

const world = openWorld();
const { articles, comments, follows, notes } = contract;
afterEach(() => world.clock.set(TEST_NOW));

/** What the school decides, by the command. */
const review = (...args: string[]) => reviewWritings(args, { ...world.platform, now: world.clock.now() });
const order = (plateId: number) => ({
  plateId,
  title: '新的开头',
  content: documentOf('第二稿'),
  fileIds: [] as number[],
  isPublic: true,
  allowsComments: true,
});

describe('an article', () => {
  test('is read by its author alone until it passes; a new text is public only when it passes too (product.md 4.13)', async () => {
    const school = await world.school();
    const [author, reader] = [await school.student(), await school.student()];
    const plateId = await buildPlate(school);
    const { id } = await submitArticle(school, author, { plateId });
    expect((await reader.answer(articles.detail, { id })).status).toBe(404);
    expect(await author.ask(articles.ownText, { id })).toMatchObject({
      state: 'inReview',
      isPublished: false,
      aheadCount: 0,
    });
    await review('approve', school.label, String(id), '--version', '1');
    expect(await reader.ask(articles.detail, { id })).toMatchObject({ title: '错题本的正确打开方式', isOwn: false });
    // A text without an English form is read as it is.
    expect(await reader.ask(articles.detail, { id }, { locale: 'en' })).toMatchObject({
      title: '错题本的正确打开方式',
    });
    await author.ask(articles.save, { ...order(plateId), id, version: 1 });
    expect(await reader.ask(articles.detail, { id })).toMatchObject({ title: '错题本的正确打开方式' });
    await review('reject', school.label, String(id), '--version', '2', '--reason', '太短', '--paragraph', '1');
    expect(await author.ask(articles.ownText, { id })).toMatchObject({
      state: 'rejected',
      isPublished: true,
      reason: '太短',
      reasonBlock: 0,
      title: '新的开头',
    });
    await author.ask(articles.save, { ...order(plateId), id, version: 2 });
    await approve(school, id);
    expect(await reader.ask(articles.detail, { id })).toMatchObject({ title: '新的开头' });
    const messages = await school.withTenant((tx) =>
      tx
        .selectFrom('site_message')
        .select(['kind', 'title'])
        .where('student_id', '=', author.id)
        .orderBy('id')
        .execute(),
    );
    expect(messages.map(({ kind, title }) => [kind, title])).toEqual([
      ['headline', '文章已发布'],
      ['headline', '文章未通过审核'],
      ['headline', '文章已发布'],
    ]);
    await expectInvariants(school);
  });

  test('is taken back, given up and deleted as the table says, and no other way (product.md 4.13, I1)', async () => {
    const school = await world.school();
    const author = await school.student();
    const plateId = await buildPlate(school);
    const { id } = await submitArticle(school, author, { plateId });
    const busy = await author.answer(articles.save, { ...order(plateId), id, version: 1 });
    expect(busy.code).toBe(ResultCode.articleNotEditable);
    expect(await author.ask(articles.withdraw, { id })).toMatchObject({ state: 'withdrawn', isPublished: false });
    expect((await author.answer(articles.withdraw, { id })).code).toBe(ResultCode.stateForbids);
    await expect(approve(school, id)).rejects.toMatchObject({ kind: 'refused' });
    expect((await author.answer(articles.save, { ...order(plateId), id, version: 7 })).code).toBe(
      ResultCode.changedElsewhere,
    );
    await author.ask(articles.save, { ...order(plateId), id, version: 1 });
    await approve(school, id);
    await author.ask(articles.save, { ...order(plateId), id, version: 2 });
    expect(await author.ask(articles.withdraw, { id })).toMatchObject({ state: 'published', isPublished: true });
    await review('takeOff', school.label, String(id));
    expect((await author.answer(articles.detail, { id })).status).toBe(404);
    await review('putBack', school.label, String(id));
    await author.ask(articles.delete, { id });
    expect((await author.answer(articles.ownText, { id })).status).toBe(404);
    expect(await author.ask(articles.myTotals)).toMatchObject({ total: 0 });
    await expectInvariants(school);
  });

  test('keeps to its limits, and an emoji is named with its place (§5, X1, X7)', async () => {
    const school = await world.school();
    const author = await school.student();
    const base = order(await buildPlate(school));
    const save = (change: object) => author.answer(articles.save, { ...base, ...change });
    // As they are: a client of ours would not send them.
    const titled = (title: string) => author.answer(articles.save, base, { extra: { title } });
    expect((await titled('题'.repeat(ARTICLE_TITLE_MAX + 1))).status).toBe(422);
    expect((await save({ title: '題'.repeat(ARTICLE_TITLE_MAX) })).code).toBe(0);
    expect((await save({ title: '𠮷'.repeat(ARTICLE_TITLE_MAX) })).code).toBe(0);
    expect((await titled(' ')).status).toBe(422);
    expect((await save({ content: documentOf('字'.repeat(ARTICLE_BODY_MAX)) })).code).toBe(0);
    expect((await save({ content: documentOf('字'.repeat(ARTICLE_BODY_MAX + 1)) })).status).toBe(422);
    expect((await save({ content: documentOf('') })).status).toBe(422);
    const refused = await save({ content: documentOf('好', '很好👍🏽') });
    expect(refused.code).toBe(ResultCode.emojiRefused);
    expect(refused.body['resultData']).toEqual({ field: 'content', sign: '👍🏽', index: 1 });
    const files = await Promise.all(
      Array.from({ length: 7 }, () => buildUpload(school, author, { kind: 'attachDoc', name: '讲义.pdf' })),
    );
    expect((await save({ fileIds: files })).code).toBe(ResultCode.tooManyFiles);
    expect((await save({ fileIds: files.slice(1) })).code).toBe(0);
    const picture = await buildUpload(school, author, { kind: 'image' });
    expect((await save({ coverId: picture })).status).toBe(404);
    expect((await save({ plateId: await buildPlate(school, { is_student_post: false }) })).code).toBe(
      ResultCode.stateForbids,
    );
    await expectInvariants(school);
  });

  test.each([
    ['markup as a document', '<p>好</p>'],
    ['an unknown block', { version: 1, blocks: [{ kind: 'html', text: '<script>', marks: [] }] }],
    ['an unknown key', { version: 1, blocks: [{ kind: 'paragraph', text: '好', marks: [], style: 'x' }] }],
    [
      'a link that runs',
      {
        version: 1,
        blocks: [
          { kind: 'paragraph', text: '好', marks: [{ kind: 'link', href: 'javascript:alert(1)', from: 0, to: 1 }] },
        ],
      },
    ],
    [
      'a size of its own',
      { version: 1, blocks: [{ kind: 'paragraph', text: '好', marks: [{ kind: 'size', value: 99, from: 0, to: 1 }] }] },
    ],
    [
      'a mark outside of the text',
      { version: 1, blocks: [{ kind: 'paragraph', text: '好', marks: [{ kind: 'bold', from: 0, to: 9 }] }] },
    ],
    ['a later version', { version: 2, blocks: [] }],
  ])('is refused with %s, and nothing of it is stored (X1)', async (_, content) => {
    const school = await world.school();
    const author = await school.student();
    const base = order(await buildPlate(school));
    expect((await author.answer(articles.save, base, { extra: { content } })).status).toBe(422);
    expect(await author.ask(articles.myTotals)).toMatchObject({ total: 0 });
  });

  test('shows pictures and files of its author alone, and a visitor gets no address of a file (X1, U6, Z1)', async () => {
    const school = await world.school();
    const [author, other] = [await school.student(), await school.student()];
    const base = order(await buildPlate(school));
    const fileId = await buildUpload(school, author, { kind: 'articleImage' });
    const attached = await buildUpload(school, author, {
      kind: 'attachDoc',
      name: '讲义.mp3', // what is stored decides, not how it is called
      media_type: 'application/pdf',
    });
    const content = {
      version: 1 as const,
      blocks: [...documentOf('看图').blocks, { kind: 'picture' as const, fileId, alt: '', width: 50 as const }],
    };
    expect((await other.answer(articles.save, { ...base, content })).status).toBe(404);
    const { id } = await author.ask(articles.save, { ...base, content, fileIds: [attached] });
    await approve(school, id);
    const shown = await other.ask(articles.detail, { id });
    expect(shown.pictures).toMatchObject([{ fileId }]);
    expect(shown.attachments).toMatchObject([
      { fileId: attached, kind: 'document', name: '讲义.mp3', mime: 'application/pdf' },
    ]);
    expect(shown.attachments[0]?.url).toMatch(/^\/files\/private\//);
    expect((await school.visitor().ask(articles.detail, { id })).attachments[0]?.url).toBeUndefined();
  });
});

test('the sums of own articles tell how many likes came since Monday in Beijing', async () => {
  const school = await world.school();
  const [author, reader, later] = [await school.student(), await school.student(), await school.student()];
  const { id } = await publishArticle(school, author);
  for (const student of [reader, later]) await student.ask(articles.like, { id, isLiked: true });
  const sunday = new Date('2026-11-15T15:59:59.000Z');
  await school.withTenant((tx) =>
    tx.updateTable('article_like').set({ created_at: sunday }).where('student_id', '=', reader.id).execute(),
  );
  expect(await author.ask(articles.myTotals)).toMatchObject({ likes: 2, likesThisWeek: 1 });
});

test('the sums of own articles tell how many readers came since Monday in Beijing, each once a day', async () => {
  const school = await world.school();
  const [author, reader] = [await school.student(), await school.student()];
  const { id } = await publishArticle(school, author);
  for (const one of [reader, reader, await school.student()]) await one.ask(articles.detail, { id });
  await world.app.readCounter.flush();
  const day = (text: string, reads: number) =>
    school.withTenant((tx) =>
      tx.insertInto('article_day').values({ company_id: school.id, article_id: id, day: text, reads }).execute(),
    );
  await day('2026-11-15', 40);
  await day('2026-11-16', 5);
  expect(await author.ask(articles.myTotals)).toMatchObject({ reads: 2, readsThisWeek: 7 });
  await sweep(world.platform, ARTICLE_RETENTION);
  expect(await author.ask(articles.myTotals)).toMatchObject({ readsThisWeek: 7 });
});

test('the sums of own articles tell how many comments of others came since the author last saw them', async () => {
  const school = await world.school();
  const [author, reader] = [await school.student(), await school.student()];
  const { id } = await publishArticle(school, author);
  const say = (who: StudentCaller, content: string, parentId?: number) =>
    who.ask(comments.add, { kind: 'headline', articleId: id, content, ...(parentId !== undefined && { parentId }) });
  const unseen = async () => (await author.ask(articles.myTotals)).unseenComments;
  expect(await unseen()).toBe(0);
  const first = await say(reader, '写得好');
  await say(author, '谢谢', first.id);
  expect(await unseen()).toBe(1);
  expect((await reader.answer(articles.seeComments, { id })).status).toBe(404);
  await author.ask(articles.seeComments, { id });
  expect(await unseen()).toBe(0);
  world.clock.set(new Date(TEST_NOW.getTime() + 60_000));
  const second = await say(reader, '还有一问', first.id);
  expect(await unseen()).toBe(1);
  await reader.ask(comments.delete, { id: second.id });
  expect(await unseen()).toBe(0);
});

describe('lists', () => {
  test('a visitor sees what is shared, a search finds words of both languages, and a cursor goes on behind its card', async () => {
    const school = await world.school();
    const author = await school.student();
    const plateId = await buildPlate(school);
    const ids: number[] = [];
    for (const [at, title] of ['错题本怎样用', 'Reading the second page', '跑道上的第四棒'].entries()) {
      world.clock.set(new Date(TEST_NOW.getTime() + at * 60_000));
      const made = await submitArticle(school, author, {
        plateId,
        title,
        isPublic: at !== 2,
        texts: [`正文 ${title}`],
      });
      await approve(school, made.id, world.clock.now());
      ids.push(made.id);
    }
    const titles = async (input: object, who = author as { ask: typeof author.ask }) =>
      (await who.ask(articles.list, { plateId, ...input })).items.map(({ title }) => title);
    expect(await titles({ sort: 'newest' })).toEqual(['跑道上的第四棒', 'Reading the second page', '错题本怎样用']);
    expect(await titles({ sort: 'newest' }, school.visitor())).toEqual(['Reading the second page', '错题本怎样用']);
    expect(await titles({ keyword: '错题' })).toEqual(['错题本怎样用']);
    expect(await titles({ keyword: 'READ second' })).toEqual(['Reading the second page']);
    expect(await titles({ keyword: 'reads pages' })).toEqual(['Reading the second page']);
    expect(await titles({ keyword: 'second third' })).toEqual([]);
    expect(await titles({ keyword: 'second READ' })).toEqual(['Reading the second page']);
    expect(await titles({ keyword: "'); --" })).toEqual([]);
    for (const sort of ['newest', 'recommended', 'hot', 'mostRead'] as const) {
      const first = await author.ask(articles.list, { plateId, sort, pageSize: 2 });
      const rest = await author.ask(articles.list, { plateId, sort, pageSize: 2, after: first.items[1]?.cursor ?? '' });
      expect([...first.items, ...rest.items].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    }
  });

  test('a reader counts once a day, and only a moment after the answer', async () => {
    const school = await world.school();
    const [author, reader] = [await school.student(), await school.student()];
    const { id } = await publishArticle(school, author);
    const reads = async () => {
      await world.app.readCounter.flush();
      return (await author.ask(articles.ownText, { id })).reads;
    };
    for (let time = 0; time < 3; time += 1) expect((await reader.ask(articles.detail, { id })).reads).toBe(0);
    expect(await reads()).toBe(1);
    await reader.ask(articles.detail, { id });
    await school.visitor().ask(articles.detail, { id });
    expect(await reads()).toBe(2);
    world.clock.set(new Date(TEST_NOW.getTime() + 9 * 3_600_000));
    await reader.ask(articles.detail, { id });
    expect(await reads()).toBe(3);
  });

  test('an author has fans, articles and likes; nobody follows themselves', async () => {
    const school = await world.school();
    const [author, reader] = [await school.student({ nickname: '江晚' }), await school.student()];
    const { id } = await publishArticle(school, author);
    await reader.ask(articles.like, { id, isLiked: true });
    expect(await reader.ask(follows.toggle, { authorId: author.id, isFollowed: true })).toMatchObject({ fanCount: 1 });
    expect(await reader.ask(articles.author, { authorId: author.id })).toMatchObject({
      author: { kind: 'student', name: '江晚' },
      articleCount: 1,
      fanCount: 1,
      likes: 1,
      isFollowed: true,
      isMe: false,
    });
    expect((await author.answer(follows.toggle, { authorId: author.id, isFollowed: true })).code).toBe(
      ResultCode.stateForbids,
    );
    expect((await reader.ask(articles.authorArticles, { authorId: reader.id, tab: 'liked' })).items).toHaveLength(1);
  });

  test('authors of the week are those whose articles since Monday are liked best (product.md 4.13)', async () => {
    const school = await world.school();
    const [wrote, liked, lastWeek, closed] = [
      await school.student({ nickname: '陈一诺' }),
      await school.student({ nickname: '江晚' }),
      await school.student({ nickname: '何沐阳' }),
      await school.student({ nickname: '孟晴' }),
    ];
    const monday = new Date('2026-11-15T16:00:00.000Z');
    const publishAt = async (author: typeof wrote, at: Date) => {
      const { id } = await submitArticle(school, author);
      await approve(school, id, at);
      return id;
    };
    await publishArticle(school, wrote, { isPublic: false });
    await publishArticle(school, wrote);
    await wrote.ask(articles.like, { id: await publishAt(liked, monday), isLiked: true });
    await publishAt(lastWeek, new Date(monday.getTime() - 1));
    await publishArticle(school, closed);
    const lecturer = await school.lecturer({ name: '周砚秋' });
    await buildNote(school, lecturer);
    await buildNote(school, lecturer, { plateId: await buildPlate(school) });
    await school.withTenant((tx) =>
      tx.updateTable('student').set({ status: 'closed' }).where('id', '=', closed.id).execute(),
    );
    await wrote.ask(follows.toggle, { authorId: liked.id, authorKind: 'student', isFollowed: true });
    const { authors, since } = await wrote.ask(articles.weekAuthors);
    expect(since).toBe(monday.toISOString());
    expect(authors).toMatchObject([
      { author: { name: '江晚', id: liked.id }, articleCount: 1, likes: 1, isFollowed: true, isMe: false },
      { author: { name: '陈一诺' }, articleCount: 2, likes: 0, isFollowed: false, isMe: true },
      { author: { name: '周砚秋', kind: 'lecturer', id: lecturer.id }, articleCount: 1, isMe: false },
    ]);
    expect(authors).toHaveLength(3);
    const seen = (await school.visitor().ask(articles.weekAuthors)).authors;
    expect(seen.find(({ author }) => author.id === wrote.id)).toMatchObject({ articleCount: 1, isMe: false });
  });

  test('a note that is not free is locked for a visitor (product.md 4.15)', async () => {
    const school = await world.school();
    const student = await school.student();
    const id = await buildNote(school, await school.lecturer(), { isFree: false });
    expect(await school.visitor().ask(notes.detail, { id })).toMatchObject({
      isLocked: true,
      content: { blocks: [{ text: '' }] },
    });
    expect(await student.ask(notes.detail, { id })).toMatchObject({ isLocked: false, subject: '数学' });
  });
});

test('a comment is shown at once, told of its review to its writer alone, and keeps its answers when it is hidden (product.md 4.13, I18)', async () => {
  const school = await world.school();
  const [author, writer, reader] = [
    await school.student(),
    await school.student({ nickname: '唐果' }),
    await school.student(),
  ];
  const { id: articleId } = await publishArticle(school, author);
  const key = { kind: 'headline' as const, articleId };
  const { id } = await writer.ask(comments.add, { ...key, content: '照着数了一遍' });
  const lecturer = await school.lecturer();
  const answer = await lecturer.ask(comments.add, { ...key, parentId: id, content: '先留两小时睡觉' });
  await reader.ask(comments.add, { ...key, parentId: answer.id, content: '好' });
  const seenBy = async (who: typeof reader) => (await who.ask(comments.list, key)).items;
  expect(await seenBy(writer)).toMatchObject([{ state: 'inReview', isOwn: true, replyCount: 2 }]);
  expect(await seenBy(reader)).toMatchObject([
    { state: 'shown', isOwn: false, replies: [{ content: '先留两小时睡觉' }, { content: '好', toName: '周砚秋' }] },
  ]);
  await review('hide', school.label, String(id), '--reason', '有电话号码');
  expect(await seenBy(reader)).toMatchObject([{ state: 'hidden', content: '', replyCount: 2 }]);
  expect((await seenBy(reader))[0]?.author).toBeUndefined();
  const bad = await reader.answer(comments.add, { ...key, content: '真的😀吗' });
  expect([bad.code, bad.body['resultData']]).toEqual([
    ResultCode.emojiRefused,
    { field: 'content', sign: '😀', index: 2 },
  ]);
  const closed = await publishArticle(school, author, { allowsComments: false });
  expect((await reader.answer(comments.add, { ...key, articleId: closed.id, content: '好' })).code).toBe(
    ResultCode.commentsClosed,
  );
  const waiting = await submitArticle(school, author);
  expect((await reader.answer(comments.add, { ...key, articleId: waiting.id, content: '好' })).status).toBe(404);
  await expectInvariants(school);
});
