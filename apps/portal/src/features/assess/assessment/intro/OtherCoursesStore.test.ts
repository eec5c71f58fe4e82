import type { CourseCard } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { buildApi } from '../../../../testing/services.ts';
import { createOtherCoursesStore, withoutAssessment } from './OtherCoursesStore.ts';

const course = (id: number, over: Partial<CourseCard> = {}) =>
  ({ id, needsAssessment: false, isOwned: false, ...over }) as CourseCard;

describe('the courses for who cannot take an assessment', () => {
  it('are those that can be bought now (product.md 4.5)', async () => {
    const list = vi.fn(async () => ({ items: [course(1)], totalCount: 1 }));
    const store = createOtherCoursesStore(buildApi({ courses: { list } as never }));
    store.start();
    await vi.waitFor(() => expect(store.courses.value?.items).toHaveLength(1));
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ isOpen: true }));
    store.dispose();
  });

  it('leave out those that ask for one and those that are owned, and are one row', () => {
    const shown = withoutAssessment([
      course(1, { needsAssessment: true }),
      course(2),
      course(3, { isOwned: true }),
      ...[4, 5, 6, 7].map((id) => course(id)),
    ]);
    expect(shown.map(({ id }) => id)).toEqual([2, 4, 5, 6]);
  });
});
