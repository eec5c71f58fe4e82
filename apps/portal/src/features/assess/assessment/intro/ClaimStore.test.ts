import { describe, expect, it, vi } from 'vitest';
import { observedStore } from '../../../../testing/observed.ts';
import { ClaimStore } from './ClaimStore.ts';

const records = [11, 12].map((id) => ({
  id,
  title: '入学测评',
  guestName: '何沐阳',
  startedAt: '2026-11-20T08:00:00.000Z',
}));

async function open() {
  const assessments = {
    claimable: vi.fn(async () => ({ records })),
    claim: vi.fn(async ({ ids }: { ids: number[] }) => ({ count: ids.length, ids })),
  };
  const store = observedStore(
    new ClaimStore({ assessments } as unknown as ConstructorParameters<typeof ClaimStore>[0]),
  );
  store.start();
  await vi.waitFor(() => expect(store.records).toHaveLength(2));
  return { store, assessments };
}

describe('records made elsewhere with the phone of an account (product.md 4.5)', () => {
  it('are taken over one by one, by whom they belong to', async () => {
    const { store, assessments } = await open();
    await store.claim(12);
    expect(assessments.claim).toHaveBeenCalledWith({ ids: [12] });
    expect(store.records.map(({ id }) => id)).toEqual([11]);
  });

  it('stay with their guests where the student says that they are not hers', async () => {
    const { store, assessments } = await open();
    store.dismiss(11);
    expect(store.records.map(({ id }) => id)).toEqual([12]);
    expect(assessments.claim).not.toHaveBeenCalled();
  });
});
