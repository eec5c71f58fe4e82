import type { QueueTicket, StudyRoom, StudyRoomRecord } from '@shuyuan/contract';
import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildStorage } from '../../../testing/services.ts';
import { endedOf } from './endedOf.ts';
import { HallStore } from './HallStore.ts';
import { roomState } from './toRoom.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const page = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 60 });
const buildRoom = (given: Partial<StudyRoom> = {}): StudyRoom => ({
  id: 3,
  name: '周砚秋老师的答疑室',
  lecturerId: 5,
  lecturerName: '周砚秋',
  subjectIds: [1],
  openTimes: [],
  status: 'open',
  isFull: false,
  waitCount: 0,
  averageMinutes: 9,
  estimateMinutes: 0,
  ...given,
});
const ticket: QueueTicket = {
  id: 7,
  roomId: 3,
  roomName: '',
  lecturerId: 5,
  lecturerName: '周砚秋',
  images: [],
  status: 'waiting',
  position: 1,
  waitCount: 1,
  estimateMinutes: 0,
  isFront: false,
  subscribedAt: NOW,
  ahead: [],
};
const rooms = [
  buildRoom(),
  buildRoom({ id: 4, subjectIds: [2], status: 'inSession', waitCount: 2 }),
  buildRoom({ id: 5, subjectIds: [1, 2], status: 'paused' }),
];

const stores: HallStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.dispose();
});

function build({ gate = async () => 'open' as 'open' | 'closed', isVisitor = false } = {}) {
  const visitor = observable({ id: isVisitor ? undefined : (20 as number | undefined) });
  const calls = {
    list: vi.fn(async () => page(rooms)),
    mine: vi.fn(async (): Promise<{ serverTime: string; ticket?: QueueTicket }> => ({ serverTime: NOW })),
    subscribe: vi.fn(async () => ticket),
    ask: vi.fn(async () => ticket),
    remind: vi.fn(async () => ({})),
    records: vi.fn(async () => page<StudyRoomRecord>([])),
  };
  const account = vi.fn(async () => ({ left: 86, used: 214, frozen: 0 }));
  const storage = buildStorage();
  const api = buildApi({
    studyRooms: { ...calls, basics: () => Promise.reject(new ApiError('failed')) },
    minutes: { account, packages: async () => page([]) },
    site: { switch: async () => ({ type: 'studyRoom', status: await gate() }) },
  });
  const store = observedStore(
    new HallStore(
      { api, storage, clock: { now: Date.parse(NOW) } },
      { userId: () => visitor.id, isVisible: () => true },
    ),
  );
  stores.push(store);
  store.start();
  return { store, calls, account, storage, visitor };
}
describe('the hall that a call has changed (§4 refreshExpert)', () => {
  it('is read again as a whole, and stays in sight meanwhile', async () => {
    const { store, calls, account } = build();
    await read(store);
    store.join(rooms[0] as StudyRoom);
    for (const call of [calls.list, calls.mine, calls.records, account]) call.mockClear();
    store.refresh();
    expect(store.rooms.value?.items).toHaveLength(3);
    await vi.waitFor(() => {
      for (const call of [calls.list, calls.mine, calls.records, account]) expect(call).toHaveBeenCalledOnce();
    });
    expect(store.question).not.toBeNull();
  });
});

const read = (store: HallStore) => vi.waitFor(() => expect(store.rooms.value).toBeDefined());
const question = (store: HallStore) => {
  if (!store.question) throw new Error('no question is being written');
  return store.question;
};

describe('the hall of the study room', () => {
  it('says that it is closed, and nothing where that cannot be learnt (§7, §8)', async () => {
    const { store } = build({ gate: async () => 'closed' });
    await vi.waitFor(() => expect(store.isClosed).toBe(true));
    const failing = build({ gate: () => Promise.reject(new ApiError('failed')) });
    await vi.waitFor(() => expect(failing.store.closedSwitch.error).not.toBeNull());
    expect(failing.store.isClosed).toBe(false);
  });

  it('shows a visitor the rooms and fetches nothing of a student', async () => {
    const { store, calls, account, visitor } = build({ isVisitor: true });
    await read(store);
    expect(store.isLoggedIn).toBe(false);
    expect([calls.mine, calls.records, account].flatMap(({ mock }) => mock.calls)).toEqual([]);
    runInAction(() => {
      visitor.id = 20;
    });
    await vi.waitFor(() => expect(store.account.value?.left).toBe(86));
    expect(calls.mine).toHaveBeenCalled();
  });

  it('forgets the student with the login', async () => {
    const { store, visitor } = build();
    await vi.waitFor(() => expect(store.account.value).toBeDefined());
    runInAction(() => {
      visitor.id = undefined;
    });
    expect([store.account.value, store.place.mine.value, store.records.value]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shows rooms by subject, and those without waiting', async () => {
    const { store } = build();
    await read(store);
    const shown = () => store.shown.map(({ id }) => id);
    store.pick(2);
    expect(shown()).toEqual([4, 5]);
    store.pick(null);
    store.setOnlyFree(true);
    expect(shown()).toEqual([3]);
  });

  it.each([
    ['free', {}],
    ['busy', { waitCount: 1 }],
    ['busy', { status: 'inSession' }],
    ['full', { isFull: true, waitCount: 8 }],
    ['paused', { status: 'paused' }],
    ['closed', { status: 'closed' }],
  ] satisfies [string, Partial<StudyRoom>][])('calls a room %s by its state and queue', (state, given) => {
    expect(roomState(buildRoom(given), false)).toBe(state);
    expect(roomState(buildRoom(given), true)).toBe('closed');
  });

  it('reads the stars again that were given in the room while the end is shown (J7.3)', async () => {
    const { store, calls } = build();
    calls.mine.mockResolvedValueOnce({ serverTime: NOW, ticket });
    const record: StudyRoomRecord = { ...ticket, status: 'finished', minutes: 3 };
    calls.records.mockResolvedValue(page([record]));
    store.place.refresh();
    await vi.waitFor(() => expect(store.place.ticket).not.toBeNull());
    store.place.refresh();
    await vi.waitFor(() => expect(store.place.ended).toMatchObject({ id: 7 }));
    calls.records.mockResolvedValue(page([{ ...record, star: 4 }]));
    store.place.refresh();
    await vi.waitFor(() => expect(endedOf(store.place.ended, store.records.value)?.star).toBe(4));
  });

  it('requests a reminder of a room and reads it again', async () => {
    const { store, calls } = build();
    await read(store);
    await store.remind({ id: 5 });
    expect(calls.remind).toHaveBeenCalledWith({ roomId: 5 }, expect.anything());
    expect(calls.list).toHaveBeenCalledTimes(2);
  });
});

describe('a question', () => {
  it('leads into the queue with its words and pictures, once however often one presses (§8)', async () => {
    const { store, calls } = build();
    await read(store);
    store.join(buildRoom());
    const writing = question(store);
    calls.mine.mockResolvedValue({ serverTime: NOW, ticket });
    writing.setText(' 倒数和为什么是定值 ');
    writing.setFiles([{ id: '11', name: 'a.png', size: 1, mime: 'image/png' }]);
    await Promise.all([writing.send(), writing.send()]);
    expect(calls.subscribe).toHaveBeenCalledOnce();
    expect(calls.subscribe).toHaveBeenCalledWith(
      { roomId: 3, subjectId: 1, question: '倒数和为什么是定值', imageIds: [11] },
      expect.anything(),
    );
    expect(store.place.ticket?.id).toBe(7);
  });

  it('waits for its pictures', async () => {
    const { store, calls } = build();
    store.join(buildRoom());
    question(store).setPending(1);
    expect(await question(store).send()).toBe(false);
    expect(calls.subscribe).not.toHaveBeenCalled();
  });

  it('that is refused for another place leads to that place (5002)', async () => {
    const { store, calls } = build();
    await read(store);
    calls.subscribe.mockRejectedValue(new ApiError('refused', '', { code: 5002 }));
    calls.mine.mockResolvedValue({ serverTime: NOW, ticket: { ...ticket, roomId: 4 } });
    store.join(buildRoom());
    expect(await question(store).send()).toBe(false);
    await vi.waitFor(() => expect(store.place.ticket?.roomId).toBe(4));
    expect(question(store).failure?.code).toBe(5002);
    expect(question(store).needsMinutes).toBe(false);
  });

  it('that is refused for want of minutes leads to the packages (5003)', async () => {
    const { store, calls } = build();
    calls.subscribe.mockRejectedValue(new ApiError('refused', '', { code: 5003 }));
    store.join(buildRoom());
    await question(store).send();
    expect(question(store).needsMinutes).toBe(true);
  });

  it('can be stored until the study room opens, for the one who wrote it, and comes along once (product.md 5.2)', async () => {
    const { store, storage, visitor } = build();
    store.writeForLater();
    question(store).setText('驻波的波节怎么数');
    await question(store).send();
    store.join(buildRoom());
    expect(question(store).text).toBe('驻波的波节怎么数');
    runInAction(() => {
      visitor.id = 21;
    });
    store.join(buildRoom());
    expect(question(store).text).toBe('');
    runInAction(() => {
      visitor.id = 20;
    });
    store.join(buildRoom());
    await question(store).send();
    expect(storage.read('study_question')).toBe('{}');
  });

  it('is there again when its window was closed, until it is sent', async () => {
    const { store, calls } = build();
    await read(store);
    store.join(buildRoom());
    question(store).setText('写到一半');
    store.closeQuestion();
    store.join(buildRoom());
    expect(question(store).text).toBe('写到一半');
    calls.mine.mockResolvedValue({ serverTime: NOW, ticket });
    await question(store).send();
    store.join(buildRoom());
    expect(question(store).text).toBe('');
  });

  it('is changed in place; pictures stay unless new ones are sent', async () => {
    const { store, calls } = build();
    calls.mine.mockResolvedValue({ serverTime: NOW, ticket: { ...ticket, question: '旧', images: ['/f/1'] } });
    store.place.refresh();
    await vi.waitFor(() => expect(store.place.ticket).not.toBeNull());
    store.change();
    expect(question(store).text).toBe('旧');
    question(store).setText('新');
    await question(store).send();
    expect(calls.ask).toHaveBeenCalledWith({ id: 7, question: '新' }, expect.anything());
  });
});
