import type { Marking } from '@shuyuan/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { observedStore } from '../../../../testing/observed.ts';
import { buildApi, buildServices } from '../../../../testing/services.ts';
import { MarkingStore } from './MarkingStore.ts';

const question = (id: number, type: string, score: number) => ({
  id,
  type,
  score,
  stem: '',
  files: [],
  options: [],
  knowledge: [],
});
const WORK = {
  id: 9,
  studentName: '陈一诺',
  objectiveScore: 8,
  totalScore: 20,
  questions: [question(1, 'single', 8), question(2, 'short', 12)],
  answers: [
    {
      questionId: 2,
      values: [],
      text: '略',
      isFlagged: false,
      files: [{ id: 5, type: 'image', name: 'a.png', url: '/a' }],
    },
  ],
} as unknown as Marking;

function build(calls: Record<string, unknown> = {}) {
  const given = {
    queue: vi.fn(async () => ({ items: [], totalCount: 0, currentPage: 1, pageSize: 20 })),
    counts: vi.fn(async () => ({ waiting: 1, marked: 0, sentBack: 0, markedToday: 0 })),
    claim: vi.fn(async () => WORK),
    save: vi.fn(async () => ({ claimedUntil: '2026-11-20T12:15:00Z' })),
    send: vi.fn(async () => ({ id: 9 })),
    sendBack: vi.fn(async () => ({ id: 9 })),
    release: vi.fn(async () => ({})),
    ...calls,
  };
  const { services } = buildServices({ api: buildApi({ marking: given as never }) });
  return { store: new MarkingStore(services, 4), ...given };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('marking', () => {
  it('counts the points of the machine and of the lecturer, and what has none yet', async () => {
    const { store } = build();
    await store.claim();
    expect([store.work.total, store.work.missingScores]).toEqual([8, 1]);
    store.work.setScore(2, 10.5);
    expect([store.work.total, store.work.missingScores]).toEqual([18.5, 0]);
  });

  it('turns the mark of a blank in one work, and counts an answer as right for all (docs/marking.md)', async () => {
    const blank = { ...question(3, 'blank', 4), key: ['-3', '0.5'], blankCount: 2 };
    const written = { questionId: 3, values: ['负三', ''], isFlagged: false, files: [], state: 'wrong', score: 0 };
    const work = { ...WORK, questions: [blank], answers: [written] };
    const accept = vi.fn(async () => ({ count: 2, state: 'part', score: 2 }));
    const { store, save } = build({ claim: vi.fn(async () => work), accept });
    const blanks = observedStore(store.work.blanks);
    await store.claim();
    const [lost] = blanks.lost;
    if (!lost) throw new Error('the blank has lost points');
    expect(store.work.blanks.blanksOf(lost)).toEqual([
      { place: 0, given: '负三', key: '-3' },
      { place: 1, given: '', key: '0.5' },
    ]);
    expect(await store.work.blanks.acceptForAll(3, 0)).toBe(2);
    expect(accept).toHaveBeenCalledWith({ id: 9, questionId: 3, blank: 0 });
    expect([store.work.total, blanks.lost.length]).toEqual([10, 1]);
    await store.work.blanks.turn(lost);
    expect(save).toHaveBeenCalledWith({ id: 9, questionId: 3, score: 4 });
    expect([store.work.total, blanks.lost.length, blanks.isChanging]).toEqual([12, 0, false]);
  });

  it('saves points and strokes of a question after a pause, each once, and again after a failure', async () => {
    const save = vi.fn().mockRejectedValueOnce(new ApiError('unreachable')).mockResolvedValue({});
    const { store } = build({ save });
    await store.claim();
    store.work.setScore(2, 3);
    store.work.setScore(2, 4);
    store.work.drawn.set(2, 5, [{ tool: 'tick', points: [[10, 20]] }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.work.unsaved.hasFailed).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.work.unsaved.hasFailed).toBe(false);
    expect(save.mock.calls.slice(1).map(([sent]) => sent)).toEqual([
      { id: 9, questionId: 2, score: 4 },
      { id: 9, questionId: 2, fileId: 5, strokes: [{ tool: 'tick', points: [[10, 20]] }] },
    ]);
  });

  it('names a picture that was drawn on by its address where it has no number (wire-facts 11)', async () => {
    const file = { id: -9, type: 'image', name: 'a.png', url: 'https://files.outside.example/a.png' };
    const claim = vi.fn(async () => ({ ...WORK, answers: [{ ...WORK.answers[0], files: [file] }] }));
    const { store, save } = build({ claim });
    await store.claim();
    store.work.drawn.set(2, file.id, []);
    await store.work.unsaved.flush();
    expect(save.mock.calls).toEqual([[{ id: 9, questionId: 2, fileUrl: file.url, strokes: [] }]]);
  });

  it('gives points to the current line and goes on; criteria sum up once each has some', async () => {
    const criteria = [
      { name: '列式', score: 5 },
      { name: '化简', score: 7 },
    ];
    const work = { ...WORK, questions: [question(1, 'single', 8), { ...question(2, 'short', 12), criteria }] };
    const { store, save } = build({ claim: vi.fn(async () => work) });
    await store.claim();
    expect(store.work.current).toMatchObject({ name: '列式', max: 5 });
    if (store.work.current) store.work.give(store.work.current, 4, 'andNext');
    expect([store.work.current?.name, store.work.missingScores, store.work.total]).toEqual(['化简', 1, 8]);
    if (store.work.current) store.work.give(store.work.current, 5.5, 'andNext');
    expect([store.work.current, store.work.missingScores, store.work.total]).toEqual([undefined, 0, 17.5]);
    await store.work.unsaved.flush();
    expect(save).toHaveBeenCalledExactlyOnceWith({
      id: 9,
      questionId: 2,
      criterionScores: [{ score: 4 }, { score: 5.5 }],
    });
  });

  it('takes strokes back one after the other, whichever picture they are on', async () => {
    const { store } = build();
    await store.claim();
    const tick = { tool: 'tick', points: [[10, 20]] } as never;
    store.work.drawn.set(2, 5, [tick]);
    store.work.drawn.set(2, 6, [tick]);
    store.work.drawn.undo();
    expect([store.work.drawn.byFile.get(5)?.length, store.work.drawn.byFile.get(6)?.length]).toEqual([1, 0]);
    store.work.drawn.undo();
    store.work.drawn.undo();
    expect(store.work.drawn.byFile.get(5)).toEqual([]);
  });

  it('saves what is left before it sends, and opens nothing by itself', async () => {
    const { store, save, send } = build();
    await store.claim();
    store.work.setScore(2, 12);
    store.work.words.setComment('步骤完整');
    expect(await store.send()).toEqual({ name: '陈一诺', minutes: 10, hasNext: false });
    expect(save.mock.invocationCallOrder[0]).toBeLessThan(send.mock.invocationCallOrder[0] ?? 0);
    expect(send).toHaveBeenCalledWith({ id: 9, comment: '步骤完整' }, expect.anything());
    expect(store.work.record).toBeNull();
  });

  it('gives a work back to the queue when another one is opened', async () => {
    const claim = vi.fn(async ({ id }: { id: number }) => ({ ...WORK, id }));
    const { store, release } = build({ claim });
    await store.claim(9);
    await store.claim(10);
    expect(release).toHaveBeenCalledExactlyOnceWith({ id: 9 });
  });

  it('names who is next: the one that waits longest, that is neither open nor claimed by another', async () => {
    const entry = (id: number, claimedBy?: string) => ({ id, studentName: `学员${id}`, claimedBy });
    const items = [entry(9), entry(10, '李老师'), entry(11)];
    const { store } = build({
      queue: vi.fn(async () => ({ items, totalCount: 3, currentPage: 1, pageSize: 20 })),
    });
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    await store.claim();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.next?.studentName).toBe('学员11');
    store.work.setScore(2, 12);
    expect(await store.send()).toMatchObject({ hasNext: true });
  });

  it('says who is the last only where nobody else waits, and only of what waits', async () => {
    const counts = vi.fn(async () => ({ waiting: 3, marked: 0, sentBack: 0, markedToday: 0 }));
    const { store } = build({ counts });
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    await store.claim();
    expect([store.next, store.isLast]).toEqual([undefined, false]);
    counts.mockResolvedValue({ waiting: 1, marked: 2, sentBack: 0, markedToday: 2 });
    store.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.isLast).toBe(true);
    store.queue.show('marked');
    expect(store.isLast).toBe(false);
  });

  it('keeps a work open, with its marks, where another cannot be claimed', async () => {
    const claim = vi.fn(async () => WORK);
    const { store, release, queue } = build({ claim });
    store.start();
    await store.claim(9);
    store.work.setScore(2, 5);
    claim.mockRejectedValueOnce(new ApiError('refused'));
    const reads = queue.mock.calls.length;
    await expect(store.claim(10)).rejects.toThrow(ApiError);
    expect([store.work.record?.id, store.work.scores.get(2), release.mock.calls]).toEqual([9, 5, []]);
    expect(queue.mock.calls.length).toBeGreaterThan(reads);
  });

  it('saves nothing of one work under another, however late an answer is', async () => {
    let answer = () => {};
    const waiting = () => new Promise<object>((resolve) => (answer = () => resolve({})));
    const save = vi.fn((_sent: { id: number }) => waiting());
    const work = { ...WORK, questions: [question(2, 'short', 12), question(3, 'short', 12)] };
    const claim = vi.fn(async ({ id = 9 }: { id?: number }) => ({ ...work, id }));
    const { store } = build({ save, claim });
    await store.claim(9);
    store.work.setScore(2, 3);
    store.work.setScore(3, 4);
    await vi.advanceTimersByTimeAsync(1_000); // the first save is on its way, and stays there
    const late = answer;
    save.mockResolvedValue({});
    await store.claim(10);
    late();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(save.mock.calls.filter(([{ id }]) => id === 10)).toEqual([]);
  });
});
