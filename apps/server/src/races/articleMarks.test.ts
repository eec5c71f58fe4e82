import { setTimeout as pause } from 'node:timers/promises';
import { articles, collections, comments, courses, follows, lecturers } from '@shuyuan/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { publishArticle } from '../testing/articles.ts';
import { buildCourse } from '../testing/catalogue.ts';
import { expectInvariants } from '../testing/invariants.ts';
import type { School, StudentCaller } from '../testing/school.ts';
import { TEST_NOW } from '../testing/world.ts';
import { codesOf, firstOf, openField, POSTGRES, patiently, ROUNDS, race } from './field.ts';

/** A round of these races is a hundred requests and more: a few of the rounds of the others. */
const FEW = Math.ceil(ROUNDS / 4);
const READERS = 12;
const TABS = 8;
/** Longer than a request takes, shorter than the database waits before it looks for a deadlock. */
const HELD_MS = 300;

describe.skipIf(!POSTGRES)('what readers leave at an article, between two processes (I18, C4)', () => {
  const field = openField();
  const tab = (school: School, { token }: StudentCaller, n: number) =>
    field.arena.remote({ token, host: school.host }, n);
  const build = async () => {
    const school = await field.arena.school();
    const author = await school.student();
    return { school, author, id: (await publishArticle(school, author)).id };
  };

  test('likes, collections, follows and comments of many at once are counted exactly, each reader once', async () => {
    const { school, author, id } = await build();
    const readers = await Promise.all(Array.from({ length: READERS }, () => school.student()));
    const { id: commentId } = await author.ask(comments.add, { kind: 'headline', articleId: id, content: '补一句' });
    for (let round = 1; round <= FEW; round += 1) {
      // Every round another part of the readers takes the marks back, and all of them ask twice, on both processes.
      const isOn = (reader: number) => (reader + round) % 3 > 0;
      const answers = await race(2 * READERS, async (n) => {
        const at = n % READERS;
        const caller = tab(school, firstOf(readers, at), n < READERS ? 0 : 1);
        const sent = [
          await patiently(() => caller.answer(articles.like, { id, isLiked: isOn(at) })),
          await patiently(() => caller.answer(collections.toggle, { kind: 'article', id, isCollected: isOn(at) })),
          await patiently(() => caller.answer(follows.toggle, { authorId: author.id, isFollowed: isOn(at) })),
          await patiently(() => caller.answer(comments.like, { id: commentId, isLiked: isOn(at) })),
        ];
        const comment = { kind: 'headline', articleId: id, parentId: commentId, content: '好' } as const;
        if (n === at) sent.push(await patiently(() => caller.answer(comments.add, comment)));
        return sent;
      });
      expect(codesOf(answers.flat())).toEqual({ 'code 0': 9 * READERS });
      const on = readers.filter((_, at) => isOn(at)).length;
      const reader = tab(school, firstOf(readers, 0), round);
      const said = round * READERS;
      expect(await reader.ask(articles.detail, { id })).toMatchObject({ likes: on, collects: on, comments: said + 1 });
      expect(await author.ask(articles.author, { authorId: author.id })).toMatchObject({
        fanCount: on,
        likes: on,
        collects: on,
      });
      const [comment] = (await reader.ask(comments.list, { kind: 'headline', articleId: id })).items;
      expect(comment).toMatchObject({ likes: on, replyCount: said });
      await expectInvariants(school);
      // Nobody may comment too often.
      const created_at = new Date(TEST_NOW.getTime() - 3_600_000);
      await school.withTenant((tx) => tx.updateTable('article_comment').set({ created_at }).execute());
    }
  });

  test('one reader who likes and collects in many tabs, on and off, has at most one of each', async () => {
    const { school, author, id } = await build();
    const reader = await school.student();
    for (let round = 0; round < FEW; round += 1) {
      const answers = await race(3 * TABS, (n) => {
        const caller = tab(school, reader, n);
        const isOn = Math.random() < 0.6;
        if (n % 3 === 0) return patiently(() => caller.answer(articles.like, { id, isLiked: isOn }));
        if (n % 3 === 1) {
          return patiently(() => caller.answer(collections.toggle, { kind: 'article', id, isCollected: isOn }));
        }
        return patiently(() => caller.answer(follows.toggle, { authorId: author.id, isFollowed: isOn }));
      });
      expect(codesOf(answers)).toEqual({ 'code 0': 3 * TABS });
      const { likes, isLiked, collects, isCollected, head } = await tab(school, reader, round).ask(articles.detail, {
        id,
      });
      expect([likes, collects, head.fanCount]).toEqual([isLiked, isCollected, head.isFollowed].map(Number));
      await expectInvariants(school);
    }
  });

  test('one reader who collects a course and its lecturer in many tabs has each at most once, as the pages say', async () => {
    const school = await field.arena.school();
    const { id, saleId, lecturerId } = await buildCourse(school);
    const reader = await school.student();
    for (let round = 0; round < FEW; round += 1) {
      const answers = await race(2 * TABS, (n) => {
        const what =
          n % 2 === 0 ? ({ kind: 'course', id: saleId } as const) : { kind: 'lecturer' as const, id: lecturerId };
        const isCollected = Math.random() < 0.6;
        return patiently(() => tab(school, reader, n).answer(collections.toggle, { ...what, isCollected }));
      });
      expect(codesOf(answers)).toEqual({ 'code 0': 2 * TABS });
      const last = tab(school, reader, round);
      const course = await last.ask(courses.detail, { id, saleId });
      const lecturer = await last.ask(lecturers.detail, { id: lecturerId });
      expect(await last.ask(collections.totals)).toEqual({
        article: 0,
        course: Number(course.isCollected),
        lecturer: Number(lecturer.isCollected),
      });
    }
  });

  test('one reader is counted once a day, whichever process shows the article', async () => {
    const { school, author, id } = await build();
    const readers = await Promise.all(Array.from({ length: READERS }, () => school.student()));
    await race(2 * READERS, (n) =>
      tab(school, firstOf(readers, n % READERS), n < READERS ? 0 : 1).ask(articles.detail, { id }),
    );
    const reads = async () => (await author.ask(articles.ownText, { id })).reads;
    await expect.poll(reads).toBe(READERS);
    const { count } = await school.withTenant((tx) =>
      tx
        .selectFrom('article_read')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('article_id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    expect(count).toBe(READERS);
  });

  test('who deletes a comment waits for its article first, as who answers it does: neither holds what the other needs', async () => {
    const { school, id } = await build();
    const reader = await school.student();
    const comment = await reader.ask(comments.add, { kind: 'headline', articleId: id, content: '照着数了一遍' });
    const deleted = await school.withTenant(async (tx) => {
      await tx.selectFrom('article').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      const answer = tab(school, reader, 0).answer(comments.delete, { id: comment.id });
      await pause(HELD_MS);
      // What an answer below the comment does while it holds the article.
      await sql`set local lock_timeout = ${sql.lit(`${HELD_MS}ms`)}`.execute(tx);
      await tx
        .updateTable('article_comment')
        .set({ reply_count: sql`reply_count` })
        .where('id', '=', comment.id)
        .execute();
      return { answer };
    });
    expect((await deleted.answer).code).toBe(0);
    await expectInvariants(school);
  });
});
