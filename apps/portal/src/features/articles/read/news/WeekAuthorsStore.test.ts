import type { WeekAuthor, WeekAuthors } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import type { Api } from '../../../../api/createApi.ts';
import { WeekAuthorsStore } from './WeekAuthorsStore.ts';

const writes = (kind: 'student' | 'lecturer', id: number): WeekAuthor => ({
  author: { kind, id, name: '江晚' },
  articleCount: 2,
  likes: 187,
  isFollowed: false,
  isMe: false,
});

it('follows the author who was chosen, and not a student with the id of a lecturer', async () => {
  const week: WeekAuthors = { authors: [writes('lecturer', 5), writes('student', 5)], since: '2026-11-15T16:00:00Z' };
  const toggle = vi.fn(async ({ isFollowed }: { isFollowed: boolean }) => ({ isFollowed, fanCount: 1 }));
  const api = { articles: { weekAuthors: async () => week }, follows: { toggle } };
  const store = new WeekAuthorsStore(api as unknown as Pick<Api, 'articles' | 'follows'>);
  store.start();
  await vi.waitFor(() => expect(store.week.value).toBeDefined());
  const followed = () => store.week.value?.authors.map((each) => each.isFollowed);
  await store.toggle(writes('student', 5));
  expect(toggle).toHaveBeenLastCalledWith({ authorId: 5, authorKind: 'student', isFollowed: true });
  expect(followed()).toEqual([false, true]);
  await store.toggle({ ...writes('student', 5), isFollowed: true });
  expect(followed()).toEqual([false, false]);
});
