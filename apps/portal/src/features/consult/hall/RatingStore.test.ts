import type { StudyRoomRecord } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { RatingStore } from './RatingStore.ts';

const record = { id: 9, lecturerName: '周砚秋' } as StudyRoomRecord; // all that stars need

function build(score = vi.fn(async () => ({}))) {
  const onDone = vi.fn();
  return { store: new RatingStore(buildApi({ studyRooms: { score } }), onDone), score, onDone };
}

describe('stars for a consultation', () => {
  it('are sent once, with a comment where there is one, and the dialog closes', async () => {
    const { store, score, onDone } = build();
    store.open(record);
    store.setStar(4);
    store.setComment('  讲得清楚  ');
    expect(await Promise.all([store.send(), store.send()])).toEqual([true, false]);
    expect(score.mock.calls).toEqual([[{ id: 9, star: 4, comment: '讲得清楚' }, expect.anything()]]);
    expect([store.record, onDone.mock.calls.length]).toEqual([null, 1]);
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
    expect([store.record, store.failure?.kind]).toEqual([record, 'unreachable']);
    expect(await store.send()).toBe(true);
    const [first, second] = score.mock.calls.map(([, options]) => options);
    expect(first).toEqual(second);
  });
});
