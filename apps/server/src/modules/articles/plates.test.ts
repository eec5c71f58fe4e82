import { contract } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { buildPlate, publishArticle } from '../../testing/articles.ts';
import type { School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const { articles, follows } = contract;

const world = openWorld();
afterEach(() => world.clock.set(TEST_NOW));

const entrust = (school: School, plateId: number, lecturerIds: readonly number[]) =>
  school.withTenant((tx) =>
    tx
      .insertInto('plate_lecturer')
      .values(lecturerIds.map((lecturer_id, sort) => ({ company_id: school.id, plate_id: plateId, lecturer_id, sort })))
      .execute(),
  );

test('a board names its lecturers in the order of the school, without those who have left', async () => {
  const school = await world.school();
  const [one, two, left] = [await school.lecturer(), await school.lecturer(), await school.lecturer()];
  const [plateId, other] = [await buildPlate(school), await buildPlate(school)];
  await entrust(school, plateId, [two.id, left.id, one.id]);
  await school.withTenant((tx) =>
    tx.updateTable('lecturer').set({ has_left: true }).where('id', '=', left.id).execute(),
  );
  const plates = await school.visitor().ask(articles.plates, {});
  const lecturersOf = (id: number) => plates.find((plate) => plate.id === id)?.lecturers.map((each) => each.id);
  expect(lecturersOf(plateId)).toEqual([two.id, one.id]);
  expect(lecturersOf(other)).toEqual([]);
  expect(plates.find(({ id }) => id === plateId)?.lecturers[0]).toMatchObject({ kind: 'lecturer' });
});

test('who often writes on a board is counted by what the reader may read, the best liked first among equals', async () => {
  const school = await world.school();
  const [often, liked, once, gone] = [
    await school.student(),
    await school.student(),
    await school.student(),
    await school.student(),
  ];
  const reader = await school.student();
  const [plateId, other] = [await buildPlate(school), await buildPlate(school)];
  for (const author of [often, often, liked, once, gone, gone]) await publishArticle(school, author, { plateId });
  await publishArticle(school, often, { plateId, isPublic: false });
  const { id } = await publishArticle(school, liked, { plateId });
  await publishArticle(school, once, { plateId: other });
  await reader.ask(articles.like, { id, isLiked: true });
  await reader.ask(follows.toggle, { authorId: liked.id, authorKind: 'student', isFollowed: true });
  await school.withTenant((tx) =>
    tx.updateTable('student').set({ status: 'closed' }).where('id', '=', gone.id).execute(),
  );

  const seen = await reader.ask(articles.plateAuthors, { plateId });
  expect(seen.map(({ author, articleCount }) => [author.id, articleCount])).toEqual([
    [often.id, 3],
    [liked.id, 2],
  ]);
  expect(seen[1]).toMatchObject({ likes: 1, isFollowed: true, isMe: false });
  const shared = await school.visitor().ask(articles.plateAuthors, { plateId });
  expect(shared.map(({ author }) => author.id)).toEqual([liked.id, often.id]);
  expect((await liked.ask(articles.plateAuthors, { plateId })).find(({ isMe }) => isMe)?.author.id).toBe(liked.id);
  expect(await reader.ask(articles.plateAuthors, { plateId: other })).toEqual([]);
  expect((await reader.answer(articles.plateAuthors, { plateId: 1 })).status).toBe(404);
});
