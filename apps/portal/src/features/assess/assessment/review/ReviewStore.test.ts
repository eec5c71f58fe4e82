import { describe, expect, it, vi } from 'vitest';
import { buildApi, buildServices } from '../../../../testing/services.ts';
import { GuestRecords } from '../GuestRecords.ts';
import { ReviewStore } from './ReviewStore.ts';

const question = (id: number, parentId?: number) => ({ id, parentId, type: id === 30 ? 'group' : 'single', files: [] });
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
  questions: [question(1), question(2), question(30), question(31, 30), question(32, 30)],
  answers: [answer(1, 'right', true), answer(2, 'part'), answer(31, 'wrong'), answer(32, 'awaiting')],
};

async function open(questionId?: number, review: unknown = REVIEW) {
  const call = vi.fn(async () => review);
  const guests = new GuestRecords(buildServices().services.storage);
  guests.add(9, { linkId: 1, token: 'mine' });
  const store = new ReviewStore(buildApi({ assessments: { review: call } as never }), guests, questionId);
  store.show(9);
  await vi.waitFor(() => expect(store.review.value).toBeDefined());
  return { store, call };
}
const ids = (list: ReviewStore['shown']) => list.map((each) => each.question.id);

describe('a record gone through', () => {
  it('begins with what is not right; what still waits for its marks is not wrong (product.md 5.2)', async () => {
    const { store, call } = await open();
    expect(call).toHaveBeenCalledWith({ id: 9 }, { guestToken: 'mine' });
    expect([store.filter, ids(store.shown), store.current?.question.id]).toEqual(['wrong', [2, 31], 2]);
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
    expect([ids(store.wrong), store.verdictOn(2), store.verdictOn(1)]).toEqual([[2, 31, 32], 'none', 'right']);
  });

  it('calls nothing wrong while another attempt hides the marks (product.md 4.5)', async () => {
    const unmarked = REVIEW.answers.map((each) => ({ ...each, state: undefined }));
    const { store } = await open(undefined, { ...REVIEW, isShown: true, isTryOpen: true, answers: unmarked });
    expect([store.filter, store.wrong, store.verdictOn(31)]).toEqual(['all', [], undefined]);
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
