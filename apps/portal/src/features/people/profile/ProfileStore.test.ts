import { expect, it, vi } from 'vitest';
import { buildApi } from '../../../testing/services.ts';
import { createProfileStore } from './ProfileStore.ts';

it('shows the courses that are over, in the language of the moment (§2)', async () => {
  const past = vi.fn(async () => ({ items: [], totalCount: 0, currentPage: 1, pageSize: 12 }));
  const store = createProfileStore(buildApi({ courses: { past } }));
  store.start();
  await vi.waitFor(() => expect(store.past.value?.totalCount).toBe(0));
  expect(past).toHaveBeenCalledWith({ pageSize: 12 });
  store.refresh();
  expect(past).toHaveBeenCalledTimes(2);
  store.dispose();
});
