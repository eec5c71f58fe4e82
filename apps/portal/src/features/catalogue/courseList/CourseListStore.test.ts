import { expect, it, vi } from 'vitest';
import { buildApi } from '../../../testing/services.ts';
import { createCourseListStore } from './CourseListStore.ts';

it('loads four rows of four with the filters of the address, and the filter options (product.md 2.3)', async () => {
  const list = vi.fn(async () => ({ items: [], totalCount: 0, currentPage: 1, pageSize: 16 }));
  const store = createCourseListStore(
    buildApi({ courses: { list }, constants: { subjects: async () => [], grades: async () => [] } }),
  );
  store.start();
  store.show({ kind: 'live', page: 2 });
  await vi.waitFor(() => expect(store.courses.items).toEqual([]));
  expect(list).toHaveBeenCalledExactlyOnceWith({ kind: 'live', page: 2, pageSize: 16 });
  expect([store.subjects.value, store.grades.value]).toEqual([[], []]);
});
