import type { CourseCard, Lesson, Order } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { LearnStore } from './LearnStore.ts';
import { nextOf, type OwnClass, progressOf, stageOf, toMyCourse } from './ownClass.ts';
import { hourOf, isOver, lessonPath, nextLesson, scheduleOf, toEvents, weekOf } from './schedule.ts';

/** Friday, 20 November 2026, 19:22 in Beijing. */
const NOW = Date.parse('2026-11-20T11:22:00Z');

const card: CourseCard = {
  id: 3,
  saleId: 4,
  title: '圆锥曲线',
  lecturerId: 7,
  lecturerName: '周砚秋',
  subject: '数学',
  kind: 'live',
  status: 'inProgress',
  lessonCount: 3,
  priceFen: 0,
  learners: 1,
  needsAssessment: false,
};
const buildClass = (given: Partial<OwnClass> = {}): OwnClass => ({
  ...card,
  source: 'purchase',
  enrolment: 'active',
  ...given,
});
const buildLesson = (id: number, startsAt: string, endsAt: string, state: Lesson['state'] = 'next'): Lesson => ({
  id,
  index: id,
  title: `第${id}讲`,
  startsAt,
  endsAt,
  state,
});
const monday = buildLesson(1, '2026-11-16T11:30:00Z', '2026-11-16T12:15:00Z', 'done');
const tonight = buildLesson(2, '2026-11-20T11:30:00Z', '2026-11-20T12:15:00Z');
const nextWeek = buildLesson(3, '2026-11-23T11:30:00Z', '2026-11-23T12:15:00Z');
const lessons = new Map([[4, [nextWeek, tonight, monday]]]);
const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 50 });

describe('a class of the student', () => {
  it.each([
    ['inProgress', { status: 'inProgress' }],
    ['inProgress', { status: 'full' }],
    ['inProgress', { status: 'discontinued' }],
    ['notStarted', { status: 'notStarted' }],
    ['ended', { status: 'ended' }],
    ['ended', { enrolment: 'expired' }],
    ['inProgress', { enrolment: 'frozen' }],
  ] as const)('is %s with %j', (stage, given) => {
    expect(stageOf(buildClass(given))).toBe(stage);
  });

  it('says how far it is before its lessons are here', () => {
    expect(progressOf({ lessonCount: 3, lessonsDone: 2 }, [])).toEqual({ done: 2, total: 3 });
    expect(progressOf({ lessonCount: 3, lessonsDone: 2 }, [monday, tonight])).toEqual({ done: 1, total: 3 });
  });

  it('goes on with the lesson that is held, else with the next', () => {
    expect(nextOf([monday, tonight])).toEqual({ title: '第2讲', startsAt: tonight.startsAt, endsAt: tonight.endsAt });
    expect(nextOf([monday])).toBeUndefined();
    expect(toMyCourse(buildClass({ enrolment: 'expired' })).state).toBe('expired');
  });
});

describe('the schedule', () => {
  const schedule = scheduleOf([buildClass()], lessons);

  it('has the live lessons of all classes by their beginning; not those of recorded and frozen ones', () => {
    expect(schedule.map(({ lesson }) => lesson.id)).toEqual([1, 2, 3]);
    expect(scheduleOf([buildClass({ kind: 'recorded' }), buildClass({ enrolment: 'frozen' })], lessons)).toEqual([]);
  });

  it('knows the next class, the open door 15 minutes before it, and the week from Monday on (§9)', () => {
    expect(nextLesson(schedule, NOW)?.lesson.id).toBe(2);
    expect(toEvents(schedule, NOW).map(({ state }) => state)).toEqual(['done', 'now', 'next']);
    expect(weekOf(schedule, NOW)).toEqual({ total: 2, left: 1, today: 1 });
    expect(hourOf(NOW)).toBe(19);
  });

  it('leads to the door of a lesson until it is over, by the lesson on its day (J5.1)', () => {
    const [held, tonightsOne] = schedule;
    expect(held && isOver(held, NOW)).toBe(true);
    expect(tonightsOne && isOver(tonightsOne, NOW)).toBe(false);
    const course = buildClass();
    expect(lessonPath({ lesson: { ...tonight, datedId: 77 }, course })).toBe('/toclass?id=77');
    expect(lessonPath({ lesson: tonight, course })).toBe('/course/detail/3/4');
  });

  it('counts Sunday to the week that ends with it, by the day in Beijing', () => {
    const sunday = Date.parse('2026-11-22T15:59:00Z');
    expect(weekOf(schedule, sunday)).toEqual({ total: 2, left: 0, today: 0 });
    expect(weekOf(schedule, sunday + 60_000)).toEqual({ total: 1, left: 1, today: 1 });
  });
});

describe('the first page of the learning centre', () => {
  function build(calls: { mine?: OwnClass[]; past?: CourseCard[]; alarm?: () => Promise<never> } = {}) {
    const recommended = vi.fn(async () => pageOf([card]));
    const list = vi.fn(async () => pageOf<Order>([]));
    const serverTime = '2026-11-20T11:22:00Z';
    const alarm = vi.fn(calls.alarm ?? (async () => ({ isAlarm: true, daysLeft: 3 })));
    const store = new LearnStore(
      buildApi({
        courses: {
          mine: async () => pageOf(calls.mine ?? [buildClass()]),
          past: async () => pageOf(calls.past ?? []),
          lessons: async ({ saleId }) => lessons.get(saleId) ?? [],
          recommended,
        },
        orders: { list },
        coupons: { counts: async () => ({ toUse: 1, used: 0, expired: 0, endingSoon: 0 }) },
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

  it('recommends courses to who has none', async () => {
    const { store, recommended } = build({ mine: [] });
    await vi.waitFor(() => expect(recommended).toHaveBeenCalledOnce());
    expect(store.isEmpty).toBe(true);
    store.dispose();
  });

  it('is not empty for who has only courses that are over', async () => {
    const { store, recommended } = build({ mine: [], past: [card] });
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

  it('reads orders and coupons again when the time to pay is over', async () => {
    const { store, list } = build();
    await vi.waitFor(() => expect(store.unpaid.value).toBeDefined());
    store.readOrders();
    expect(list).toHaveBeenCalledTimes(2);
    store.dispose();
  });
});
