import type { CourseReward } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { RewardsStore } from './RewardsStore.ts';

const buildReward = (given: Partial<CourseReward> = {}): CourseReward => ({
  id: 1,
  source: 'purchase',
  title: '报名送课',
  selectCount: 2,
  choiceCount: 3,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  status: 'toReceive',
  ...given,
});
const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 20 });

async function build(
  receiveReward: (input: { offerIds: number[] }) => Promise<{ number: string; enrolmentIds: number[] }>,
) {
  const rewards = vi.fn(async () => pageOf([buildReward(), buildReward({ id: 2, status: 'received' })]));
  const rewardCourses = vi.fn(async () => pageOf([]));
  const store = observedStore(new RewardsStore(buildApi({ exchange: { rewards, rewardCourses, receiveReward } })));
  store.start();
  await vi.waitFor(() => expect(store.list.value).toBeDefined());
  store.show(buildReward());
  return { store, rewards, rewardCourses };
}
const received = async () => ({ number: 'EX9', enrolmentIds: [1] });

describe('courses given to a student', () => {
  it('are counted while they wait to be received', async () => {
    const { store } = await build(received);
    expect(store.waiting).toBe(1);
  });

  it('are picked up to as many as may be chosen, and taken back', async () => {
    const { store } = await build(received);
    for (const id of [11, 12, 13]) store.toggle(id);
    expect([...store.picked]).toEqual([11, 12]);
    store.toggle(11);
    store.toggle(13);
    expect([...store.picked]).toEqual([12, 13]);
  });

  it('are received once for a double click, and the list is read again (§8)', async () => {
    const receive = vi.fn(received);
    const { store, rewards } = await build(receive);
    store.toggle(12);
    store.toggle(11);
    expect(await Promise.all([store.receive(), store.receive()])).toEqual([true, false]);
    expect(receive).toHaveBeenCalledOnce();
    expect(receive.mock.lastCall?.at(0)).toEqual({ id: 1, offerIds: [11, 12] });
    expect(rewards).toHaveBeenCalledTimes(2);
    expect(store.open).toBeNull();
  });

  it('say in place that another tab was faster, and are read again', async () => {
    const { store, rewards, rewardCourses } = await build(() =>
      Promise.reject(new ApiError('refused', '已经领取过', { code: 1004 })),
    );
    store.toggle(11);
    await store.receive();
    expect(store.failure?.message).toBe('已经领取过');
    expect(store.picked.size).toBe(0);
    expect(rewards).toHaveBeenCalledTimes(2);
    expect(rewardCourses).toHaveBeenCalledTimes(2);
  });
});
