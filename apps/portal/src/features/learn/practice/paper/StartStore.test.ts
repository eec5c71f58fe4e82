import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { observedStore } from '../../../../testing/observed.ts';
import { buildApi } from '../../../../testing/services.ts';
import { StartStore } from './StartStore.ts';

async function open(practice: unknown) {
  const find = vi.fn(async () => {
    if (practice instanceof Error) throw practice;
    return practice;
  });
  const start = observedStore(new StartStore(buildApi({ practice: { find } as never }), 9));
  expect(start.isLooking).toBe(true);
  start.start();
  await vi.waitFor(() => expect(start.isLooking).toBe(false));
  return start;
}

describe('the start of a practice', () => {
  it('of a timed one says its limit first, and begins when it is meant (product.md 4.4)', async () => {
    const start = await open({ id: 9, state: 'unfinished', limitMinutes: 40 });
    expect(start.waiting).toMatchObject({ limitMinutes: 40 });
    start.agree();
    expect(start.waiting).toBeUndefined();
  });

  it.each([
    ['without a limit', { state: 'unfinished' }],
    ['that goes on', { state: 'unfinished', limitMinutes: 40, startedAt: '2026-11-20T02:00:00Z' }],
    ['that is handed in', { state: 'finished', limitMinutes: 40 }],
    ['that cannot be done', { state: 'unfinished', limitMinutes: 40, closedBy: 'frozen' }],
    ['that cannot be read', new ApiError('missing')],
  ])('of one %s asks nothing', async (_, practice) => {
    expect((await open(practice)).waiting).toBeUndefined();
  });
});
