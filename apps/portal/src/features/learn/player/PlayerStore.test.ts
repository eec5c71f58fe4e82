import type { OwnClass, OwnLesson, Playback } from '@shuyuan/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi, buildStorage } from '../../../testing/services.ts';
import { PlayerStore } from './PlayerStore.ts';
import { awaitedBy, isEmptyClass } from './playerFacts.ts';
import type { Place } from './playerTypes.ts';

const NOW = Date.parse('2026-11-20T11:22:00Z');
const KEY = { courseId: 1, lessonId: 5 };
const clock = {
  get now() {
    return Date.now();
  },
};
const lesson = (lessonId: number) => ({ courseId: 1, lessonId, access: { hasAccess: true } }) as unknown as OwnLesson;
const playback = (fields: Partial<Playback> = {}) =>
  ({
    ...{ lessonId: 5, form: 'hls', url: '/a.m3u8', durationS: 100, positionS: 20, watched: [[0, 20]], watchedS: 20 },
    ...{ isFinished: false, hasAntiSkip: false, serverTime: new Date(NOW).toISOString() },
    expiresAt: new Date(NOW + 300_000).toISOString(),
    ...fields,
  }) as Playback;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Saved {
  watchedS: number;
  isFinished: boolean;
  positionS?: number;
}

/** A store of student 7 with what was kept in a browser before. */
interface Given {
  storage?: ReturnType<typeof buildStorage>;
  play?: Playback;
  /** The class, or why it cannot be read. */
  lessons?: OwnLesson[] | ApiError;
  place?: Place;
}

function build({ storage = buildStorage(), play = playback(), lessons: own, place }: Given = {}) {
  const saveRecord = vi.fn(async (_: unknown): Promise<Saved> => ({ watchedS: 40, isFinished: false }));
  const asked = vi.fn(async () => ({ ...play, serverTime: new Date().toISOString() }));
  const lessons = vi.fn(async () => {
    if (own instanceof ApiError) throw own;
    return own ?? [lesson(5), lesson(6)];
  });
  const api = buildApi({
    learning: { recordedLessons: lessons, ownClass: async () => ({ title: '圆锥曲线专题' }) as OwnClass },
    courses: { mine: (async () => ({ items: [] })) as never },
    media: { play: asked, saveRecord, notes: async () => [] },
  });
  const store = new PlayerStore({ api, clock, storage, upload: async () => Promise.reject(new Error()), studentId: 7 });
  store.show(place ?? { courseId: 1, lessonId: 5 });
  store.start();
  return { store, storage, saveRecord, asked, lessons };
}
const ready = async ({ store }: ReturnType<typeof build>) =>
  vi.waitFor(() => expect(store.resumeS).not.toBeUndefined());
const watch = (ranges: [number, number][], at: number, isLeaving = false) => ({ ranges, at, rate: 1, isLeaving });

it('goes on where this browser stopped without a network, unless another device went on since', async () => {
  const before = build();
  await ready(before);
  before.saveRecord.mockRejectedValue(new ApiError('unreachable'));
  await before.store.save(KEY, watch([[20, 55]], 55));
  expect(before.store.saving).toBe('unsaved');
  before.store.dispose();

  const same = build({ storage: before.storage });
  await ready(same);
  expect(same.store.resumeS).toBe(55);
  await vi.waitFor(() => expect(same.saveRecord).toHaveBeenCalledOnce());
  expect(same.saveRecord.mock.calls[0]?.[0]).toMatchObject({ lessonId: 5, positionS: 55, ranges: [[20, 55]] });
  same.store.dispose();
});

it('waits for the class, not for ever: its failure is the lesson’s, and asking again plays it', async () => {
  const built = build({ lessons: new ApiError('unreachable') });
  const { store, asked, lessons } = built;
  await vi.waitFor(() => expect(awaitedBy(store.lesson)?.error?.kind).toBe('unreachable'));
  expect(asked).not.toHaveBeenCalled();
  await expect(store.notes.save({ second: 0, words: '写下的' })).rejects.toMatchObject({ kind: 'unreachable' });
  lessons.mockResolvedValue([lesson(5)]);
  await awaitedBy(store.lesson)?.reload();
  await ready(built);
  expect(awaitedBy(store.lesson)).toBeUndefined();
  store.dispose();
});

it('of a class without lessons says that there is none, and waits for nothing', async () => {
  const { store, lessons } = build({ lessons: [], place: { courseId: 1 } });
  await vi.waitFor(() => expect(lessons).toHaveBeenCalled());
  await vi.waitFor(() => expect([isEmptyClass(store.lesson), awaitedBy(store.lesson)]).toEqual([true, undefined]));
  store.dispose();
});

it('takes the position of the server where another device went on', async () => {
  const before = build();
  await ready(before);
  before.saveRecord.mockRejectedValue(new ApiError('unreachable'));
  await before.store.save(KEY, watch([[20, 55]], 55));
  before.store.dispose();
  const later = build({ storage: before.storage, play: playback({ positionS: 80 }) });
  await ready(later);
  expect(later.store.resumeS).toBe(80);
  later.store.dispose();
});

it('sends what is pending of every lesson when the network is back, and what leaves with the page stays until it is answered', async () => {
  const built = build();
  await ready(built);
  const { store, saveRecord } = built;
  saveRecord.mockRejectedValue(new ApiError('unreachable'));
  await store.save(KEY, watch([[20, 30]], 30));
  store.show({ courseId: 1, lessonId: 6 });
  await vi.waitFor(() => expect([store.lesson.key?.lessonId, store.resumeS]).toEqual([6, 20]));
  await store.save({ ...KEY, lessonId: 6 }, watch([[0, 9]], 9, true));
  saveRecord.mockClear();
  saveRecord.mockResolvedValue({ watchedS: 9, isFinished: false });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(saveRecord).toHaveBeenCalledTimes(2));
  const sent = () => saveRecord.mock.calls.map(([input]) => (input as { lessonId: number }).lessonId).toSorted();
  expect(sent()).toEqual([5, 6]);
  await vi.waitFor(() => expect(store.saving).toBe('saved'));
  saveRecord.mockClear();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(saveRecord).not.toHaveBeenCalled();
  store.dispose();
});

it('bases what is watched on the last answer, so that a reload without a network goes on at the last second', async () => {
  const before = build();
  await ready(before);
  before.saveRecord.mockResolvedValue({ watchedS: 40, isFinished: false, positionS: 40 });
  await before.store.save(KEY, watch([[20, 40]], 40));
  before.saveRecord.mockRejectedValue(new ApiError('unreachable'));
  await before.store.save(KEY, watch([[40, 55]], 55));
  before.store.dispose();
  const later = build({ storage: before.storage, play: playback({ positionS: 40 }) });
  await ready(later);
  expect(later.store.resumeS).toBe(55);
  expect(later.saveRecord.mock.calls[0]?.[0]).toMatchObject({ positionS: 55, basedOnS: 40 });
  later.store.dispose();
});

it('keeps the seconds of the lesson that was on screen before, and says so as long as those of one lesson are unsaved', async () => {
  const built = build();
  await ready(built);
  const { store, saveRecord } = built;
  store.show({ courseId: 1, lessonId: 6 });
  saveRecord.mockRejectedValue(new ApiError('unreachable'));
  await store.save(KEY, watch([[20, 27]], 27, true));
  await vi.waitFor(() => expect([store.lesson.key?.lessonId, store.resumeS]).toEqual([6, 20]));
  await store.save({ ...KEY, lessonId: 6 }, watch([[20, 30]], 30));
  saveRecord.mockImplementation(async (input) => {
    const { lessonId } = input as { lessonId: number };
    if (lessonId === 5) throw new ApiError('unreachable');
    return { watchedS: 10, isFinished: false };
  });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(saveRecord.mock.calls.map(([input]) => input)).toContainEqual(
    expect.objectContaining({ lessonId: 5, positionS: 27, basedOnS: 20, ranges: [[20, 27]] }),
  );
  expect(store.saving).toBe('unsaved');
  store.dispose();
});

it('says that the server refused for good what was watched, and whose it was, until a later report of that lesson arrives', async () => {
  const built = build();
  await ready(built);
  const { store, saveRecord } = built;
  saveRecord.mockRejectedValue(new ApiError('refused', '先交第8讲练习'));
  await store.save(KEY, watch([[20, 30]], 30));
  expect([store.saving, store.watching?.refusal]).toEqual(['refused', { isHere: true, reason: '先交第8讲练习' }]);
  store.show({ courseId: 1, lessonId: 6 });
  await vi.waitFor(() => expect([store.lesson.key?.lessonId, store.resumeS]).toEqual([6, 20]));
  expect(store.watching?.refusal).toEqual({ isHere: false, reason: '先交第8讲练习' });
  saveRecord.mockResolvedValue({ watchedS: 40, isFinished: false });
  saveRecord.mockClear();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  // What was refused for good is not sent for ever.
  expect(saveRecord).not.toHaveBeenCalled();
  await store.save(KEY, watch([[30, 40]], 40));
  expect([store.saving, store.watching?.refusal]).toEqual(['saved', null]);
  store.dispose();
});

it('counts a lesson as learnt by the percent of the school, and reads the outline again when it becomes so', async () => {
  const built = build({ play: playback({ learntPercent: 60, watchedS: 59 }) });
  await ready(built);
  const { store, saveRecord, lessons } = built;
  expect([store.percent, store.isLearnt]).toEqual([59, false]);
  saveRecord.mockResolvedValue({ watchedS: 60, isFinished: true });
  const before = lessons.mock.calls.length;
  await store.save(KEY, watch([[59, 60]], 60));
  expect([store.percent, store.isLearnt]).toEqual([60, true]);
  await vi.waitFor(() => expect(lessons.mock.calls.length).toBe(before + 1));
  store.dispose();
});

it('lets a student who may not skip seek as far as was watched, and anywhere once it is learnt', async () => {
  const bound = build({ play: playback({ hasAntiSkip: true, watched: [[0, 35]] }) });
  await ready(bound);
  expect(bound.store.seekLimit).toBe(35);
  bound.store.dispose();
  const free = build({ play: playback({ hasAntiSkip: true, isFinished: true }) });
  await ready(free);
  expect(free.store.seekLimit).toBeUndefined();
  free.store.dispose();
});

it('renews its addresses a minute before they end, and a refused one at most once in five seconds (U6)', async () => {
  const built = build();
  await ready(built);
  const { store, asked } = built;
  expect(asked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(240_000);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  store.renew();
  store.renew();
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toHaveBeenCalledTimes(3);
  store.dispose();
});
