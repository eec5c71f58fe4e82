import { describe, expect, it, vi } from 'vitest';
import { GuestRecords } from '../../../../shared/guest/GuestRecords.ts';
import { observedStore } from '../../../../testing/observed.ts';
import { buildApi, buildServices } from '../../../../testing/services.ts';
import { ReviewStore } from './ReviewStore.ts';

const question = (id: number, parentId?: number) => ({
  id,
  parentId,
  type: id === 30 ? 'group' : 'single',
  files: [],
  score: 2,
  knowledge: [`topic ${id}`],
});
const answer = (questionId: number, state: string | undefined, isFlagged = false) => ({
  questionId,
  state,
  isFlagged,
  values: ['A'],
  files: [],
});
const REVIEW = {
  id: 9,
  shares: [],
  topics: [],
  causes: [],
  wrongBook: [],
  questions: [question(1), question(2), question(30), question(31, 30), question(32, 30)],
  answers: [answer(1, 'right', true), answer(2, 'part'), answer(31, 'wrong'), answer(32, 'awaiting')],
};

async function open(questionId?: number, review: unknown = REVIEW) {
  const call = vi.fn(async () => review);
  const guests = new GuestRecords(buildServices().services);
  guests.add(9, { linkId: 1, token: 'mine' });
  const noteCause = vi.fn(async () => ({}));
  const keepWrong = vi.fn(async () => ({}));
  const api = buildApi({ assessments: { review: call, noteCause, keepWrong } as never });
  const store = observedStore(new ReviewStore(api, guests, questionId));
  store.show(9);
  await vi.waitFor(() => expect(store.review.value).toBeDefined());
  return { store, call, noteCause, keepWrong };
}
const ids = (list: ReviewStore['shown']) => list.map((each) => each.question.id);

describe('a record gone through', () => {
  it('begins with what is not right; what still waits for its marks is not wrong (product.md 5.2)', async () => {
    const { store, call } = await open();
    expect(call).toHaveBeenCalledWith({ id: 9 }, { guestToken: 'mine' });
    expect([store.filter, ids(store.shown), store.current?.question.id]).toEqual(['short', [2, 31], 2]);
    store.turn(1);
    expect([store.current?.question.id, store.material?.id, [...store.seen]]).toEqual([31, 30, [2]]);
    store.turn(1);
    expect(store.current?.question.id).toBe(31);
  });

  it('opens the question that the address names, among all', async () => {
    const { store } = await open(1);
    expect([store.filter, store.current?.question.id, store.currentIndex]).toEqual(['all', 1, 0]);
  });

  it('shows all once a question outside of the list is chosen from the sheet', async () => {
    const { store } = await open();
    store.go(1);
    expect([store.filter, store.current?.question.id]).toEqual(['all', 1]);
    store.choose('flagged');
    expect(ids(store.shown)).toEqual([1]);
  });

  it('counts a question without an answer as wrong once results are shown', async () => {
    const { store } = await open(undefined, { ...REVIEW, isShown: true, answers: REVIEW.answers.slice(0, 1) });
    expect([ids(store.short), store.verdictOn(2), store.verdictOn(1)]).toEqual([[2, 31, 32], 'none', 'right']);
  });

  it('calls nothing wrong while another attempt hides the marks (product.md 4.5)', async () => {
    const unmarked = REVIEW.answers.map((each) => ({ ...each, state: undefined }));
    const { store } = await open(undefined, { ...REVIEW, isShown: true, isTryOpen: true, answers: unmarked });
    expect([store.filter, store.short, store.verdictOn(31)]).toEqual(['all', [], undefined]);
  });

  it('has the points of each section, of the parts of a group those of its section; none where a mark waits', async () => {
    const questions = REVIEW.questions.map((each) =>
      each.parentId === undefined ? { ...each, section: each.id < 30 ? '选择题' : '材料题' } : each,
    );
    const answers = REVIEW.answers.map((each) => ({ ...each, score: each.state === 'awaiting' ? undefined : 1 }));
    const { store } = await open(undefined, { ...REVIEW, isShown: true, questions, answers });
    expect(store.sectionOf(2)).toEqual({ name: '选择题', ids: [1, 2], total: 4, score: 2 });
    expect(store.sectionOf(31)).toMatchObject({ name: '材料题', total: 4, score: undefined });
    const { store: hidden } = await open(undefined, { ...REVIEW, isShown: true, isTryOpen: true, questions, answers });
    expect(hidden.sectionOf(2)?.score).toBeUndefined();
    expect((await open()).store.sectionOf(2)).toBeUndefined();
  });

  it('notes why a question went wrong, and takes nothing as noted that was refused (product.md 4.5)', async () => {
    const { store, noteCause } = await open();
    await store.noteCause(2, 'slip');
    expect(noteCause).toHaveBeenCalledWith({ id: 9, questionId: 2, cause: 'slip' }, { guestToken: 'mine' });
    expect([store.causeOf(2), store.isLost(2), store.isLost(1)]).toEqual(['slip', true, false]);
    noteCause.mockRejectedValueOnce(new Error('unreachable'));
    await expect(store.noteCause(2, undefined)).rejects.toThrow();
    expect([store.causeOf(2), store.notingId]).toEqual(['slip', undefined]);
    await store.noteCause(2, undefined);
    expect(store.causeOf(2)).toBeUndefined();
  });

  it('puts a question that lost points into the wrong-question book and takes it out (product.md 4.4)', async () => {
    const { store, keepWrong } = await open();
    expect([store.isOfGuest, (await open(undefined, { ...REVIEW, id: 8 })).store.isOfGuest]).toEqual([true, false]);
    expect(REVIEW.questions.map((each) => store.canKeep(each as never))).toEqual([false, true, false, true, false]);
    await Promise.all([store.book.set(2, true), store.book.set(31, true)]);
    expect(keepWrong.mock.calls).toEqual([[{ id: 9, questionId: 2, isInBook: true }]]);
    expect([store.book.has(2), store.book.has(31), store.book.isSaving]).toEqual([true, false, false]);
    keepWrong.mockRejectedValueOnce(new Error('unreachable'));
    await expect(store.book.set(2, false)).rejects.toThrow();
    expect(store.book.has(2)).toBe(true);
    await store.book.set(2, false);
    expect(store.book.has(2)).toBe(false);
  });

  it('has what others chose at a question, and nothing of a question that few have answered (Z3)', async () => {
    const shares = [{ questionId: 2, people: 7, options: [{ key: 'A', rate: 0.71 }] }];
    const { store } = await open(undefined, { ...REVIEW, shares });
    expect([store.sharesOf(2), store.sharesOf(1)]).toEqual([{ people: 7, rates: { A: 0.71 } }, undefined]);
  });

  it('shows all while nothing is marked: the own answers are there (product.md 5.2)', async () => {
    const { store } = await open(undefined, {
      ...REVIEW,
      answers: REVIEW.answers.map((each) => ({ ...each, state: undefined })),
    });
    expect([store.filter, store.cells.map(({ status }) => status)]).toEqual(['all', ['done', 'done', 'done', 'done']]);
  });
});
