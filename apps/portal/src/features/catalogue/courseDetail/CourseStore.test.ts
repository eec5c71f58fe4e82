import type { CourseDetail } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { CourseStore } from './CourseStore.ts';

const course: CourseDetail = {
  id: 7,
  saleId: 70,
  title: '圆锥曲线专题',
  lecturerId: 3,
  lecturerName: '周砚秋',
  subject: '数学',
  kind: 'recorded',
  status: 'inProgress',
  lessonCount: 12,
  priceFen: 0,
  learners: 1286,
  needsAssessment: false,
  serverTime: '2026-11-20T02:00:00Z',
};
const clock = { now: Date.parse('2026-11-20T09:00:00Z') };
const key = { id: 7, saleId: 70 };

function build(buyFree: () => Promise<never> | Promise<unknown>) {
  const detail = vi.fn(async () => course);
  const sent: unknown[] = [];
  const api = buildApi({
    courses: { detail, lessons: async () => [] },
    orders: {
      buyFree: (input) => {
        sent.push(input);
        return buyFree() as Promise<never>;
      },
    },
  });
  const store = new CourseStore({ api, clock, token: () => 'token' });
  store.show(key);
  return { store, detail, sent };
}

describe('a course that costs nothing', () => {
  it('is taken, and shows at once that it is owned', async () => {
    const { store, detail, sent } = build(async () => undefined);
    await store.take(course);
    expect(sent).toEqual([key]);
    expect(detail).toHaveBeenCalledTimes(2);
  });

  it('shows its current state where another tab enrolled first, and reports the refusal (I4)', async () => {
    const refused = new ApiError('refused', '已经拥有', { code: 3003 });
    const { store, detail } = build(() => Promise.reject(refused));
    await expect(store.take(course)).rejects.toBe(refused);
    expect(detail).toHaveBeenCalledTimes(2);
  });
});

it('uses the server’s clock (product.md 7.10)', async () => {
  const { store } = build(async () => undefined);
  await vi.waitFor(() => expect(store.detail.value).toBeDefined());
  expect(store.time.now).toBe(Date.parse('2026-11-20T02:00:00Z'));
});
