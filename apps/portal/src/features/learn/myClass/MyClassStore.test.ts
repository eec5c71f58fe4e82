import { describe, expect, it, vi } from 'vitest';
import { buildApi } from '../../../testing/services.ts';
import { MyClassStore } from './MyClassStore.ts';

type Asked = { status?: string; isExpired?: boolean; kind?: string };

/** A student whose classes are in these tabs. */
function build(has: readonly string[]) {
  const mine = vi.fn(async ({ status, isExpired }: Asked) => {
    const items = has.includes(isExpired ? 'expired' : (status ?? '')) ? [{ id: 1, saleId: 2 }] : [];
    return { items, totalCount: items.length, currentPage: 1, pageSize: 10 };
  });
  const store = new MyClassStore(buildApi({ courses: { mine: mine as never } }), { now: 0 });
  return { store, mine };
}
const loaded = (store: MyClassStore) => vi.waitFor(() => expect(store.classes.isLoading).toBe(false));

describe('the classes of a student', () => {
  it.each([
    [['inProgress', 'ended'], 'inProgress'],
    [['notStarted'], 'notStarted'],
    [['expired'], 'expired'],
    [[], 'inProgress'],
  ])('with classes in %j open on %s, not on an empty tab after a first purchase (product.md 5.3)', async (has, tab) => {
    const { store } = build(has);
    store.show({ page: 1 });
    await loaded(store);
    expect([store.firstTab, store.classes.items?.length]).toEqual([tab, has.length > 0 ? 1 : 0]);
  });

  it('stay on a tab that was chosen, also when it is empty', async () => {
    const { store, mine } = build(['ended']);
    store.show({ tab: 'inProgress', page: 1 });
    await loaded(store);
    expect([store.classes.items, mine.mock.calls.length]).toEqual([[], 1]);
  });
});
