import { isEmpty } from '../db/migrate.ts';
import type { Clock } from '../platform/clock.ts';
import type { Store } from '../platform/database.ts';
import type { Secrets } from '../platform/secrets.ts';
import { seed } from '../seed/main.ts';

/** Fills the database with the demo schools if it has none; true when it did. */
export async function fillIfEmpty(store: Store, clock: Clock, secrets: Secrets): Promise<boolean> {
  if (!(await isEmpty(store))) return false;
  await seed(store.owner, clock, secrets);
  return true;
}
