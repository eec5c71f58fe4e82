import type { Comment, Reply } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import type { Api } from '../../api/createApi.ts';
import { CommentsStore } from './CommentsStore.ts';

const PLACE = { kind: 'headline', articleId: 5 } as const;
const author = { kind: 'student', id: 7, name: '陈一诺' } as const;
const buildReply = (id: number, over: Partial<Reply> = {}): Reply => ({
  id,
  author,
  content: `答${id}`,
  state: 'shown',
  createdAt: '2026-11-20T02:00:00.000Z',
  likes: 0,
  isLiked: false,
  isOwn: false,
  isByAuthor: false,
  ...over,
});
const buildComment = (id: number, over: Partial<Comment> = {}): Comment => ({
  ...buildReply(id),
  content: `评${id}`,
  replyCount: 0,
  replies: [],
  ...over,
});
const pageOf = <T>(items: T[], totalCount = items.length) => ({ items, totalCount, currentPage: 1, pageSize: 10 });

type Calls = Api['comments'];
async function open(over: Partial<Calls>, first: Comment[], total = first.length) {
  const list = vi.fn<Calls['list']>(async () => pageOf(first, total));
  const comments = { list, ...over } as Calls;
  const store = new CommentsStore({ comments });
  store.show(PLACE);
  await vi.waitFor(() => expect(store.total).toBe(total));
  return { store, list };
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

it('reads the first page by its order, and lecturers alone without one', async () => {
  const { store, list } = await open({}, [buildComment(1)]);
  expect(list).toHaveBeenLastCalledWith({ ...PLACE, sort: 'hottest', page: 1, pageSize: 10 });
  store.choose('lecturers');
  expect(list).toHaveBeenLastCalledWith({ ...PLACE, isByLecturers: true, page: 1, pageSize: 10 });
});

it('counts what the page shows, answers too, as the card of the article does (product.md 4.13)', async () => {
  const gone = buildComment(1, { state: 'deleted', replyCount: 1, replies: [buildReply(11)] });
  const add = async () => buildComment(9, { isOwn: true });
  const { store } = await open({ add }, [buildComment(3, { replyCount: 2 }), buildComment(2), gone]);
  expect(store.countAll(99)).toBe(5);
  await store.add('新的');
  expect(store.countAll(99)).toBe(6);
  const part = await open({}, [buildComment(3, { replyCount: 2 })], 4);
  expect(part.store.countAll(6), 'while some are not here the article tells').toBe(6);
});

it('adds the next page and shows nothing twice when a comment was written meanwhile', async () => {
  const { store, list } = await open({}, [buildComment(3), buildComment(2)], 4);
  list.mockResolvedValueOnce(pageOf([buildComment(2), buildComment(1)], 4));
  await store.loadMore();
  expect(idsOf(store.rows)).toEqual([3, 2, 1]);
  expect(store.moreCount).toBe(1);
});

it('goes on behind the last comment that has a place, and is done when nothing follows, whatever was written or deleted meanwhile', async () => {
  const add = async () => buildComment(9, { isOwn: true });
  const { store, list } = await open({ add }, [buildComment(3), buildComment(2, { cursor: '4_2' })], 5);
  await store.add('新的');
  expect(store.moreCount).toBe(3);
  list.mockResolvedValueOnce(pageOf([buildComment(1, { cursor: '1_1' })]));
  await store.loadMore();
  expect(list).toHaveBeenLastCalledWith({ ...PLACE, sort: 'hottest', after: '4_2', pageSize: 10 });
  expect(idsOf(store.rows)).toEqual([9, 3, 2, 1]);
  expect(store.moreCount).toBe(0);
});

it('loads answers behind the last one that has a place; an own one without a place stays at the end', async () => {
  const replies = vi.fn<Calls['replies']>(async () => pageOf([buildReply(12, { cursor: '2_12' })]));
  const first = buildComment(1, { replies: [buildReply(11, { cursor: '1_11' })], replyCount: 2 });
  const { store } = await open({ replies, add: async () => buildComment(19, { isOwn: true }) }, [first]);
  await store.add('答', 1);
  await store.loadReplies(1);
  expect(replies).toHaveBeenLastCalledWith({ id: 1, after: '1_11', page: undefined, pageSize: 50 });
  expect(idsOf(store.rows[0]?.replies ?? [])).toEqual([11, 12, 19]);
});

it('forgets the later pages of another order', async () => {
  const { store, list } = await open({}, [buildComment(2)], 2);
  const late = Promise.withResolvers<Awaited<ReturnType<Calls['list']>>>();
  list.mockReturnValueOnce(late.promise);
  const more = store.loadMore();
  store.choose('newest');
  late.resolve(pageOf([buildComment(1)], 2));
  await more;
  await vi.waitFor(() => expect(idsOf(store.rows)).toEqual([2]));
});

it('puts a written comment first and counts it', async () => {
  const { store } = await open({ add: async () => buildComment(9, { isOwn: true, state: 'inReview' }) }, [
    buildComment(1),
  ]);
  await store.add('新的');
  expect(idsOf(store.rows)).toEqual([9, 1]);
  expect(store.total).toBe(2);
});

it('puts an answer below its comment, and names whom it answers where that is another answer', async () => {
  const add = vi.fn<Calls['add']>(async () => buildComment(9, { isOwn: true }));
  const first = buildComment(1, { replies: [buildReply(11)], replyCount: 1 });
  const { store } = await open({ add }, [first]);
  await store.add('答', 1);
  await store.add('再答', 11);
  expect(add).toHaveBeenLastCalledWith({ ...PLACE, content: '再答', parentId: 11 });
  const [row] = store.rows;
  expect(row?.replies.map(({ toName }) => toName)).toEqual([undefined, undefined, '陈一诺']);
  expect(row?.replyCount).toBe(3);
  expect(store.total).toBe(1);
});

it('loads the answers that are missing, without those that are here', async () => {
  const replies = vi.fn<Calls['replies']>(async () => pageOf([buildReply(11), buildReply(12), buildReply(13)]));
  const { store } = await open({ replies }, [buildComment(1, { replies: [buildReply(11)], replyCount: 3 })]);
  await store.loadReplies(1);
  expect(idsOf(store.rows[0]?.replies ?? [])).toEqual([11, 12, 13]);
});

it('likes a comment and an answer', async () => {
  const like = vi.fn<Calls['like']>(async ({ isLiked }) => ({ isLiked, likes: 5 }));
  const { store } = await open({ like }, [
    buildComment(1, { replies: [buildReply(11, { isLiked: true })], replyCount: 1 }),
  ]);
  await store.toggleLike(1);
  await store.toggleLike(11);
  expect(like.mock.calls.map(([input]) => input)).toEqual([
    { id: 1, isLiked: true },
    { id: 11, isLiked: false },
  ]);
  expect(store.rows[0]).toMatchObject({ isLiked: true, likes: 5, replies: [{ isLiked: false, likes: 5 }] });
});

it('a deleted comment goes, unless it has answers: they stay', async () => {
  const { store } = await open({ delete: async () => ({}) }, [
    buildComment(1),
    buildComment(2, { replies: [buildReply(21), buildReply(22)], replyCount: 2 }),
  ]);
  await store.remove(1);
  await store.remove(21);
  expect(idsOf(store.rows)).toEqual([2]);
  expect(store.rows[0]).toMatchObject({ replyCount: 1, state: 'shown' });
  await store.remove(2);
  expect(store.rows[0]).toMatchObject({ state: 'deleted', content: '', replies: [{ id: 22 }] });
  expect(store.total).toBe(1);
});
