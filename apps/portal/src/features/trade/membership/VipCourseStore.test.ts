import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { VipCourseStore } from './VipCourseStore.ts';
import { vipAddress } from './vipAddress.ts';

function build(token: string | null = null) {
  const session = observable({ token });
  const courses = vi.fn(async () => ({ items: [], totalCount: 0, currentPage: 1, pageSize: 16 }));
  const mine = vi.fn(async () => ({ isMember: true, savedFen: 0, serverTime: '2026-11-20T02:00:00Z' }));
  const api = buildApi({ memberships: { courses, mine }, constants: { subjects: async () => [] } });
  const store = observedStore(new VipCourseStore(api, () => session.token));
  store.show({ page: 1 });
  store.start();
  const setToken = (next: string | null) =>
    runInAction(() => {
      session.token = next;
    });
  return { store, courses, mine, setToken };
}

describe('the courses for members', () => {
  it('follow the filters of the address, sixteen on a page', async () => {
    const { store, courses } = build();
    store.show({ subjectId: 4, kind: 'live', page: 2 });
    expect(courses).toHaveBeenLastCalledWith({ subjectId: 4, kind: 'live', page: 2, pageSize: 16 });
    store.dispose();
  });

  it('send no request about the membership of a visitor', async () => {
    const { store, mine } = build();
    await vi.waitFor(() => expect(store.courses.value).toBeDefined());
    expect(mine).not.toHaveBeenCalled();
    store.dispose();
  });

  it('are read again after a login, with the membership of the student', async () => {
    const { store, courses, setToken } = build();
    courses.mockClear();
    setToken('token');
    await vi.waitFor(() => expect(store.mine.value?.isMember).toBe(true));
    expect(courses).toHaveBeenCalledOnce();
    store.dispose();
  });

  it('forget the membership after a logout', async () => {
    const { store, setToken } = build('token');
    await vi.waitFor(() => expect(store.mine.value).toBeDefined());
    setToken(null);
    expect(store.mine.value).toBeUndefined();
    store.dispose();
  });

  it('show without the membership where that cannot be read', async () => {
    const { store, mine } = build();
    mine.mockRejectedValue(new ApiError('failed'));
    await vi.waitFor(() => expect(store.courses.items).toEqual([]));
    expect(store.mine.value).toBeUndefined();
    store.dispose();
  });

  it('react to no login once the page is left', async () => {
    const { store, courses, setToken } = build();
    store.dispose();
    courses.mockClear();
    setToken('token');
    expect(courses).not.toHaveBeenCalled();
  });
});

it('has an address for each subject, kind and page, and ignores what is none', () => {
  const filters = { subjectId: 4, kind: 'live', page: 2 } as const;
  expect(vipAddress.href(filters)).toBe('/vip/course?subject=4&type=live&page=2');
  expect(vipAddress.read(new URLSearchParams(vipAddress.search(filters)))).toEqual(filters);
  expect(vipAddress.href({ page: 1 })).toBe('/vip/course');
  expect(vipAddress.read(new URLSearchParams('subject=x&type=dvd&page=-1'))).toEqual({ page: 1 });
});
