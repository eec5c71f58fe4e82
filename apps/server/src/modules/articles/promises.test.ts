import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { documentOf, submitArticle } from '../../testing/articles.ts';
import { buildUpload } from '../../testing/chat.ts';
import { openWorld } from '../../testing/world.ts';
import { passText, refuseText } from './decide.ts';

const world = openWorld();
const { articles } = contract;

/** An article with its text handed in anew, after the school refused the first one, and that one published. */
async function publishedAtTheSecondTry() {
  const school = await world.school();
  const author = await school.student();
  const { id } = await submitArticle(school, author);
  const decide = (work: typeof passText | typeof refuseText, version: number) =>
    world.platform.tenancy.withTenant(school.id, (tx) =>
      work({ tx, companyId: school.id, now: world.clock.now() }, id, { version, by: null, reason: '太短' }),
    );
  await decide(refuseText, 1);
  const { plateId = 0 } = await author.ask(articles.ownText, { id });
  const text = {
    title: '改过',
    content: documentOf('改过了'),
    fileIds: [],
    isPublic: true,
    allowsComments: true,
    plateId,
  };
  world.clock.advance(60_000);
  await author.ask(articles.save, { ...text, id, version: 1 });
  world.clock.advance(60_000);
  await decide(passText, 2);
  return { school, author, id, text, decide };
}

test('an article says 修改于 only where another text of it was public before (product.md 4.13)', async () => {
  const { school, author, id, text, decide } = await publishedAtTheSecondTry();
  const reader = await school.student();
  expect((await reader.ask(articles.detail, { id })).revisedAt).toBeUndefined();
  world.clock.advance(60_000);
  await author.ask(articles.save, { ...text, title: '又改过', id, version: 2 });
  const submitted = world.clock.now().toISOString();
  await decide(passText, 3);
  expect((await reader.ask(articles.detail, { id })).revisedAt).toBe(submitted);
});

test('the first picture becomes the cover where none was chosen, as the editor says, in every list', async () => {
  const school = await world.school();
  const author = await school.student();
  const { id } = await submitArticle(school, author);
  const pictures = [
    await buildUpload(school, author, { kind: 'articleImage' }),
    await buildUpload(school, author, { kind: 'articleImage' }),
  ];
  const { plateId = 0, version } = await author.ask(articles.ownText, { id });
  await author.ask(articles.withdraw, { id });
  const blocks = [
    ...documentOf('先有字').blocks,
    ...pictures.map((fileId) => ({ kind: 'picture' as const, fileId, alt: '', width: 50 as const })),
  ];
  const text = {
    title: '有图',
    content: { version: 1 as const, blocks },
    fileIds: [],
    isPublic: true,
    allowsComments: true,
  };
  await author.ask(articles.save, { ...text, id, version, plateId });
  await world.platform.tenancy.withTenant(school.id, (tx) =>
    passText({ tx, companyId: school.id, now: world.clock.now() }, id, { version: version + 1, by: null }),
  );
  const own = await author.ask(articles.ownText, { id });
  const shown = own.pictures.find(({ fileId }) => fileId === pictures[0])?.url;
  expect(shown).toBeDefined();
  expect(own.cover).toBe(shown);
  // A cover that nobody chose stays unchosen: it follows the text.
  expect(own.coverId).toBeUndefined();
  expect((await author.ask(articles.detail, { id })).cover).toBe(shown);
});
