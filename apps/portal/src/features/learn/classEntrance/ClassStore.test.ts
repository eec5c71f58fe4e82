import type { AnswerOf, ClassInfo, contract } from '@shuyuan/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { ClassStore, type RoomTab } from './ClassStore.ts';

/** A class at 19:00 in Beijing; it can be entered from 18:45 on. */
const STARTS = '2026-11-20T11:00:00.000Z';
const ENDS = '2026-11-20T12:30:00.000Z';
const OPENS = Date.parse('2026-11-20T10:45:00.000Z');
const MINUTE = 60_000;
/** This browser's clock is seven minutes slow. */
const SLOW_MS = 7 * MINUTE;

type Entry = AnswerOf<(typeof contract)['classRoom']['enter']>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface World {
  store: ClassStore;
  tabs: { url: string; isClosed: boolean }[];
  calls: string[];
}

/** A page opened at `now` by the server's clock. */
async function open(
  now: number,
  given: Partial<ClassInfo> = {},
  world: {
    token?: null;
    isBlocked?: boolean;
    enter?: (requestId?: string) => Promise<Entry>;
    requestedUrl?: string;
    /** The backend has the family's calls alone; what its call of entering answers. */
    join?: () => Promise<{ url: string; tool: string; roomId: string; pid: string }>;
  } = {},
): Promise<World> {
  vi.setSystemTime(now - SLOW_MS);
  const clock = {
    get now() {
      return Date.now();
    },
  };
  const tabs: World['tabs'] = [];
  const calls: string[] = [];
  const serverTime = () => new Date(Date.now() + SLOW_MS).toISOString();
  const info = (): ClassInfo => ({
    lessonId: 7,
    index: 8,
    title: '焦点弦',
    courseId: 3,
    saleId: 4,
    courseTitle: '圆锥曲线',
    lecturerName: '周砚秋',
    startsAt: STARTS,
    endsAt: ENDS,
    isMember: true,
    isInside: false,
    serverTime: serverTime(),
    ...given,
  });
  const entry = async (): Promise<Entry> => ({
    url: 'http://shengya.localhost/sandbox/class/7',
    tool: 'sandbox',
    title: '焦点弦',
    courseTitle: '圆锥曲线',
    startsAt: STARTS,
    endsAt: ENDS,
    serverTime: serverTime(),
  });
  const store = new ClassStore({
    api: buildApi({
      classRoom: {
        info: async () => {
          calls.push('info');
          if (world.join) throw new ApiError('notServed', '', { code: 404 });
          return info();
        },
        enter: async (_input, options) => {
          calls.push('enter');
          return (world.enter ?? entry)(options?.requestId);
        },
        join: async () => {
          calls.push('join');
          if (!world.join) throw new Error('Our own server is entered by its own call.');
          return world.join();
        },
        leave: async () => {
          calls.push('leave');
          return {};
        },
      },
      learning: { timetable: async () => [] },
    }),
    clock,
    token: () => (world.token === null ? null : 'token'),
    hosts: () => ['live.shengya.example'],
    hostname: 'shengya.localhost',
    requestedUrl: world.requestedUrl ?? null,
    openTab: () => {
      if (world.isBlocked) return null;
      const tab = { url: '', isClosed: false };
      tabs.push(tab);
      const handle: RoomTab = {
        go: (url) => {
          tab.url = url;
        },
        close: () => {
          tab.isClosed = true;
        },
      };
      return handle;
    },
  });
  store.start();
  store.show(7);
  await vi.advanceTimersByTimeAsync(0);
  return { store, tabs, calls };
}

describe('the entrance of a live class', () => {
  it('opens without a reload 15 minutes before the start to the second, by the server’s clock (J5.1, §9)', async () => {
    const { store } = await open(OPENS - 2_000);
    expect(store.entrance).toBe('early');
    expect(store.opensAt).toBe(new Date(OPENS).toISOString());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.entrance).toBe('early');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.entrance).toBe('open');
    store.dispose();
  });

  it('closes without a reload at the end of the class', async () => {
    const { store } = await open(Date.parse(ENDS) - 1_000, { isInside: true });
    expect(store.entrance).toBe('inside');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.entrance).toBe('ended');
    store.dispose();
  });

  it('that runs on can be entered until the lecturer ends it (product.md 4.3)', async () => {
    const { store } = await open(Date.parse(ENDS) + 60_000, { state: 'living' });
    expect(store.entrance).toBe('open');
    store.dispose();
  });

  it.each([
    ['login', { isMember: false }, { token: null }],
    ['notEnrolled', { isMember: false }, {}],
    ['locked', { lockReason: '做完第7讲练习后解锁' }, {}],
    ['inside', { isInside: true, lockReason: '做完第7讲练习后解锁' }, {}],
    ['open', {}, {}],
    ['inside', { isInside: true }, {}],
    ['cancelled', { state: 'cancelled' }, {}],
    ['ended', { state: 'ended', isInside: true }, {}],
  ] as const)('is %s with %j and %j', async (entrance, given, world) => {
    const { store } = await open(OPENS, given, world);
    expect(store.entrance).toBe(entrance);
    store.dispose();
  });

  it('that a practice locks is read again when the student comes back to the tab (§4)', async () => {
    const locked = await open(OPENS, { lockReason: '做完第7讲练习后解锁' });
    locked.store.handleReturn();
    expect(locked.calls).toEqual(['info', 'info']);
    locked.store.dispose();
    const free = await open(OPENS);
    free.store.handleReturn();
    expect(free.calls).toEqual(['info']);
    free.store.dispose();
  });

  it('that the lecturer starts early can be entered from then on (product.md 4.3)', async () => {
    const { store } = await open(OPENS - 3_600_000, { state: 'living', isStarted: true });
    expect(store.entrance).toBe('open');
    store.dispose();
  });

  it('that only the clock began is over at its end, whatever it was called before', async () => {
    const { store } = await open(Date.parse(ENDS) - 1_000, { state: 'living', isStarted: false });
    expect(store.entrance).toBe('open');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.entrance).toBe('ended');
    store.dispose();
  });
});

describe('entering a class', () => {
  it('opens the tab inside the click, leads it to the room, and reports leaving (J5.2)', async () => {
    const { store, tabs, calls } = await open(OPENS);
    const entering = store.enter();
    expect(tabs).toHaveLength(1);
    await entering;
    expect(tabs[0]).toEqual({ url: 'http://shengya.localhost/sandbox/class/7', isClosed: false });
    expect(store.entrance).toBe('inside');
    await store.leave();
    expect(store.entrance).toBe('open');
    expect(calls).toEqual(['info', 'enter', 'leave']);
    store.dispose();
  });

  it('sends one request however often it is clicked (C1)', async () => {
    const { store, calls } = await open(OPENS);
    await Promise.all([store.enter(), store.enter(), store.enter()]);
    expect(calls).toEqual(['info', 'enter']);
    store.dispose();
  });

  it('has a new idempotency key once the entrance was read again, and not before (C1)', async () => {
    const ids: (string | undefined)[] = [];
    const lose = (requestId?: string) => {
      ids.push(requestId);
      return Promise.reject(new ApiError('unreachable'));
    };
    const { store } = await open(OPENS, {}, { enter: lose });
    await expect(store.enter()).rejects.toThrow(ApiError);
    await expect(store.enter()).rejects.toThrow(ApiError);
    await vi.advanceTimersByTimeAsync(1_000);
    store.refresh();
    await vi.advanceTimersByTimeAsync(0);
    await expect(store.enter()).rejects.toThrow(ApiError);
    expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
    store.dispose();
  });

  it('offers a plain link where the browser blocks the tab (§4)', async () => {
    const { store } = await open(OPENS, {}, { isBlocked: true });
    await store.enter();
    expect([store.isBlocked, store.room]).toEqual([true, 'http://shengya.localhost/sandbox/class/7']);
    store.dispose();
  });

  it('closes the tab again when the server refuses, and reads the entrance again', async () => {
    const refuse = () => Promise.reject(new ApiError('refused', '', { code: 4005 }));
    const { store, tabs, calls } = await open(OPENS, {}, { enter: refuse });
    await expect(store.enter()).rejects.toThrow(ApiError);
    expect(tabs[0]?.isClosed).toBe(true);
    expect(store.isBusy).toBe(false);
    expect(calls).toEqual(['info', 'enter', 'info']);
    store.dispose();
  });
});

describe('the entrance at a backend that has the family’s calls alone (wire-facts 6.1, 6.5)', () => {
  const room = (url: string) => async () => ({ url, tool: '2', roomId: '', pid: '' });

  it('leads into the room that the family’s call names', async () => {
    const { store, tabs, calls } = await open(OPENS, {}, { join: room('https://live.shengya.example/rooms/9') });
    expect([store.isElsewhere, store.entrance]).toEqual([true, undefined]);
    await store.join();
    expect(tabs).toEqual([{ url: 'https://live.shengya.example/rooms/9', isClosed: false }]);
    expect([store.room, store.refusal, calls]).toEqual([
      'https://live.shengya.example/rooms/9',
      null,
      ['info', 'join'],
    ]);
    store.dispose();
  });

  it('says why not: the school’s own words, or that the room is none of the school’s (X3)', async () => {
    const refused = new ApiError('refused', '还没到上课时间', { code: 3 });
    const shut = await open(OPENS, {}, { join: () => Promise.reject(refused) });
    await shut.store.join();
    expect([shut.store.refusal, shut.tabs[0]?.isClosed, shut.store.isBusy]).toEqual([refused, true, false]);
    shut.store.dispose();
    const elsewhere = await open(OPENS, {}, { join: room('https://evil.example/rooms/9') });
    await elsewhere.store.join();
    expect([elsewhere.store.refusal, elsewhere.store.room, elsewhere.tabs[0]?.isClosed]).toEqual(['host', null, true]);
    elsewhere.store.dispose();
  });
});
