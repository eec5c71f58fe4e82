import { isEmpty } from '../db/migrate.ts';
import type { Clock } from '../platform/core/clock.ts';
import type { Secrets } from '../platform/core/secrets.ts';
import { StartError } from '../platform/core/startError.ts';
import type { Store } from '../platform/data/database.ts';

/** The schools and all of their texts are read where they are needed: no other start waits for them (performance.md row 19). */
const loadSeed = () => import('../seed/main.ts');

/** Fills the database with the demo schools if it has none; true when it did. */
export async function fillIfEmpty(store: Store, clock: Clock, secrets: Secrets): Promise<boolean> {
  if (!(await isEmpty(store))) return false;
  const { seed } = await loadSeed();
  await seed(store.owner, clock, secrets);
  return true;
}

/** Refuses a database whose demo accounts anybody can log in to (S14); only production asks. */
export async function refuseDemoAccounts(store: Store): Promise<void> {
  const { hasDemoAccounts } = await loadSeed();
  if (!(await hasDemoAccounts(store.owner))) return;
  throw new StartError(
    'The database holds demo accounts, whose password is public: production needs a database that was never filled by demo mode.',
  );
}
