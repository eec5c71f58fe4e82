import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/apiError.ts';
import { buildApi } from '../../testing/services.ts';
import { RatingStore } from './RatingStore.ts';

const record = { id: 9 };

function build(score = vi.fn(async () => ({}))) {
  const onSettled = vi.fn();
  return { store: new RatingStore(buildApi({ studyRooms: { score } }), onSettled), score, onSettled };
}

describe('stars for a consultation', () => {
  it('stay in the form with the words of the server where it refuses them', async () => {
    const { store } = build(vi.fn(() => Promise.reject(new ApiError('refused', '已经评价过'))));
    store.open(record);
    store.setStar(3);
    await store.send();
    expect([store.isSent, store.record, store.error?.message]).toEqual([false, record, '已经评价过']);
  });

  it('are sent once, with a comment where there is one, and the dialog closes', async () => {
    const { store, score, onSettled } = build();
    store.open(record);
    store.setStar(4);
    store.setComment('  讲得清楚  ');
    expect(await Promise.all([store.send(), store.send()])).toEqual([true, false]);
    expect(score.mock.calls).toEqual([[{ id: 9, star: 4, comment: '讲得清楚' }, expect.anything()]]);
    expect([store.isSent, store.record, onSettled.mock.calls.length]).toEqual([true, null, 1]);
  });

  it('go without a comment where only spaces were written (product.md 4.17)', async () => {
    const { store, score } = build();
    store.open(record);
    store.setStar(3);
    store.setComment(' ');
    await store.send();
    expect(score.mock.calls).toEqual([[{ id: 9, star: 3 }, expect.anything()]]);
  });

  it('are not sent without a star', async () => {
    const { store, score } = build();
    store.open(record);
    expect(await store.send()).toBe(false);
    expect(score).not.toHaveBeenCalled();
  });

  it('stay in the dialog with the failure, under the same idempotency key (C1)', async () => {
    const score = vi.fn().mockRejectedValueOnce(new ApiError('unreachable')).mockResolvedValue({});
    const { store } = build(score);
    store.open(record);
    store.setStar(5);
    expect(await store.send()).toBe(false);
    expect([store.record, store.error?.kind]).toEqual([record, 'unreachable']);
    expect(await store.send()).toBe(true);
    const [first, second] = score.mock.calls.map(([, options]) => options);
    expect(first).toEqual(second);
  });
});
