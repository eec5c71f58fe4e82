import { contract } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { approve, buildPlate, submitArticle } from '../../testing/articles.ts';
import type { StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const { articles, collections, comments, follows } = contract;

const world = openWorld();
afterEach(() => world.clock.set(TEST_NOW));

const at = (minute: number) => new Date(TEST_NOW.getTime() + minute * 60_000);
const NO_CURSORS = ['x', '9999999999999999_1', '-9999999999999999_1', '1_9999999999999999_1', '7_1_1', `' or 1=1`];

test('followers go on behind the last one in both orders, whoever follows or leaves meanwhile (product.md 4.13)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const key = { authorId: lecturer.id, authorKind: 'lecturer' as const };
  const reader = await school.student();
  const follow = async (fan: StudentCaller, minute: number, isFollowed = true) => {
    world.clock.set(at(minute));
    await fan.ask(follows.toggle, { ...key, isFollowed });
  };
  const fans = [
    await school.student(),
    await school.student(),
    await school.student(),
    await school.student(),
  ] as const;
  // Two at the same moment: the id decides.
  for (const [place, fan] of fans.entries()) await follow(fan, place === 1 ? 0 : place);
  for (const fan of [fans[0], fans[2]])
    await reader.ask(follows.toggle, { authorId: fan.id, authorKind: 'student', isFollowed: true });
  const ids = fans.map(({ id }) => id);
  for (const [sort, expected] of [
    ['newest', [ids[3], ids[2], ids[1], ids[0]]],
    ['followed', [ids[2], ids[0], ids[3], ids[1]]],
  ] as const) {
    const first = await reader.ask(follows.fans, { ...key, sort, pageSize: 2 });
    // A page number would now show the second one twice.
    const newcomer = await school.student();
    await follow(newcomer, 10);
    if (sort === 'followed')
      await reader.ask(follows.toggle, { authorId: newcomer.id, authorKind: 'student', isFollowed: true });
    const rest = await reader.ask(follows.fans, { ...key, sort, pageSize: 2, after: first.items[1]?.cursor });
    expect([...first.items, ...rest.items].map(({ author }) => author.id)).toEqual(expected);
    await follow(newcomer, 11, false);
    // Who leaves takes nobody along: behind the first of the page stands the second still.
    const behind = await reader.ask(follows.fans, { ...key, sort, pageSize: 3, after: first.items[0]?.cursor });
    expect(behind.items.map(({ author }) => author.id)).toEqual(expected.slice(1));
  }
  for (const after of NO_CURSORS)
    expect(await reader.answer(follows.fans, { ...key, after })).toMatchObject({ code: 0 });
});

test('own articles go on behind the last one, across states, whatever is handed in meanwhile (product.md 4.13)', async () => {
  const school = await world.school();
  const student = await school.student();
  const plateId = await buildPlate(school);
  const submit = async (minute: number) => {
    world.clock.set(at(minute));
    return (await submitArticle(school, student, { plateId })).id;
  };
  const publish = async (minute: number) => {
    const id = await submit(minute);
    await approve(school, id, at(minute));
    return id;
  };
  const published = [await publish(0), await publish(1), await publish(2)] as const;
  const waiting = [await submit(3), await submit(4)] as const;
  const expected = [waiting[1], waiting[0], published[2], published[1], published[0]];
  const seen: number[] = [];
  let after: string | undefined;
  for (const minute of [10, 11, 12]) {
    const { items } = await student.ask(articles.mine, { pageSize: 2, after });
    seen.push(...items.map(({ id }) => id));
    after = items.at(-1)?.cursor;
    await submit(minute);
  }
  expect(seen).toEqual(expected);
  const first = await student.ask(articles.mine, { state: 'published', pageSize: 2 });
  await publish(20);
  const rest = await student.ask(articles.mine, { state: 'published', pageSize: 2, after: first.items[1]?.cursor });
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([published[2], published[1], published[0]]);
  expect(rest).toMatchObject({ totalCount: 1, currentPage: 1 });
  for (const made of NO_CURSORS) expect((await student.answer(articles.mine, { after: made })).code).toBe(0);
});

test('a made-up cursor is no failure of any list, whatever it says (X9)', async () => {
  const school = await world.school();
  const student = await school.student();
  const { id } = await submitArticle(school, student);
  await approve(school, id);
  for (const after of NO_CURSORS) {
    for (const sort of ['newest', 'recommended', 'hot', 'mostRead'] as const)
      expect(await student.answer(articles.list, { sort, after })).toMatchObject({ code: 0 });
    for (const sort of ['newest', 'hottest'] as const)
      expect(await student.answer(comments.list, { kind: 'headline', articleId: id, sort, after })).toMatchObject({
        code: 0,
      });
    for (const kind of ['article', 'course', 'lecturer'] as const)
      expect(await student.answer(collections.list, { kind, after })).toMatchObject({ code: 0 });
  }
});
