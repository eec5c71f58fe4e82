import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { PERSONAL_KEYS } from '../../../../core/personalKeys.ts';
import { buildApi, buildServices } from '../../../../testing/services.ts';
import { ReportsStore } from './ReportsStore.ts';

function build({ write = vi.fn(async () => ({})), services = buildServices().services } = {}) {
  const calls = {
    desk: vi.fn(async () => ({ items: [], totalCount: 0, currentPage: 1, pageSize: 20 })),
    open: vi.fn(async ({ id }: { id: number }) => ({ id, status: 'making', knowledge: [] })),
    write,
  };
  const api = buildApi({ report: calls } as never);
  return { store: new ReportsStore({ api, storage: services.storage }, 4), calls, services };
}

describe('reports that a lecturer writes (product.md 4.6)', () => {
  it('publishes only with a letter, without empty texts and the spaces around', async () => {
    const { store, calls } = build();
    store.start();
    store.open(7);
    store.drafts.set(7, 'strengths', '   ');
    await store.publish();
    expect(calls.write).not.toHaveBeenCalled();
    store.drafts.set(7, 'comment', ' 写得很好 ');
    store.drafts.set(7, 'suggestion', '每周两道\n错题重做');
    await store.publish();
    expect(calls.write).toHaveBeenCalledWith(
      { id: 7, comment: '写得很好', suggestion: '每周两道\n错题重做' },
      expect.anything(),
    );
    expect(store.drafts.has(7)).toBe(false);
    expect(calls.desk).toHaveBeenCalledTimes(2);
  });

  it('keeps the words of a call that failed, also through a reload, for this lecturer alone', async () => {
    const fail = vi.fn(async () => {
      throw new ApiError('unreachable');
    });
    const { store, services } = build({ write: fail as never });
    store.start();
    store.open(7);
    store.drafts.set(7, 'comment', '写得很好');
    await expect(store.publish()).rejects.toThrow(ApiError);
    expect(build({ services }).store.drafts.of(7)).toEqual({ comment: '写得很好' });
    services.storage.write(PERSONAL_KEYS.reports, '{"lecturer 4":{"7":"x","8":{"comment":1,"other":"x"}}}');
    const { drafts } = build({ services }).store;
    expect([drafts.has(7), drafts.has(8)]).toEqual([false, false]);
  });

  it('leaves what another tab has written, in a report and about a practice', () => {
    const { store, services } = build();
    const other = build({ services }).store;
    const work = { comment: '思路清楚', reason: '', audio: null };
    store.drafts.set(7, 'comment', '写得很好');
    services.storage.write(
      PERSONAL_KEYS.reports,
      JSON.stringify({ 'lecturer 4': { 7: { comment: '写得很好' }, 'work 9': work } }),
    );
    other.drafts.set(8, 'comment', '继续');
    const again = build({ services }).store.drafts;
    expect([again.of(7), again.of(8)]).toEqual([{ comment: '写得很好' }, { comment: '继续' }]);
    expect(services.storage.read(PERSONAL_KEYS.reports)).toContain('思路清楚');
  });

  it('leaves what another tab has written for the report that is sent here', async () => {
    const { store, services } = build();
    const other = build({ services }).store;
    store.start();
    store.open(7);
    store.drafts.set(7, 'comment', '先写完的');
    other.drafts.set(7, 'comment', '还在写的');
    await store.publish();
    expect(store.drafts.has(7)).toBe(false);
    expect(build({ services }).store.drafts.of(7)).toEqual({ comment: '还在写的' });
    other.open(7);
    await other.publish();
    expect(build({ services }).store.drafts.has(7)).toBe(false);
  });
});
