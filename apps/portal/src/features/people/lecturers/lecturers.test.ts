import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { createLecturerStore } from './LecturerStore.ts';
import { createQualificationsStore } from './QualificationsStore.ts';
import { qualificationsAddress } from './qualificationsAddress.ts';
import { createTextsStore } from './TextsStore.ts';

const page = { items: [], totalCount: 0, currentPage: 1, pageSize: 12 };

it('searches qualifications by name, twelve per page (product.md 4.15)', async () => {
  const qualifications = vi.fn(async () => page);
  const store = createQualificationsStore(buildApi({ lecturers: { qualifications } }));
  store.show(qualificationsAddress.read(new URLSearchParams('q=+周 &page=2')));
  await vi.waitFor(() => expect(store.qualifications.items).toEqual([]));
  expect(qualifications).toHaveBeenCalledExactlyOnceWith({ keyword: '周', page: 2, pageSize: 12 });
});

it('requests a valid page, for any address (X9)', async () => {
  const qualifications = vi.fn(async () => page);
  const store = createQualificationsStore(buildApi({ lecturers: { qualifications } }));
  store.show(qualificationsAddress.read(new URLSearchParams('page=99999')));
  expect(qualifications).toHaveBeenCalledExactlyOnceWith({ page: 1, pageSize: 12 });
});

it('loads everything about one lecturer, and shows nothing of the previous one', async () => {
  const detail = vi.fn(async ({ id }: { id: number }) => ({ id }) as never);
  const courses = vi.fn(async () => page);
  const qualifications = vi.fn(async () => page);
  const store = createLecturerStore(buildApi({ lecturers: { detail, courses, qualifications } }));
  store.show(3);
  await vi.waitFor(() => expect(store.profile.value).toEqual({ id: 3 }));
  expect(courses).toHaveBeenCalledExactlyOnceWith({ id: 3, pageSize: 12 });
  expect(qualifications).toHaveBeenCalledExactlyOnceWith({ lecturerId: 3, pageSize: 12 });
  store.show(4);
  expect([store.profile.value, store.courses.value]).toEqual([undefined, undefined]);
  await vi.waitFor(() => expect(store.profile.value).toEqual({ id: 4 }));
});

it('shows a lecturer whose courses cannot be had', async () => {
  const store = createLecturerStore(
    buildApi({
      lecturers: {
        detail: async () => ({ id: 3 }) as never,
        courses: () => Promise.reject(new ApiError('failed')),
        qualifications: async () => page,
      },
    }),
  );
  store.show(3);
  await vi.waitFor(() => expect(store.courses.error?.kind).toBe('failed'));
  expect(store.profile.value).toEqual({ id: 3 });
});

it('loads the latest notes and articles of a lecturer, and shows those that can be had (product.md 4.15)', async () => {
  const list = vi.fn(async () => page);
  const authorArticles = vi.fn(() => Promise.reject(new ApiError('failed')));
  const store = createTextsStore(buildApi({ notes: { list }, articles: { authorArticles } }));
  store.show(3);
  await vi.waitFor(() => expect(store.articles.error?.kind).toBe('failed'));
  expect(store.notes.value).toEqual(page);
  expect(list).toHaveBeenCalledExactlyOnceWith({ lecturerId: 3, pageSize: 4 });
  expect(authorArticles).toHaveBeenCalledExactlyOnceWith({ authorId: 3, authorKind: 'lecturer', pageSize: 4 });
});

it('collects the lecturer on the page, and shows nothing of it on the page of another', async () => {
  const answers: (() => void)[] = [];
  const toggle = vi.fn(
    ({ isCollected }: { isCollected: boolean }) =>
      new Promise<never>((resolve) => answers.push(() => resolve({ isCollected } as never))),
  );
  const detail = async ({ id }: { id: number }) => ({ id, isCollected: false }) as never;
  const store = createLecturerStore(
    buildApi({
      lecturers: { detail, courses: async () => page, qualifications: async () => page },
      collections: { toggle },
    }),
  );
  store.show(3);
  await vi.waitFor(() => expect(store.profile.value?.id).toBe(3));
  const first = store.toggleCollected();
  expect(toggle).toHaveBeenLastCalledWith({ kind: 'lecturer', id: 3, isCollected: true });
  answers[0]?.();
  await first;
  expect(store.profile.value?.isCollected).toBe(true);
  const late = store.toggleCollected();
  store.show(4);
  await vi.waitFor(() => expect(store.profile.value?.id).toBe(4));
  answers[1]?.();
  await late;
  expect(store.profile.value).toEqual({ id: 4, isCollected: false });
});

it('follows the lecturer on the page, and shows nothing of it on the page of another', async () => {
  const answers: (() => void)[] = [];
  const toggle = vi.fn(
    ({ isFollowed }: { isFollowed: boolean }) =>
      new Promise<never>((resolve) => answers.push(() => resolve({ isFollowed } as never))),
  );
  const detail = async ({ id }: { id: number }) => ({ id, isFollowed: false }) as never;
  const store = createLecturerStore(
    buildApi({
      follows: { toggle },
      lecturers: { detail, courses: async () => page, qualifications: async () => page },
    }),
  );
  store.show(3);
  await vi.waitFor(() => expect(store.profile.value?.id).toBe(3));
  const first = store.toggleFollowed();
  expect(toggle).toHaveBeenLastCalledWith({ authorId: 3, authorKind: 'lecturer', isFollowed: true });
  answers[0]?.();
  await first;
  expect(store.profile.value?.isFollowed).toBe(true);
  const late = store.toggleFollowed();
  store.show(4);
  await vi.waitFor(() => expect(store.profile.value?.id).toBe(4));
  answers[1]?.();
  await late;
  expect(store.profile.value).toEqual({ id: 4, isFollowed: false });
});
