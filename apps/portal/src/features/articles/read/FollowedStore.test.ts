import type { Author } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import type { Api } from '../../../api/createApi.ts';
import { FollowedStore } from './FollowedStore.ts';

const listed = (kind: Author['kind'], id: number | undefined) => ({
  author: { kind, id, name: '江晚' } as Author,
  isFollowed: false,
});

it('follows who was chosen, and no lecturer with the id of a student, until the list is read again', async () => {
  const toggle = vi.fn(async ({ isFollowed }: { isFollowed: boolean }) => ({ isFollowed, fanCount: 1 }));
  const store = new FollowedStore({ follows: { toggle } } as unknown as Pick<Api, 'follows'>);
  await store.toggle(listed('student', 5));
  expect(toggle).toHaveBeenLastCalledWith({ authorId: 5, authorKind: 'student', isFollowed: true });
  expect(store.isFollowed(listed('student', 5))).toBe(true);
  expect(store.isFollowed(listed('lecturer', 5))).toBe(false);
  await store.toggle(listed('student', 5));
  expect(toggle).toHaveBeenLastCalledWith({ authorId: 5, authorKind: 'student', isFollowed: false });
  await store.toggle(listed('lecturer', 5));
  store.clear();
  expect(store.isFollowed(listed('lecturer', 5))).toBe(false);
});

it('asks for nobody without an id: the school is not followed', async () => {
  const toggle = vi.fn();
  const store = new FollowedStore({ follows: { toggle } } as unknown as Pick<Api, 'follows'>);
  await store.toggle(listed('school', undefined));
  expect(toggle).not.toHaveBeenCalled();
});
