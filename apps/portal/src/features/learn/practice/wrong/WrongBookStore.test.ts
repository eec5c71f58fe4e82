import type { WrongQuestion } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { observedStore } from '../../../../testing/observed.ts';
import { buildApi } from '../../../../testing/services.ts';
import { WrongBookStore } from './WrongBookStore.ts';

const item = (id: number, question = {}, note?: string) =>
  ({ question: { id, type: 'single', ...question }, note, isMastered: false }) as unknown as WrongQuestion;

function build(calls: Record<string, unknown> = {}) {
  const wrong = vi.fn(async () => ({ items: [item(1), item(2)], total: 2 }));
  const retryWrong = vi.fn(async (_sent: object) => ({ isRight: true, isMastered: false }));
  const noteWrong = vi.fn(async (_sent: object) => ({}));
  const api = buildApi({ practice: { wrong, retryWrong, noteWrong, ...calls } as never });
  return { store: observedStore(new WrongBookStore(api)), wrong, retryWrong, noteWrong };
}

describe('the wrong-question book', () => {
  it('repeats only what a machine marks and what stands alone (product.md 4.4)', () => {
    const { store } = build();
    expect(store.isRepeatable(item(1))).toBe(true);
    expect(store.isRepeatable(item(1, { type: 'short' }))).toBe(false);
    expect(store.isRepeatable(item(1, { parentId: 8 }))).toBe(false);
  });

  it('sends a try once and keeps what came out of it until the next', async () => {
    const { store, retryWrong } = build();
    await store.check();
    expect(retryWrong).not.toHaveBeenCalled();
    store.tryAgain(1);
    store.enter(['B']);
    await store.check();
    expect(retryWrong.mock.calls[0]?.[0]).toMatchObject({ questionId: 1, values: ['B'] });
    expect(store.outcomes.get(1)).toMatchObject({ isRight: true });
    expect(store.triedId).toBeNull();
    store.tryAgain(1);
    expect([store.outcomes.has(1), store.values]).toEqual([false, []]);
  });

  it('keeps the try and what was entered when sending fails', async () => {
    const { store } = build({ retryWrong: () => Promise.reject(new Error('lost')) });
    store.tryAgain(1);
    store.enter(['B']);
    await expect(store.check()).rejects.toThrow('lost');
    expect([store.triedId, store.values, store.outcomes.size]).toEqual([1, ['B'], 0]);
  });

  it('leaves the try at another question alone that was begun while the first was on its way', async () => {
    const { store } = build();
    store.tryAgain(1);
    const sent = store.check();
    store.tryAgain(2);
    await sent;
    expect([store.triedId, store.outcomes.has(1)]).toEqual([2, true]);
  });

  it('moves a question with the note that was saved last', async () => {
    const { store, noteWrong } = build();
    await store.saveNote(1, '看错了焦点');
    await store.setMastered(item(1, {}, '旧的'));
    expect(noteWrong).toHaveBeenLastCalledWith({ questionId: 1, note: '看错了焦点', isMastered: true });
  });

  it('forgets tries and outcomes on another page', async () => {
    const { store } = build();
    store.tryAgain(1);
    await store.check();
    store.tryAgain(2);
    store.show({ isMastered: true, page: 1 });
    expect([store.triedId, store.outcomes.size]).toEqual([null, 0]);
  });
});
