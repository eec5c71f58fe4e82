import { contract } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { publishArticle } from '../../testing/articles.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
afterEach(() => world.clock.set(TEST_NOW));
const { comments } = contract;

test('comments and answers go on behind the last one, whatever was written or deleted meanwhile (product.md 4.13)', async () => {
  const school = await world.school();
  const [author, writer, reader] = [await school.student(), await school.student(), await school.student()];
  const key = { kind: 'headline' as const, articleId: (await publishArticle(school, author)).id };
  const write = async (minute: number, parentId?: number) => {
    world.clock.set(new Date(TEST_NOW.getTime() + minute * 60_000));
    return (await writer.ask(comments.add, { ...key, content: `第${minute}条`, parentId })).id;
  };
  const ids = [await write(0), await write(1), await write(2), await write(3)] as const;
  await reader.ask(comments.like, { id: ids[1], isLiked: true });
  for (const [sort, expected] of [
    ['newest', [ids[3], ids[2], ids[1], ids[0]]],
    ['hottest', [ids[1], ids[3], ids[2], ids[0]]],
  ] as const) {
    const first = await reader.ask(comments.list, { ...key, sort, pageSize: 2 });
    // A page number would now show the second one twice.
    const meanwhile = await write(10);
    const rest = await reader.ask(comments.list, { ...key, sort, pageSize: 2, after: first.items[1]?.cursor });
    await writer.ask(comments.delete, { id: meanwhile });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(expected);
    expect(rest.totalCount).toBe(2);
  }
  const answers = [await write(20, ids[0]), await write(21, ids[0]), await write(22, ids[0]), await write(23, ids[0])];
  const root = (await reader.ask(comments.list, { ...key, sort: 'newest' })).items.find(({ id }) => id === ids[0]);
  expect(root?.replies.map(({ id }) => id)).toEqual(answers.slice(0, 2));
  await writer.ask(comments.delete, { id: answers[0] ?? 0 });
  const after = root?.replies.at(-1)?.cursor;
  const more = await reader.ask(comments.replies, { id: ids[0], after, pageSize: 50 });
  expect(more.items.map(({ id }) => id)).toEqual(answers.slice(2));
  for (const made of ['x', '9999999999999999_1', `' or 1=1`]) {
    expect((await reader.answer(comments.list, { ...key, after: made })).code).toBe(0);
  }
});

test('a comment that waits for its review is read by everybody at once, as its writer is told (product.md 4.13)', async () => {
  const school = await world.school();
  const [author, writer] = [await school.student(), await school.student()];
  const key = { kind: 'headline' as const, articleId: (await publishArticle(school, author)).id };
  const { id, state } = await writer.ask(comments.add, { ...key, content: '说得好' });
  expect(state).toBe('inReview');
  const { items } = await author.ask(comments.list, { ...key, sort: 'newest' });
  expect(items.map((each) => each.id)).toEqual([id]);
});
