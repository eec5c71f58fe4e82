import { contract } from '@shuyuan/contract';
import type { ArticleDocument } from '@shuyuan/rules';
import { expect, test } from 'vitest';
import { reviewWritings } from '../../commands/reviewWritings.ts';
import { buildPlate, documentOf, submitArticle } from '../../testing/articles.ts';
import { buildUpload } from '../../testing/chat.ts';
import type { School } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld({ config: { isDemo: true } });
const { articles } = contract;

/** What the school decides, by the command. */
const review = (...args: string[]) => reviewWritings(args, { ...world.platform, now: world.clock.now() });
/** The same by the control of the demo. */
const audit = (school: School, payload: object) =>
  world.app.inject({ method: 'POST', url: '/__sim/headline/audit', headers: { host: school.host }, payload });

/** An article whose author took the text back that was read, and handed in another. */
async function replaced() {
  const school = await world.school();
  const author = await school.student();
  const { id } = await submitArticle(school, author);
  const { plateId = 0 } = await author.ask(articles.ownText, { id });
  expect(await review('list', school.label)).toEqual([`article ${id}, text 1: 错题本的正确打开方式`]);
  await author.ask(articles.withdraw, { id });
  const text = {
    title: '没有人读过',
    content: documentOf('没有人读过'),
    fileIds: [],
    isPublic: true,
    allowsComments: true,
  };
  await author.ask(articles.save, { ...text, id, version: 1, plateId });
  return { school, author, id };
}

test('a decision about a text that was replaced meanwhile is refused, and says what to do', async () => {
  const { school, author, id } = await replaced();
  for (const [command = '', ...more] of [['approve'], ['reject', '--reason', '太短']]) {
    await expect(review(command, school.label, String(id), '--version', '1', ...more)).rejects.toThrow(
      `${command} ${id} is not possible: its author has replaced text 1, which is no longer in review; list it, read the new text and name its number.`,
    );
  }
  expect(await author.ask(articles.ownText, { id })).toMatchObject({ state: 'inReview', version: 2 });
  expect(await review('list', school.label)).toEqual([`article ${id}, text 2: 没有人读过`]);
  expect(await review('approve', school.label, String(id), '--version', '2')).toEqual([`Article ${id} is published.`]);
  expect(await author.ask(articles.detail, { id })).toMatchObject({ title: '没有人读过' });
  // The number of a text that was decided is of no use again.
  await expect(review('approve', school.label, String(id), '--version', '2')).rejects.toThrow(
    'its state does not allow it',
  );
});

test('a decision names the text that was read, and only a decision about a text does', async () => {
  const { school, author, id } = await replaced();
  for (const wrong of [[], ['--version', '0'], ['--version', 'x'], ['--version', '']]) {
    await expect(review('approve', school.label, String(id), ...wrong)).rejects.toThrow('Usage');
  }
  await expect(review('takeOff', school.label, String(id), '--version', '2')).rejects.toThrow('Usage');
  expect(await author.ask(articles.ownText, { id })).toMatchObject({ state: 'inReview', version: 2 });
});

test('the control of the demo names it too (S10)', async () => {
  const { school, author, id } = await replaced();
  expect((await audit(school, { headlineId: id, action: 'approve' })).statusCode).toBe(422);
  const late = await audit(school, { headlineId: id, action: 'approve', version: 1 });
  expect(late.json()).toMatchObject({ resultCode: 4010 });
  expect(await author.ask(articles.ownText, { id })).toMatchObject({ state: 'inReview' });
  expect((await audit(school, { headlineId: id, action: 'reject', version: 2 })).statusCode).toBe(200);
  expect(await author.ask(articles.ownText, { id })).toMatchObject({ state: 'rejected', version: 2 });
});

test('what is to be published can be read before the decision: text, links, pictures and files, with their places', async () => {
  const school = await world.school();
  const author = await school.student();
  const picture = await buildUpload(school, author, { kind: 'articleImage', name: '图.png' });
  const file = await buildUpload(school, author, { kind: 'attachDoc', name: '提纲.pdf' });
  const content: ArticleDocument = {
    version: 1,
    blocks: [
      { kind: 'paragraph', text: '看这里', marks: [{ kind: 'link', from: 0, to: 3, href: 'https://a.example/' }] },
      { kind: 'picture', fileId: picture, alt: '一张图', width: 50 },
    ],
  };
  const plateId = await buildPlate(school);
  const text = { plateId, title: '错题本', content, fileIds: [file], isPublic: true, allowsComments: true };
  const { id } = await author.ask(articles.save, text);
  const lines = await review('read', school.label, String(id));
  expect(lines[0]).toBe(`article ${id}, text 1, inReview, board 学习方法: 错题本`);
  expect(lines).toEqual(
    expect.arrayContaining([
      '1. 看这里',
      '   link: https://a.example/',
      expect.stringMatching(/^2\. picture: 图\.png · \d+ bytes · .*\/files\/\d+\/\S+ · 一张图$/),
      expect.stringMatching(/^file: 提纲\.pdf · \d+ bytes · .*\/files\/\d+\/\S+$/),
    ]),
  );
  await expect(review('read', school.label, '1')).rejects.toThrow('The school has no article 1.');
});

test('every decision about a text leaves a row in the audit log, with who decided and why', async () => {
  const school = await world.school();
  const author = await school.student();
  const { id } = await submitArticle(school, author);
  await review('reject', school.label, String(id), '--version', '1', '--reason', '太短', '--by', '周老师');
  const rows = await school.withTenant((tx) =>
    tx.selectFrom('audit_log').select(['event', 'detail']).where('event', 'like', 'article %').execute(),
  );
  expect(rows).toEqual([
    { event: 'article refused', detail: { articleId: id, version: 1, by: '周老师', reason: '太短' } },
  ]);
});
