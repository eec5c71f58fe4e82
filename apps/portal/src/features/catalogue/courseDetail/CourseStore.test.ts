import type { CourseDetail } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
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
  const store = observedStore(new CourseStore({ api, clock, token: () => 'token' }));
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

describe('a course in the collection', () => {
  const toggling = (isCollected: boolean | undefined) => {
    const toggle = vi.fn(async (input: { isCollected: boolean }) => ({ isCollected: input.isCollected }) as never);
    const api = buildApi({
      courses: { detail: async () => ({ ...course, isCollected }), lessons: async () => [] },
      collections: { toggle },
    });
    return { store: observedStore(new CourseStore({ api, clock, token: () => 'token' })), toggle };
  };

  it('is named by the offer on the page, and shows what the server answered', async () => {
    const { store, toggle } = toggling(false);
    await store.detail.load(key);
    await store.toggleCollected();
    expect(toggle).toHaveBeenLastCalledWith({ kind: 'course', id: 70, isCollected: true });
    expect(store.detail.value?.isCollected).toBe(true);
    await store.toggleCollected();
    expect(toggle).toHaveBeenLastCalledWith({ kind: 'course', id: 70, isCollected: false });
    expect(store.detail.value?.isCollected).toBe(false);
  });

  it('is not asked of a backend that knows no collections of courses (decision 0020)', async () => {
    const { store, toggle } = toggling(undefined);
    await store.detail.load(key);
    await store.toggleCollected();
    expect(toggle).not.toHaveBeenCalled();
  });
});
