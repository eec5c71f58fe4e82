import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { approve, buildPlate, submitArticle } from '../../testing/articles.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const { articles } = contract;

const world = openWorld();

test('a page of a search tells how many matches there are, and goes on by number or, in a keyset order, behind a card', async () => {
  const school = await world.school();
  const student = await school.student();
  const plateId = await buildPlate(school);
  const write = async (minute: number, facts: { title?: string; texts?: string[]; isPublic?: boolean }) => {
    const { id } = await submitArticle(school, student, { plateId, ...facts });
    await approve(school, id, new Date(TEST_NOW.getTime() + minute * 60_000));
    return id;
  };
  const inTitle = await write(0, { title: '抽屉原理难在哪里' });
  const [older, newer] = [await write(1, { texts: ['用抽屉原理。'] }), await write(2, { texts: ['也用抽屉原理。'] })];
  const inside = await write(3, { texts: ['还用抽屉原理。'], isPublic: false });
  await write(4, {});
  const ask = async (input: { page?: number; after?: string; sort?: 'newest' | 'relevant'; keyword?: string }) => {
    const page = await student.ask(articles.list, { keyword: '抽屉原理', pageSize: 3, ...input });
    return { ...page, ids: page.items.map(({ id }) => id) };
  };

  const first = await ask({});
  expect(first.totalCount).toBe(4);
  // A word of the title weighs more than a newer text.
  expect(first.ids[0]).toBe(inTitle);
  const second = await ask({ page: 2 });
  expect([...first.ids, ...second.ids].toSorted()).toEqual([inTitle, older, newer, inside].toSorted());
  expect(await ask({ page: 9 })).toMatchObject({ ids: [], totalCount: 4, currentPage: 9 });
  expect(await ask({ keyword: '抽屉原理 操场' })).toMatchObject({ ids: [], totalCount: 0 });

  const newest = await ask({ sort: 'newest' });
  expect(newest.ids).toEqual([inside, newer, older]);
  const rest = await ask({ sort: 'newest', after: newest.items[0]?.cursor ?? '' });
  expect(rest).toMatchObject({ ids: [newer, older, inTitle], totalCount: 3 });
  const seen = await school.visitor().ask(articles.list, { keyword: '抽屉原理', plateId });
  expect(seen.totalCount).toBe(3);
  expect(seen.items[0]?.excerpt).toContain('抄题');
});
