import { sql } from 'kysely';
import { networkOf } from '../../platform/core/callerAddress.ts';
import type { Secrets } from '../../platform/core/secrets.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { isKnownDevice } from './knownDevices.ts';

/** Wrong passwords after which an address has to wait, doubling each time (A4). */
const FREE_TRIES = 3;
const WAIT_MAX_S = 300;
/** Wrong passwords of an account, from all addresses, after which every answer about it is slower. */
const FREE_TRIES_TOGETHER = 10;
const SLOWER_MS = 250;
const SLOWER_MAX_MS = 5_000;
const FORGOTTEN_MS = 24 * 3_600_000;

/** One attempt to log in with a password. */
export interface Attempt {
  companyId: number;
  account: string;
  ip: string;
  /** The number of the browser (S15). */
  device: string | null;
  now: Date;
}

/** Cost of an attempt: an address with too many failures must wait; an account under attack responds with a delay to every caller. */
export type Cost = { kind: 'wait'; seconds: number } | { kind: 'try'; delayMs: number };

/**
 * Counts an attempt before the password is checked, so that parallel guesses count too (A4). Strangers cannot lock an
 * account: the wait belongs to account and address together, and what they share is a delay of at most 5 s. A browser in
 * which the account has logged in before has a counter of its own, so that not even others behind its address lock it.
 */
export async function countAttempt(tx: Tx, secrets: Secrets, attempt: Attempt): Promise<Cost> {
  const { companyId, now } = attempt;
  const keys = keysOf(secrets, attempt);
  const isKnown = await isKnownDevice(tx, secrets, attempt);
  const own = isKnown ? keys.device : keys.pair;
  const counted = await tx
    .insertInto('login_guard')
    .values({ company_id: companyId, key_hash: own, failures: 1, failed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'key_hash'])
        .doUpdateSet({ failures: nextCount(now), failed_at: now })
        .where(
          sql<boolean>`${now}::timestamptz >= login_guard.failed_at + make_interval(secs => case when login_guard.failures < ${FREE_TRIES}::int then 0 else least(${WAIT_MAX_S}::int, power(2, login_guard.failures - ${FREE_TRIES}::int)) end)`,
        ),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!counted) return { kind: 'wait', seconds: await secondsLeft(tx, own, now) };
  // What strangers do to the account costs its own browsers nothing, and theirs is counted there (S15).
  if (isKnown) return { kind: 'try', delayMs: 0 };
  const together = await tx
    .insertInto('login_guard')
    .values({ company_id: companyId, key_hash: keys.account, failures: 1, failed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'key_hash']).doUpdateSet({ failures: nextCount(now), failed_at: now }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  const delayMs = Math.min(SLOWER_MAX_MS, Math.max(0, together.failures - FREE_TRIES_TOGETHER) * SLOWER_MS);
  return { kind: 'try', delayMs };
}

/** Resets the failure count of an account, after a successful login or a password reset. */
export async function forgetAttempts(tx: Tx, secrets: Secrets, attempt: Attempt): Promise<void> {
  const { pair, account, device } = keysOf(secrets, attempt);
  await tx.deleteFrom('login_guard').where('key_hash', 'in', [pair, account, device]).execute();
}

function keysOf(secrets: Secrets, { companyId, account, ip, device }: Attempt) {
  return {
    account: secrets.hash('guard', companyId, account),
    pair: secrets.hash('guard', companyId, `${account}\0${networkOf(ip)}`),
    device: secrets.hash('guard', companyId, `${account}\0device ${device}`),
  };
}

function nextCount(now: Date) {
  const forgotten = new Date(now.getTime() - FORGOTTEN_MS);
  return sql<number>`case when login_guard.failed_at < ${forgotten} then 1 else login_guard.failures + 1 end`;
}

async function secondsLeft(tx: Tx, keyHash: string, now: Date): Promise<number> {
  const row = await tx
    .selectFrom('login_guard')
    .select(['failures', 'failed_at'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (!row) return 1;
  const waitS = Math.min(WAIT_MAX_S, 2 ** (row.failures - FREE_TRIES));
  return Math.max(1, Math.ceil(waitS - (now.getTime() - row.failed_at.getTime()) / 1000));
}
