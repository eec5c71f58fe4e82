import { isEmpty } from '../db/migrate.ts';
import type { Store } from '../platform/data/database.ts';
import type { Clock } from '../platform/ops/clock.ts';
import type { Secrets } from '../platform/ops/secrets.ts';
import { seed } from '../seed/main.ts';

/** Fills the database with the demo schools if it has none; true when it did. */
export async function fillIfEmpty(store: Store, clock: Clock, secrets: Secrets): Promise<boolean> {
  if (!(await isEmpty(store))) return false;
  await seed(store.owner, clock, secrets);
  return true;
}
