import { contract } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { approve, buildNote, buildPlate, submitArticle } from '../../testing/articles.ts';
import type { StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const { articles, collections, comments, notes } = contract;

const world = openWorld();
afterEach(() => world.clock.set(TEST_NOW));

const MINUTE_MS = 60_000;
const at = (minute: number) => new Date(TEST_NOW.getTime() + minute * MINUTE_MS);

test('below a note stands what its readers published after they had liked it or commented on it (product.md 4.15)', async () => {
  const school = await world.school();
  const plateId = await buildPlate(school);
  const [likes, says, other] = [await school.student(), await school.student(), await school.student()];
  const id = await buildNote(school, await school.lecturer());
  const write = async (student: StudentCaller, minute: number, isPublic = true) => {
    const article = await submitArticle(school, student, { plateId, isPublic });
    await approve(school, article.id, at(minute));
    return article.id;
  };
  await write(likes, 1);
  world.clock.set(at(5));
  await likes.ask(articles.like, { id, isLiked: true });
  const said = await says.ask(comments.add, { kind: 'note', articleId: id, content: '页脚抄下来了' });
  await other.ask(collections.toggle, { kind: 'article', id, isCollected: true });
  const [first, second] = [await write(likes, 10), await write(says, 11, false)];
  const third = await write(likes, 12);
  await write(other, 13);

  const idsOf = async (who: Pick<StudentCaller, 'ask'>) =>
    (await who.ask(notes.ofReaders, { id })).items.map((card) => card.id);
  expect(await idsOf(other)).toEqual([third, second, first]);
  expect(await idsOf(school.visitor())).toEqual([third, first]);
  const page = await other.ask(notes.ofReaders, { id, pageSize: 2 });
  const rest = await other.ask(notes.ofReaders, { id, pageSize: 2, after: page.items[1]?.cursor });
  expect(rest.items.map((card) => card.id)).toEqual([first]);
  await likes.ask(articles.like, { id, isLiked: false });
  expect(await idsOf(other)).toEqual([second]);
  await says.ask(comments.delete, { id: said.id });
  expect(await idsOf(other)).toEqual([]);
  expect((await other.answer(notes.ofReaders, { id: first })).status).toBe(404);
});
