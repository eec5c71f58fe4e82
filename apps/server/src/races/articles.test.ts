import { setTimeout as pause } from 'node:timers/promises';
import { articles, comments, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { toSearchVector } from '../domain/searchWords.ts';
import { passText, refuseText } from '../modules/articles/decide.ts';
import { AppError } from '../platform/core/errors.ts';
import { buildPlate, documentOf, publishArticle, submitArticle } from '../testing/articles.ts';
import { buildUpload } from '../testing/chat.ts';
import { expectInvariants } from '../testing/invariants.ts';
import type { School, StudentCaller } from '../testing/school.ts';
import { codesOf, firstOf, openField, POSTGRES, patiently, ROUNDS, race } from './field.ts';

/** A round of these races writes dozens of rows: a few of the rounds of the others. */
const FEW = Math.ceil(ROUNDS / 8);
const TABS = 6;
const READERS = 8;

describe.skipIf(!POSTGRES)('texts of an article between two processes (product.md 4.13, C4)', () => {
  const field = openField();
  const tab = (school: School, { token }: StudentCaller, n: number) =>
    field.arena.remote({ token, host: school.host }, n);
  /** A decision of the school: whether it was taken, or came too late. */
  const decide = async (school: School, id: number, isPassed: boolean) => {
    const now = field.arena.app.platform.clock.now();
    try {
      await school.withTenant(async (tx) => {
        const ctx = { tx, companyId: school.id, now };
        const query = tx.selectFrom('article').select('version').where('id', '=', id);
        const read = { version: (await query.executeTakeFirstOrThrow()).version, by: null };
        await (isPassed ? passText(ctx, id, read) : refuseText(ctx, id, { ...read, reason: '太短' }));
      });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.kind === 'refused') return false;
      throw error;
    }
  };
  const articleOf = (school: School, id: number) =>
    school.withTenant((tx) =>
      tx
        .selectFrom('article')
        .select(['state', 'version', 'public_version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );

  /** Makes texts in which title, paragraphs, cover and file all carry one name. */
  function writer(school: School, author: StudentCaller) {
    let count = 0;
    return async (plateId: number) => {
      count += 1;
      const name = `t${count}`;
      const file = { kind: 'attachDoc', name: `${name}.pdf`, path: `u/${school.id}${author.id}${name}.pdf` } as const;
      const cover = { kind: 'articleCover', path: `p/${school.id}${author.id}${name}.png` } as const;
      return {
        plateId,
        title: name,
        content: documentOf(name, name),
        coverId: await buildUpload(school, author, cover),
        fileIds: [await buildUpload(school, author, file)],
        isPublic: true,
        allowsComments: true,
      };
    };
  }

  test('of tabs that hand in one article at once, one is taken, whether the board reviews or not', async () => {
    const school = await field.arena.school();
    const author = await school.student();
    const write = writer(school, author);
    for (const needs_review of [true, false]) {
      const plateId = await buildPlate(school, { needs_review });
      const { id, version: first } = await author.ask(articles.save, await write(plateId));
      if (needs_review) await decide(school, id, true);
      const late = needs_review ? ResultCode.articleNotEditable : ResultCode.changedElsewhere;
      for (let version = first; version < first + FEW; version += 1) {
        const texts = await Promise.all(Array.from({ length: TABS }, () => write(plateId)));
        const answers = await race(TABS, (n) =>
          patiently(() => tab(school, author, n).answer(articles.save, { ...firstOf(texts, n), id, version })),
        );
        expect(codesOf(answers)).toEqual({ 'code 0': 1, [`code ${late}`]: TABS - 1 });
        const winner = firstOf(
          texts,
          answers.findIndex(({ code }) => code === 0),
        );
        expect(await author.ask(articles.ownText, { id })).toMatchObject({
          title: winner.title,
          version: version + 1,
        });
        if (needs_review) await decide(school, id, version % 2 === 0);
      }
    }
    await expectInvariants(school);
  });

  test('a text is withdrawn, passed or refused, once, whoever comes first', async () => {
    const school = await field.arena.school();
    const author = await school.student();
    const plateId = await buildPlate(school);
    const seen = new Set<string>();
    for (let round = 0; round < 2 * FEW; round += 1) {
      const { id } = await submitArticle(school, author, { plateId });
      const [tabs, passed, refused] = await Promise.all([
        race(2, async (n) => {
          await pause(Math.random() * 8);
          return patiently(() => tab(school, author, n).answer(articles.withdraw, { id }));
        }),
        pause(Math.random() * 8).then(() => decide(school, id, true)),
        pause(Math.random() * 8).then(() => decide(school, id, false)),
      ]);
      const codes = codesOf(tabs);
      const withdrawn = codes['code 0'] ?? 0;
      expect(codes).toEqual({
        ...(withdrawn ? { 'code 0': withdrawn } : {}),
        [`code ${ResultCode.stateForbids}`]: 2 - withdrawn,
      });
      expect(withdrawn + Number(passed) + Number(refused)).toBe(1);
      const state = passed ? 'published' : refused ? 'rejected' : 'withdrawn';
      expect(await articleOf(school, id)).toEqual({ state, version: 1, public_version: passed ? 1 : null });
      seen.add(state);
      await author.ask(articles.delete, { id });
    }
    expect(seen.size).toBeGreaterThan(1);
    await expectInvariants(school);
  });

  test('readers see one text that has passed, whole, while others are handed in, withdrawn, passed and refused', async () => {
    const school = await field.arena.school();
    const [author, reader] = [await school.student(), await school.student()];
    const [write, plateId] = [writer(school, author), await buildPlate(school)];
    const { id } = await author.ask(articles.save, await write(plateId));
    await decide(school, id, true);
    const read = async (n: number) => {
      await pause(Math.random() * 40);
      const { title, content, cover, attachments } = await tab(school, reader, n).ask(articles.detail, { id });
      expect(content.blocks.map((block) => (block.kind === 'picture' ? '' : block.text))).toEqual([title, title]);
      expect(attachments.map(({ name }) => name)).toEqual([`${title}.pdf`]);
      expect(cover).toContain(`${title}.png`);
      return title;
    };
    const seen = new Set<string>();
    // Whether a text passes in a round is a matter of who comes first: rounds go on until readers have seen a second one.
    for (let round = 0; round < FEW || (seen.size < 2 && round < 4 * FEW); round += 1) {
      const handIn = async (n: number) => {
        await pause(Math.random() * 20);
        const text = await write(plateId);
        const { version } = await articleOf(school, id);
        return patiently(() => tab(school, author, n).answer(articles.save, { ...text, id, version }));
      };
      const withdraw = async (n: number) => {
        await pause(Math.random() * 30);
        return patiently(() => tab(school, author, n).answer(articles.withdraw, { id }));
      };
      const [answers, titles] = await Promise.all([
        race(TABS, (n) => (n % 3 === 2 ? withdraw(n) : handIn(n))),
        race(READERS, read),
        race(TABS, (n) => pause(Math.random() * 40).then(() => decide(school, id, n % 3 > 0))),
      ]);
      const allowed = [0, ResultCode.articleNotEditable, ResultCode.changedElsewhere, ResultCode.stateForbids];
      expect(Object.keys(codesOf(answers)).filter((code) => !allowed.some((one) => code === `code ${one}`))).toEqual(
        [],
      );
      for (const title of titles) seen.add(title);
      await expectInvariants(school);
      const rows = await school.withTenant((tx) =>
        tx
          .selectFrom('article_text as v')
          .innerJoin('article as a', 'a.id', 'v.article_id')
          .select(['v.title', 'v.body', 'v.state', sql<string>`a.words::text`.as('words')])
          .where('v.article_id', '=', id)
          .where('v.state', 'in', ['published', 'replaced'])
          .execute(),
      );
      expect([...seen].filter((title) => !rows.some((row) => row.title === title))).toEqual([]);
      const shown = firstOf(
        rows.filter(({ state }) => state === 'published'),
        0,
      );
      expect(await read(round)).toBe(shown.title);
      seen.add(shown.title);
      const { rows: wanted } = await sql<{ words: string }>`
        select ${toSearchVector([shown.title], [shown.body])}::tsvector::text as words`.execute(
        field.arena.app.platform.store.owner,
      );
      expect(shown.words).toBe(firstOf(wanted, 0).words);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('an article is deleted while it is commented on: each comment is stored or refused, and none comes after (I18)', async () => {
    const school = await field.arena.school();
    const author = await school.student();
    const plateId = await buildPlate(school);
    for (let round = 0; round < FEW; round += 1) {
      const { id: articleId } = await publishArticle(school, author, { plateId });
      const readers = await Promise.all(Array.from({ length: READERS }, () => school.student()));
      const key = { kind: 'headline' as const, articleId, content: '照着数了一遍' };
      const root = await firstOf(readers, 0).ask(comments.add, key);
      const [added] = await Promise.all([
        race(READERS, async (n) => {
          await pause(Math.random() * 15);
          const parent = n % 2 === 0 ? {} : { parentId: root.id };
          return patiently(() => tab(school, firstOf(readers, n), n).answer(comments.add, { ...key, ...parent }));
        }),
        pause(Math.random() * 15).then(() =>
          tab(school, firstOf(readers, 0), round).answer(comments.delete, { id: root.id }),
        ),
        pause(Math.random() * 15).then(() => tab(school, author, round).ask(articles.delete, { id: articleId })),
      ]);
      const codes = codesOf(added);
      expect(Object.keys(codes).filter((code) => code !== 'code 0' && code !== 'HTTP 404')).toEqual([]);
      const { count } = await school.withTenant((tx) =>
        tx
          .selectFrom('article_comment')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('article_id', '=', articleId)
          .executeTakeFirstOrThrow(),
      );
      expect(count).toBe(1 + (codes['code 0'] ?? 0));
      expect((await tab(school, firstOf(readers, 1), round).answer(comments.add, key)).status).toBe(404);
      expect((await articleOf(school, articleId)).state).toBe('deleted');
    }
    await expectInvariants(school);
  });
});
