import { expect, it, vi } from 'vitest';
import { buildCoupon } from '../../../testing/coupons.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { CouponCoursesStore } from './CouponCoursesStore.ts';

function build() {
  const detail = vi.fn(async ({ id }: { id: number }) => buildCoupon({ id }));
  const courses = vi.fn(async () => ({ items: [], totalCount: 0, currentPage: 1, pageSize: 12 }));
  return { store: observedStore(new CouponCoursesStore(buildApi({ coupons: { detail, courses } }))), detail, courses };
}

it('shows nothing of one coupon while another is read', async () => {
  const { store } = build();
  store.show({ claimId: 2, page: 1 });
  await vi.waitFor(() => expect(store.coupon.value?.id).toBe(2));
  store.show({ claimId: 2, page: 2 });
  expect(store.coupon.value?.id).toBe(2);
  store.show({ claimId: 3, page: 1 });
  expect([store.coupon.value, store.courses.value]).toEqual([undefined, undefined]);
});

it('reads a coupon once for all pages of its courses, three rows of four each', async () => {
  const { store, detail, courses } = build();
  store.show({ claimId: 2, page: 1 });
  await vi.waitFor(() => expect(store.coupon.value && store.courses.value).toBeDefined());
  store.show({ claimId: 2, page: 2 });
  expect(detail).toHaveBeenCalledExactlyOnceWith({ id: 2 });
  expect(courses).toHaveBeenLastCalledWith({ id: 2, page: 2, pageSize: 12 });
});

it('asks for nothing where the address names no coupon (§2)', () => {
  const { store, detail, courses } = build();
  store.show({ page: 1 });
  expect([...detail.mock.calls, ...courses.mock.calls]).toEqual([]);
});

it('reads coupon and prices again in another language', async () => {
  const { store, detail, courses } = build();
  store.show({ claimId: 2, page: 1 });
  await vi.waitFor(() => expect(store.coupon.value && store.courses.value).toBeDefined());
  store.refresh();
  expect([detail.mock.calls.length, courses.mock.calls.length]).toEqual([2, 2]);
});
