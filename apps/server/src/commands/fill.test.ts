import { afterAll, beforeAll, expect, test } from 'vitest';
import { frozenClock } from '../platform/core/clock.ts';
import { createSecrets } from '../platform/core/secrets.ts';
import type { Store } from '../platform/data/database.ts';
import { openTestStore } from '../testing/engine.ts';
import { fillIfEmpty, refuseDemoAccounts } from './fill.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('production accepts a database without demo accounts, and refuses one that demo mode has filled (S14)', async () => {
  await refuseDemoAccounts(store);
  await fillIfEmpty(store, frozenClock(new Date('2026-11-20T08:00:00Z')), createSecrets('k'.repeat(32)));
  await expect(refuseDemoAccounts(store)).rejects.toThrow(/^The database holds demo accounts, .*\.$/);
});
