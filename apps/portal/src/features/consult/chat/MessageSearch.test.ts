import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { settle } from '../../../testing/chat.ts';
import { buildApi } from '../../../testing/services.ts';
import { MessageSearch, TYPING_MS } from './MessageSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hit = (seq: number) => ({
  ...{ id: 100 + seq, conversationId: 1, seq, title: '周砚秋', fromName: '周砚秋', isMine: false },
  ...{ kind: 'text' as const, body: `焦点弦${seq}`, sentAt: '2026-11-20T12:00:00Z' },
});
const page = (...seqs: number[]) => ({ items: seqs.map(hit), totalCount: seqs.length, currentPage: 1, pageSize: 2 });

function build() {
  const search = vi.fn(async (_: { keyword: string }) => page(1));
  const store = new MessageSearch(buildApi({ chat: { search } }));
  const type = async (text: string) => {
    store.setText(text);
    vi.advanceTimersByTime(TYPING_MS);
    await settle();
  };
  return { store, search, type };
}

it('asks once after the typing rests, and says so meanwhile', async () => {
  const { store, search } = build();
  for (const text of ['焦', '焦点', ' 焦点弦 ']) store.setText(text);
  expect([store.state, search.mock.calls.length]).toEqual(['loading', 0]);
  vi.advanceTimersByTime(TYPING_MS);
  await settle();
  expect(search.mock.calls.map(([{ keyword }]) => keyword)).toEqual(['焦点弦']);
  expect([store.state, store.items.length, store.isCut]).toEqual(['ready', 1, false]);
});

it('never shows what was found for other words', async () => {
  const { store, search, type } = build();
  await type('焦点弦');
  let answer: (found: ReturnType<typeof page>) => void = () => undefined;
  search.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await type('定义');
  expect([store.state, store.items]).toEqual(['loading', []]);
  store.setText('');
  answer(page(1, 2));
  await settle();
  expect([store.state, store.items]).toEqual([null, []]);
});

it('says that there are older ones than those listed', async () => {
  const { store, search, type } = build();
  search.mockResolvedValueOnce(page(1, 2));
  await type('焦点弦');
  expect(store.isCut).toBe(true);
});

it('that failed is no empty result, and can be repeated', async () => {
  const { store, search, type } = build();
  search.mockRejectedValueOnce(new ApiError('unreachable'));
  await type('焦点弦');
  expect(store.state).toBe('failed');
  store.retry();
  await settle();
  expect([store.state, store.items.length]).toEqual(['ready', 1]);
});
