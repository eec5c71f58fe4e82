import { type PracticeResult, ResultCode } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { observedStore } from '../../../../testing/observed.ts';
import { buildApi } from '../../../../testing/services.ts';
import { ResultStore } from './ResultStore.ts';

const question = (id: number, more = {}) => ({ id, type: 'single', ...more });
const answer = (questionId: number, state?: string) => ({ questionId, values: [], files: [], state });
const RESULT = {
  state: 'finished',
  questions: [
    question(1),
    question(2, { type: 'group' }),
    question(3, { parentId: 2 }),
    question(4, { parentId: 2 }),
    question(5),
    question(6),
  ],
  answers: [answer(1, 'right'), answer(3, 'part'), answer(4, 'right'), answer(5, 'wrong')],
} as unknown as PracticeResult;

async function open(result: PracticeResult = RESULT, calls: Record<string, unknown> = {}) {
  const redo = vi.fn(async (_sent: object) => ({ id: 70 }));
  const makeUp = vi.fn(async (_sent: object) => ({ id: 71 }));
  const api = buildApi({ practice: { result: async () => result, redo, makeUp, ...calls } as never });
  const store = observedStore(new ResultStore(api, 9));
  store.start();
  await vi.waitFor(() => expect(store.result.value).toBeDefined());
  return { store, redo, makeUp };
}

describe('a practice that was handed in', () => {
  it('has a cell for each question that takes an answer; one without an answer is to do', async () => {
    const { store } = await open();
    expect(store.cells.map(({ number, status }) => [number, status])).toEqual([
      ['1', 'right'],
      ['2(1)', 'partly'],
      ['2(2)', 'right'],
      ['3', 'wrong'],
      ['4', 'todo'],
    ]);
  });

  it('shows those without full marks, with the material above them', async () => {
    const { store } = await open();
    store.showShort(true);
    expect(store.shortCount).toBe(3);
    expect(store.shown.map((each) => each.question.id)).toEqual([2, 3, 5, 6]);
    store.showShort(false);
    expect(store.shown).toHaveLength(6);
  });

  it('is read again where another tab has begun the next attempt', async () => {
    const result = vi.fn(async () => RESULT);
    const redo = async () => {
      throw new ApiError('refused', '已经开始了新的一次', { code: ResultCode.attemptStarted });
    };
    const { store } = await open(RESULT, { redo, result });
    await expect(store.again()).rejects.toThrow('已经开始了新的一次');
    expect(result).toHaveBeenCalledTimes(2);
  });

  it('opens another attempt at a finished practice and makes up an expired one (product.md 4.4)', async () => {
    const finished = await open();
    expect(await finished.store.again()).toBe(70);
    expect(finished.redo.mock.calls[0]?.[0]).toMatchObject({ id: 9 });
    const expired = await open({ ...RESULT, state: 'expired' });
    expect(await expired.store.again()).toBe(71);
    expect(expired.redo).not.toHaveBeenCalled();
  });
});
