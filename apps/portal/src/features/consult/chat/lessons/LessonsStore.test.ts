import type { TaughtLesson } from '@shuyuan/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { buildApi } from '../../../../testing/services.ts';
import { LessonsStore } from './LessonsStore.ts';

const NOW = '2026-11-20T08:00:00.000Z';
const LESSON = {
  id: 5,
  state: 'notStarted',
  canStartAt: '2026-11-20T08:05:00.000Z',
  startsAt: '2026-11-20T08:20:00.000Z',
  endsAt: '2026-11-20T09:20:00.000Z',
} as TaughtLesson;

function build(calls: Record<string, unknown> = {}) {
  const given = {
    lessons: vi.fn(async () => ({ lessons: [LESSON], serverTime: NOW })),
    start: vi.fn(async () => LESSON),
    ...calls,
  };
  const api = buildApi({ classDesk: given as never });
  return { store: new LessonsStore({ api, clock: { now: 0 } as never }), ...given };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a lecturer's lessons", () => {
  it('are read again when one can be started, by the clock of the server', async () => {
    const { store, lessons } = build();
    store.start();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(lessons).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lessons).toHaveBeenCalledTimes(2);
    store.dispose();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(lessons).toHaveBeenCalledTimes(2);
  });

  it('are started once for two presses, and read again after a refusal', async () => {
    const start = vi.fn().mockRejectedValueOnce(new ApiError('refused'));
    const { store, lessons } = build({ start });
    const first = store.act(LESSON, 'start');
    await store.act(LESSON, 'start');
    await expect(first).rejects.toThrow();
    expect(start).toHaveBeenCalledTimes(1);
    expect(lessons).toHaveBeenCalledTimes(1);
    expect(store.busy).toBeNull();
  });
});
