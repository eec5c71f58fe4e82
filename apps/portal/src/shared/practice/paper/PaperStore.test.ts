import { type Paper, ResultCode } from '@shuyuan/contract';
import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { PERSONAL_KEYS } from '../../../core/personalKeys.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildServices } from '../../../testing/services.ts';
import { SAVE_AFTER_MS } from './AnswerSaving.ts';
import { PaperStore } from './PaperStore.ts';
import { practiceCalls } from './practiceCalls.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;
const question = (id: number) => ({
  id,
  type: 'single',
  stem: `第${id}题`,
  files: [],
  options: [],
  score: 5,
  knowledge: [],
});
const PAPER = {
  id: 9,
  questions: [question(1), question(2), question(3)],
  answers: [{ questionId: 1, values: ['A'], files: [], isFlagged: false, version: 3 }],
  endsAt: '2026-11-20T12:30:00Z',
  serverTime: '2026-11-20T12:00:00Z',
} as unknown as Paper;

function build(calls: Record<string, unknown> = {}, shared?: Pick<ReturnType<typeof buildServices>, 'services'>) {
  const start = vi.fn(async () => PAPER);
  const saveAnswer = vi.fn(async ({ version }: { version: number }) => ({
    version: version + 1,
    savedAt: '2026-11-20T12:00:01Z',
  }));
  const submit = vi.fn(async () => ({ id: 9 }));
  const api = buildApi({ practice: { start, saveAnswer, submit, ...calls } as never });
  const { services } = shared ?? buildServices({ api });
  // The browser's clock as it is in the portal: it tells nobody that it goes on.
  const clock = {
    get now() {
      return Date.now();
    },
  };
  const onHandedIn = vi.fn();
  const attempt = practiceCalls(api, 9);
  const store = observedStore(
    new PaperStore({ ...services, clock }, { calls: attempt, owner: '5', attempt: '9', onHandedIn }),
  );
  return { store, start, saveAnswer, submit, onHandedIn, services };
}

async function open(calls: Record<string, unknown> = {}, shared?: Pick<ReturnType<typeof buildServices>, 'services'>) {
  const all = build(calls, shared);
  all.store.start();
  await vi.advanceTimersByTimeAsync(0);
  return all;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an open practice', () => {
  it('opens at the first question without an answer and counts what is answered', async () => {
    const { store } = await open();
    expect(store.currentId).toBe(2);
    expect(store.isFilled).toBe(true);
    expect([store.answeredCount, store.unansweredCount]).toEqual([1, 2]);
  });

  it('shows the answer sheet again when an answer begins, and not at the keys after that (performance.md row 29)', async () => {
    const { store } = await open();
    const shown: string[] = [];
    const stop = autorun(() => shown.push(store.cells.map(({ status }) => status).join(' ')));
    for (const text of ['设', '设直', '设直线']) store.change(2, { text });
    stop();
    expect(shown).toEqual(['done todo todo', 'done done todo']);
  });

  it('saves an answer after a pause in typing, once, on top of the stored version', async () => {
    const { store, saveAnswer } = await open();
    store.change(1, { values: ['B'] });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    store.change(1, { values: ['C'] });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(saveAnswer.mock.calls.map(([sent]) => sent)).toEqual([
      { id: 9, questionId: 1, values: ['C'], text: '', files: [], isFlagged: false, version: 3 },
    ]);
    expect(store.saving.isSaved).toBe(true);
    expect(store.saving.savedAt).toBe('2026-11-20T12:00:01Z');
  });

  it('keeps answers in this browser while the server is out of reach, and sends them when it is back', async () => {
    const saveAnswer = vi.fn().mockRejectedValue(new ApiError('unreachable'));
    const first = await open({ saveAnswer });
    first.store.change(2, { text: '设直线' });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(first.store.saving.trouble).toBe('offline');
    first.store.dispose();
    const second = await open({}, first);
    expect(second.store.editOf(2).text).toBe('设直线');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(second.saveAnswer).toHaveBeenCalledOnce();
    expect(second.services.storage.read(PERSONAL_KEYS.answers)).not.toContain('设直线');
  });

  it('reads the versions again after a change in another tab and sends its own answer on top', async () => {
    const saveAnswer = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('refused', '', { code: ResultCode.changedElsewhere }))
      .mockResolvedValue({ version: 8, savedAt: '2026-11-20T12:00:02Z' });
    const paper = vi.fn(async () => ({
      ...PAPER,
      answers: [{ questionId: 1, values: ['D'], files: [], isFlagged: false, version: 7 }],
    }));
    const { store } = await open({ saveAnswer, paper });
    store.change(1, { values: ['B'] });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 2);
    expect(saveAnswer.mock.calls.map(([{ version }]) => version)).toEqual([3, 7]);
    expect(store.editOf(1).values).toEqual(['B']);
  });

  it('tells which answer the server does not take, saves the others, and sends it again once it is changed (E1)', async () => {
    const saveAnswer = vi.fn(async ({ questionId, values }: { questionId: number; values: string[] }) => {
      if (questionId === 2 && values[0] === 'Z') throw new ApiError('invalid', '没有这个选项');
      return { version: 1, savedAt: '2026-11-20T12:00:01Z' };
    });
    const { store, submit, services } = await open({ saveAnswer });
    store.change(2, { values: ['Z'] });
    store.change(3, { values: ['A'] });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(saveAnswer.mock.calls.map(([{ questionId }]) => questionId)).toEqual([2, 3]);
    expect([...store.saving.refusals]).toEqual([[2, '没有这个选项']]);
    expect(services.storage.read(PERSONAL_KEYS.answers)).toContain('Z');
    await expect(store.handIn()).rejects.toMatchObject({ kind: 'invalid', message: '没有这个选项' });
    expect(submit).not.toHaveBeenCalled();
    store.change(2, { values: ['B'] });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect([store.saving.isSaved, store.saving.refusals.size]).toEqual([true, 0]);
  });

  it('hands in once, after everything is saved', async () => {
    const { store, saveAnswer, submit, onHandedIn } = await open();
    store.change(2, { values: ['A'] });
    await Promise.all([store.handIn(), store.handIn()]);
    expect(saveAnswer).toHaveBeenCalledOnce();
    expect(submit).toHaveBeenCalledOnce();
    expect(onHandedIn).toHaveBeenCalledExactlyOnceWith(0, 'handedIn', false);
  });

  it('does not hand in while an answer is not saved', async () => {
    const { store, submit } = await open({ saveAnswer: vi.fn().mockRejectedValue(new ApiError('unreachable')) });
    store.change(2, { values: ['A'] });
    await expect(store.handIn()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(submit).not.toHaveBeenCalled();
  });

  it('is not called handed in while the school withholds it, and what was written stays in this browser (4016)', async () => {
    const withheld = new ApiError('refused', '', { code: ResultCode.practiceFrozen });
    const { store, onHandedIn, services } = await open({ saveAnswer: vi.fn().mockRejectedValue(withheld) });
    store.change(2, { text: '设直线' });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(onHandedIn).toHaveBeenCalledExactlyOnceWith(1, 'withheld', false);
    expect(services.storage.read(PERSONAL_KEYS.answers)).toContain('设直线');
    const late = await open({ start: vi.fn().mockRejectedValue(withheld) });
    expect(late.store.paper.error?.code).toBe(ResultCode.practiceFrozen);
    expect(late.onHandedIn).not.toHaveBeenCalled();
  });

  it('hands in what is there when the time is over (4008)', async () => {
    const submit = vi.fn().mockRejectedValue(new ApiError('refused', '', { code: ResultCode.timeOver }));
    const { store, onHandedIn } = await open({ submit });
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS - 1);
    expect(submit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(submit).toHaveBeenCalledOnce();
    expect(store.ended).toEqual({ how: 'timeOver', unsaved: 0, saved: 1, isOffline: false });
    expect(onHandedIn).not.toHaveBeenCalled(); // the student is told first
    store.goOn();
    expect(onHandedIn).toHaveBeenCalledExactlyOnceWith(0, 'timeOver', true);
  });

  it('says without a network what counts once the time is over, and what came too late', async () => {
    const off = new ApiError('unreachable');
    const { store, onHandedIn } = await open({
      saveAnswer: vi.fn().mockRejectedValue(off),
      submit: vi.fn().mockRejectedValue(off),
    });
    store.change(2, { values: ['A'] });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(store.cells.map(({ status }) => status)).toEqual(['done', 'unsent', 'todo']);
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
    expect(store.ended).toEqual({ how: 'timeOver', unsaved: 1, saved: 1, isOffline: true });
    expect(onHandedIn).not.toHaveBeenCalled();
  });

  it('has expired past a deadline without a time limit, and ends once (4003)', async () => {
    const closed = new ApiError('refused', '', { code: ResultCode.practiceExpired });
    const start = vi.fn(async () => ({ ...PAPER, endsAt: undefined, dueAt: '2026-11-20T12:30:00Z' }));
    const { store } = await open({ start, saveAnswer: vi.fn().mockRejectedValue(closed) });
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS - 100);
    store.change(2, { values: ['A'] });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(store.ended).toEqual({ how: 'expired', unsaved: 1, saved: 1, isOffline: false });
  });

  it('shows what waits as sent again once the network is back', async () => {
    const saveAnswer = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('unreachable'))
      .mockResolvedValue({ version: 1, savedAt: '2026-11-20T12:00:05Z' });
    const { store } = await open({ saveAnswer });
    store.change(2, { values: ['A'] });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(store.saving.offlineIds).toEqual([2]);
    await store.saving.flush();
    expect([store.saving.offlineIds, store.cells[1]?.status]).toEqual([[], 'done']);
  });

  it.each([-1, 1])('ends by the server’s time in a browser that is %i hours ahead (C3)', async (hours) => {
    vi.setSystemTime(NOW + hours * 60 * MINUTE_MS);
    const { submit } = await open();
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS - 1);
    expect(submit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(submit).toHaveBeenCalledOnce();
  });

  it('is not told as handed in when the deadline has passed (4003)', async () => {
    const start = vi.fn().mockRejectedValue(new ApiError('refused', '', { code: ResultCode.practiceExpired }));
    const { onHandedIn } = await open({ start });
    expect(onHandedIn).toHaveBeenCalledExactlyOnceWith(0, 'expired', false);
  });

  it('leads to the result when another tab has handed in (4004)', async () => {
    const saveAnswer = vi.fn().mockRejectedValue(new ApiError('refused', '', { code: ResultCode.alreadySubmitted }));
    const { store, onHandedIn } = await open({ saveAnswer });
    store.change(3, { values: ['A'] });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(onHandedIn).toHaveBeenCalledExactlyOnceWith(1, 'handedIn', false);
  });
});
