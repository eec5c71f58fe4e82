import { observable, observableRef, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { presentSignal } from '../api/abandon.ts';
import { ApiError } from '../api/apiError.ts';
import type { Query } from '../api/query.ts';
import { createRetry } from '../api/retry.ts';
import { observed } from '../testing/observed.ts';
import type { PagedQuery } from './PagedQuery.ts';
import { PageStore } from './PageStore.ts';

type Call = (asked?: unknown) => Promise<never>;
type Calls = Record<'subjects' | 'detail' | 'list' | 'alarm', Mock<Call>>;

class BookStore extends PageStore {
  tab = 'first';
  chosen: { id: number } | null = null;
  readonly subjects: Query<string>;
  readonly detail: Query<string, [id: number]>;
  readonly list: PagedQuery<string>;
  readonly #shown = observable.box<number | undefined>(undefined);

  constructor(
    readonly calls: Calls,
    part: { start(): void; refresh(): void; dispose(): void },
  ) {
    super();
    this.subjects = this.query(() => calls.subjects(), { atStart: [] });
    this.detail = this.query((id) => calls.detail(id));
    this.list = this.paged((question) => calls.list(question), { pageSize: 3 });
    this.part(part);
    this.when(
      () => this.#shown.get(),
      (id) => this.detail.load(id),
    );
    this.onChange(
      () => this.tab,
      () => calls.alarm(presentSignal()),
    );
    this.every(1000, () => calls.alarm('tick'));
    this.observe({ calls: false, chosen: observableRef });
  }

  get title() {
    return `${this.tab} ${this.subjects.value}`;
  }

  choose(id: number) {
    runInAction(() => this.#shown.set(id));
  }

  readAlarm() {
    return this.fetch(() => this.calls.alarm('fetched'));
  }

  open(tab: string) {
    this.tab = tab;
  }
}

class DerivedStore extends BookStore {
  override refresh() {
    super.refresh();
    this.calls.alarm('refreshed');
  }
}

function build() {
  const answer = (make: (asked: unknown) => unknown) => vi.fn<Call>(async (asked) => make(asked) as never);
  const calls: Calls = {
    subjects: answer(() => 'subjects'),
    detail: answer((id) => `detail ${id}`),
    list: answer(() => ({ items: ['row'], totalCount: 1, currentPage: 1, pageSize: 3 })),
    alarm: answer(() => undefined),
  };
  const part = { start: vi.fn(), refresh: vi.fn(), dispose: vi.fn() };
  const store = new BookStore(calls, part);
  const counts = () => [calls.subjects, calls.detail, calls.list].map(({ mock }) => mock.calls.length);
  return { store, calls, part, counts };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a page', () => {
  it('loads at the start what is declared so, and reacts from then on', async () => {
    const { store, part, counts } = build();
    store.choose(7);
    expect(counts()).toEqual([0, 0, 0]);
    store.start();
    expect([counts(), part.start.mock.calls.length]).toEqual([[1, 1, 0], 1]);
    store.choose(8);
    await vi.advanceTimersByTimeAsync(0);
    expect([store.detail.value, store.subjects.value]).toEqual(['detail 8', 'subjects']);
    store.dispose();
  });

  it('reads again what was asked for, and nothing else', () => {
    const { store, part, counts } = build();
    store.start();
    store.refresh();
    expect([counts(), part.refresh.mock.calls.length]).toEqual([[2, 0, 0], 1]);
    store.list.show({});
    store.refresh();
    expect(counts()).toEqual([3, 0, 2]);
    store.dispose();
  });

  it('shows every field and getter to observers, and binds its methods, those of the base too', () => {
    const { store } = build();
    const title = observed(() => store.title);
    const { open, refresh, dispose } = store;
    open('second');
    expect(title()).toBe('second undefined');
    refresh();
    dispose();
  });

  it('may extend what is written once', () => {
    const { calls, part } = build();
    const { start, refresh, dispose } = new DerivedStore(calls, part);
    start();
    refresh();
    expect([calls.subjects.mock.calls.length, calls.alarm.mock.calls]).toEqual([2, [['refreshed']]]);
    dispose();
  });

  it('says that its constructor forgot to declare its state', () => {
    class Unseen extends PageStore {}
    expect(() => new Unseen().start()).toThrow('observe()');
  });
});

describe('a page that is left', () => {
  it('asks for nothing any more, however often it is told', async () => {
    const { store, calls, part, counts } = build();
    store.start();
    store.dispose();
    store.dispose();
    store.choose(7);
    store.open('second');
    store.refresh();
    store.list.show({});
    void store.detail.load(9);
    await expect(store.readAlarm()).rejects.toThrow(ApiError);
    await vi.advanceTimersByTimeAsync(90_000);
    expect([counts(), calls.alarm.mock.calls, store.subjects.value]).toEqual([[1, 0, 0], [], undefined]);
    expect(part.dispose).toHaveBeenCalled();
  });

  it('starts again where it is mounted twice', async () => {
    const { store, counts } = build();
    store.start();
    store.dispose();
    store.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect([counts(), store.subjects.value]).toEqual([[2, 0, 0], 'subjects']);
    store.dispose();
  });

  it('no longer waits for a crowded server (S12)', async () => {
    const retry = createRetry({});
    const { store, calls } = build();
    const send = vi.fn(
      async (): Promise<never> => Promise.reject(new ApiError('failed', '', { code: 503, retryAfterS: 2 })),
    );
    const crowded = async () => {
      const abandoned = presentSignal();
      return send().catch((error: ApiError) => retry(error, send, abandoned));
    };
    for (const call of [calls.subjects, calls.detail, calls.list]) call.mockImplementation(crowded);
    store.start();
    store.choose(7);
    store.list.show({});
    await vi.advanceTimersByTimeAsync(10_000);
    const before = send.mock.calls.length;
    expect(before).toBeGreaterThan(3);
    store.dispose();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(send).toHaveBeenCalledTimes(before);
  });

  it('begins the calls of its reactions under its own life', () => {
    const { store, calls } = build();
    store.start();
    store.open('second');
    const [signal] = calls.alarm.mock.calls[0] as unknown as [AbortSignal];
    expect(signal.aborted).toBe(false);
    store.dispose();
    expect(signal.aborted).toBe(true);
  });
});
