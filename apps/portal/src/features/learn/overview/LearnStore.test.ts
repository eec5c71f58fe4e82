import type { CourseCard, Lesson, Order } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { knownFigure } from '../../../page/knownFigure.ts';
import { buildCard, buildLesson } from '../../../testing/classes.ts';
import { buildApi } from '../../../testing/services.ts';
import { LearnStore } from './LearnStore.ts';
import type { OwnClass } from '../../../shared/course/ownClass.ts';

/** Friday, 20 November 2026, 19:22 in Beijing. */
const NOW = Date.parse('2026-11-20T11:22:00Z');

const buildClass = (given: Partial<OwnClass> = {}): OwnClass => ({
  ...buildCard(),
  source: 'purchase',
  enrolment: 'active',
  ...given,
});
const monday = buildLesson(1, '2026-11-16T11:30:00Z', 'done');
const tonight = buildLesson(2, '2026-11-20T11:30:00Z');
const nextWeek = buildLesson(3, '2026-11-23T11:30:00Z');
const lessons = new Map([[4, [nextWeek, tonight, monday]]]);
const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 50 });

interface Calls {
  mine: OwnClass[];
  past: CourseCard[];
  alarm: () => Promise<never>;
  lessons: () => Promise<Lesson[]>;
  isOffline: boolean;
}

describe('the first page of the learning centre', () => {
  function build(calls: Partial<Calls> = {}) {
    const recommended = vi.fn(async () => pageOf([buildCard()]));
    const list = vi.fn(() =>
      calls.isOffline ? Promise.reject(new ApiError('unreachable')) : Promise.resolve(pageOf<Order>([])),
    );
    const serverTime = '2026-11-20T11:22:00Z';
    const alarm = vi.fn(calls.alarm ?? (async () => ({ isAlarm: true, daysLeft: 3 })));
    const online = async <T>(value: T) => {
      if (calls.isOffline) throw new ApiError('unreachable');
      return value;
    };
    const store = new LearnStore(
      buildApi({
        courses: {
          mine: () => online(pageOf(calls.mine ?? [buildClass()])),
          past: () => online(pageOf(calls.past ?? [])),
          lessons: calls.lessons ?? (async ({ saleId }) => lessons.get(saleId) ?? []),
          recommended,
        },
        orders: { list },
        coupons: { counts: () => online({ toUse: 1, used: 0, expired: 0, endingSoon: 0 }) },
        memberships: { mine: async () => ({ isMember: true, savedFen: 0, serverTime }), alarm },
      }),
      { now: NOW },
    );
    store.start();
    return { store, recommended, alarm, list };
  }

  it('brings the lessons of the classes that run, and the reminder of the membership once (product.md 4.11)', async () => {
    const { store, alarm, recommended } = build();
    await vi.waitFor(() => expect(store.schedule).toHaveLength(3));
    expect(store.alarm?.daysLeft).toBe(3);
    expect(alarm).toHaveBeenCalledOnce();
    expect(recommended).not.toHaveBeenCalled();
    store.dispose();
  });

  it('has every live class in the schedule, however many recorded ones were joined later', async () => {
    const recorded = Array.from({ length: 7 }, (_, index) => buildClass({ kind: 'recorded', saleId: 100 + index }));
    const { store } = build({ mine: [...recorded, buildClass()] });
    await vi.waitFor(() => expect(store.schedule).toHaveLength(3));
    store.dispose();
  });

  it('recommends courses to a student who has none', async () => {
    const { store, recommended } = build({ mine: [] });
    await vi.waitFor(() => expect(recommended).toHaveBeenCalledOnce());
    expect(store.isEmpty).toBe(true);
    store.dispose();
  });

  it('is not empty for a student who has only courses that are over', async () => {
    const { store, recommended } = build({ mine: [], past: [buildCard()] });
    await vi.waitFor(() => expect(store.past.value).toBeDefined());
    expect(store.isEmpty).toBe(false);
    expect(recommended).not.toHaveBeenCalled();
    store.dispose();
  });

  it('shows everything else when the reminder fails', async () => {
    const { store } = build({ alarm: () => Promise.reject(new ApiError('unreachable')) });
    await vi.waitFor(() => expect(store.schedule).toHaveLength(3));
    expect(store.alarm).toBeNull();
    store.dispose();
  });

  it('knows no schedule while the lessons of a class are missing, and asks for them again', async () => {
    const read = vi.fn<() => Promise<Lesson[]>>().mockRejectedValueOnce(new ApiError('unreachable'));
    const { store } = build({ lessons: read.mockResolvedValue([tonight]) });
    await vi.waitFor(() => expect(store.timetable.error?.kind).toBe('unreachable'));
    expect(store.timetable.value).toBeUndefined();
    await store.timetable.reload();
    expect(store.timetable).toMatchObject({ value: [{ lesson: tonight }], error: null });
    store.dispose();
  });

  it('counts nothing as zero when the calls fail: neither classes, nor lessons, coupons, orders', async () => {
    const { store } = build({ isOffline: true });
    await vi.waitFor(() => expect(store.coupons.error).not.toBeNull());
    for (const known of [store.mine, store.timetable, store.coupons, store.unpaid]) {
      expect(knownFigure<unknown>(known, () => ({ value: '0' }))).toEqual({
        value: undefined,
        onRetry: expect.any(Function),
      });
    }
    expect(store.isEmpty).toBe(false);
    store.dispose();
  });

  it('reads orders and coupons again when the time to pay is over', async () => {
    const { store, list } = build();
    await vi.waitFor(() => expect(store.unpaid.value).toBeDefined());
    store.refreshOrders();
    expect(list).toHaveBeenCalledTimes(2);
    store.dispose();
  });
});
