import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { Query } from '../api/query.ts';
import { knownFigure } from './knownFigure.ts';

describe('a figure', () => {
  it('is no zero while its call runs or after it failed, and is asked for again on request', async () => {
    const fetch = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new ApiError('unreachable'));
    fetch.mockResolvedValueOnce(0);
    const query = new Query(fetch);
    const show = (count: number) => ({ value: String(count) });
    expect(knownFigure(query, show)).toEqual({ value: undefined, loading: true });
    await query.load();
    const failed = knownFigure(query, show);
    expect(failed).toEqual({ value: undefined, onRetry: expect.any(Function) });
    if ('onRetry' in failed) failed.onRetry?.();
    await vi.waitFor(() => expect(knownFigure(query, show)).toEqual({ value: '0' }));
  });
});
