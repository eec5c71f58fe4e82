import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { reviewWritings } from '../../commands/reviewWritings.ts';
import { documentOf, submitArticle } from '../../testing/articles.ts';
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
