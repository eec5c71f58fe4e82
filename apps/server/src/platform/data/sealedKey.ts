import { hkdfSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createSecrets, type Secrets } from '../core/secrets.ts';
import { StartError } from '../core/startError.ts';
import type { Database } from './tables.ts';

/** The key of the keyed hashes as it is stored: encrypted under the SECRET_KEY with this fingerprint (decision 0060). */
interface SealedKeyTable {
  id: number;
  sealed: Uint8Array;
  fingerprint: string;
  sealed_at: Date;
}

declare module './tables.ts' {
  interface Database {
    sealed_key: SealedKeyTable;
  }
}

/** SECRET_KEY, and earlier ones that the stored key may still be sealed with. */
export interface SecretKeys {
  current: string;
  former: readonly string[];
}

const LABEL = 'stored key';

/** Names a SECRET_KEY without telling it. */
export function fingerprintOf(secretKey: string): string {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'fingerprint', 8)).toString('hex');
}

/**
 * The secrets of a database. Its first start stores the key that hashes are made with, sealed; later ones open it with SECRET_KEY or
 * a former key, so that a changed SECRET_KEY ends no login, code or link. A key that opens nothing is refused.
 */
export async function openSecrets(db: Kysely<Database>, keys: SecretKeys, now: Date): Promise<Secrets> {
  // A database from before stored keys was hashed with the earliest key that is named.
  const first = keys.former.at(-1) ?? keys.current;
  await db
    .insertInto('sealed_key')
    .values({ id: 1, ...seal(first, keys.current, now) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return createSecrets(await readKey(db, keys), keys.current);
}

/** Seals the stored key with the present SECRET_KEY; false where it is sealed with it already. */
export async function resealKey(db: Kysely<Database>, keys: SecretKeys, now: Date): Promise<boolean> {
  const key = await readKey(db, keys);
  const { numUpdatedRows } = await db
    .updateTable('sealed_key')
    .set(seal(key, keys.current, now))
    .where('fingerprint', '<>', fingerprintOf(keys.current))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function readKey(db: Kysely<Database>, { current, former }: SecretKeys): Promise<string> {
  const row = await db.selectFrom('sealed_key').select(['sealed', 'fingerprint']).executeTakeFirstOrThrow();
  const secretKey = [current, ...former].find((one) => fingerprintOf(one) === row.fingerprint);
  if (secretKey === undefined) {
    throw new StartError(
      'SECRET_KEY is not the one that this database is sealed with: start with that one, or name it in SECRET_KEY_OLD beside the new one.',
    );
  }
  return createSecrets(secretKey).unseal(LABEL, row.sealed);
}

function seal(key: string, secretKey: string, now: Date) {
  const sealed = createSecrets(secretKey).seal(LABEL, key);
  return { sealed, fingerprint: fingerprintOf(secretKey), sealed_at: now };
}
