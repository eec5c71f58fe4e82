import type { Order, TimetableEntry } from '@shuyuan/contract';
import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { knownFigure } from '../../../page/knownFigure.ts';
import type { OwnClass } from '../../../shared/course/ownClass.ts';
import { nextLesson } from '../../../shared/course/schedule.ts';
import { buildCard } from '../../../testing/classes.ts';
import { buildApi } from '../../../testing/services.ts';
import { LearnStore } from './LearnStore.ts';

/** Friday, 20 November 2026, 19:22 in Beijing. */
const NOW = Date.parse('2026-11-20T11:22:00Z');

const buildClass = (given: Partial<OwnClass> = {}): OwnClass => ({
  ...buildCard(),
  source: 'purchase',
  enrolment: 'active',
  ...given,
});
const buildEntry = (id: number, startsAt: string): TimetableEntry => ({
  id,
  courseId: 3,
  saleId: 4,
  classTitle: '圆锥曲线',
  title: `第${id}讲`,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 45 * 60_000).toISOString(),
  lecturerName: '周砚秋',
});
const tonight = buildEntry(2, '2026-11-20T11:30:00Z');
const nextWeek = buildEntry(3, '2026-11-23T11:30:00Z');
const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 50 });

interface Calls {
  mine: OwnClass[];
  past: OwnClass[];
  alarm: () => Promise<never>;
  timetable: () => Promise<TimetableEntry[]>;
  timeZone: string;
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
    const timetable = vi.fn(calls.timetable ?? (() => online([nextWeek, tonight])));
    const store = new LearnStore({
      api: buildApi({
        courses: {
          mine: ({ status } = {}) => online(pageOf((status === 'ended' ? calls.past : calls.mine) ?? [buildClass()])),
          recommended,
        },
        learning: { timetable, summary: () => online({ weekMinutes: 400, serverTime }), announced: () => online([]) },
        practice: { list: () => online(pageOf([])), counts: () => online({ unfinished: 2 }) },
        report: { unread: () => online([]) },
        orders: { list },
        coupons: { counts: () => online({ toUse: 1, used: 0, expired: 0, endingSoon: 0 }) },
        memberships: { mine: async () => ({ isMember: true, savedFen: 0, serverTime }), alarm },
      }),
      clock: {
        get now() {
          return vi.isFakeTimers() ? Date.now() : NOW;
        },
      },
      timeZone: () => calls.timeZone ?? 'Asia/Shanghai',
    });
    store.start();
    return { store, recommended, alarm, list, timetable };
  }

  it('brings the lessons around today, and the reminder of the membership once (product.md 4.11)', async () => {
    const { store, alarm, recommended, timetable } = build();
    await vi.waitFor(() => expect(store.schedule.map(({ id }) => id)).toEqual([2, 3]));
    expect(timetable).toHaveBeenCalledOnce();
    expect(store.alarm?.daysLeft).toBe(3);
    expect(alarm).toHaveBeenCalledOnce();
    expect(recommended).not.toHaveBeenCalled();
    store.dispose();
  });

  it('asks for the lessons around a day of the calendar that is far away, once, and keeps those of today', async () => {
    const { store, timetable } = build();
    await vi.waitFor(() => expect(store.schedule).toHaveLength(2));
    store.showDay('2026-11-27');
    expect(timetable).toHaveBeenCalledOnce();
    timetable.mockResolvedValue([buildEntry(9, '2027-03-01T11:30:00Z')]);
    store.showDay('2027-03-02');
    store.showDay('2027-03-02');
    await vi.waitFor(() => expect(store.calendar.map(({ id }) => id)).toEqual([2, 3, 9]));
    expect(timetable).toHaveBeenCalledTimes(2);
    expect(store.schedule).toHaveLength(2);
    store.dispose();
  });

  it('greets by the hour of the zone in which it shows the lessons (§9)', () => {
    const hours = ['Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu'].map((timeZone) => {
      const { store } = build({ timeZone });
      store.dispose();
      return store.hour;
    });
    const hourIn = (timeZone: string) =>
      Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(NOW));
    expect(hours).toEqual([hourIn('Asia/Shanghai'), hourIn('America/New_York'), hourIn('Asia/Kathmandu')]);
  });

  it('recommends courses to a student who has none', async () => {
    const { store, recommended } = build({ mine: [] });
    await vi.waitFor(() => expect(recommended).toHaveBeenCalledOnce());
    expect(store.isEmpty).toBe(true);
    store.dispose();
  });

  it('asks for classes that are over once their tab is opened, and shows each once under its own stage', async () => {
    const [running, over] = [buildClass(), buildClass({ saleId: 5, classStatus: 'ended' })];
    const { store, recommended } = build({
      mine: [running, over],
      past: [running, over, buildClass({ saleId: 6, classStatus: 'cancelled' })],
    });
    await vi.waitFor(() => expect(store.classesOf('inProgress')).toEqual([running]));
    store.past.show();
    await vi.waitFor(() => expect(store.classesOf('ended').map(({ saleId }) => saleId)).toEqual([5, 6]));
    expect(store.isEmpty).toBe(false);
    expect(recommended).not.toHaveBeenCalled();
    store.dispose();
  });

  it('moves on to the lesson after this one when the clock says so, and asks what the server knows (J5.1)', async () => {
    vi.useFakeTimers({ now: NOW });
    try {
      const { store, timetable } = build();
      await vi.waitFor(() => expect(store.schedule).toHaveLength(2));
      const seen: (number | undefined)[] = [];
      const stop = autorun(() => seen.push(nextLesson(store.schedule, store.now)?.id));
      await vi.advanceTimersByTimeAsync(60 * 60_000); // tonight's lesson begins in 8 minutes and takes 45
      expect([seen[0], seen.at(-1)]).toEqual([2, 3]);
      expect(timetable).toHaveBeenCalledTimes(3); // at the start, when it begins, when it ends
      stop();
      store.dispose();
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows everything else when the reminder fails', async () => {
    const { store } = build({ alarm: () => Promise.reject(new ApiError('unreachable')) });
    await vi.waitFor(() => expect(store.schedule).toHaveLength(2));
    expect(store.alarm).toBeNull();
    store.dispose();
  });

  it('counts nothing as zero when the calls fail: neither classes, nor lessons, coupons, orders', async () => {
    const { store } = build({ isOffline: true });
    await vi.waitFor(() => expect(store.coupons.error).not.toBeNull());
    for (const known of [
      store.mine,
      store.timetable,
      store.summary,
      store.reports,
      store.practiceCounts,
      store.coupons,
      store.unpaid,
    ]) {
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
