import type { Secrets } from '../../platform/core/secrets.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { newDevice } from '../../platform/http/device.ts';

interface Who {
  companyId: number;
  account: string;
  /** As the browser sent it. */
  device: string | null;
}

/** Whether this account has logged in with this browser before (S15). */
export async function isKnownDevice(tx: Tx, secrets: Secrets, { companyId, account, device }: Who): Promise<boolean> {
  if (!device) return false;
  const row = await tx
    .selectFrom('known_device')
    .select('seen_at')
    .where('device_hash', '=', hashDevice(secrets, companyId, device))
    .where('account_hash', '=', hashAccount(secrets, companyId, account))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers the browser of a successful login; resolves to its number. One that no account has used here gets a new number,
 * so that nobody can plant a number that they know into the browser of another.
 */
export async function rememberDevice(
  tx: Tx,
  secrets: Secrets,
  { companyId, account, device, now }: Who & { now: Date },
): Promise<string> {
  const known = device && (await isUsedHere(tx, hashDevice(secrets, companyId, device))) ? device : newDevice();
  await tx
    .insertInto('known_device')
    .values({
      company_id: companyId,
      device_hash: hashDevice(secrets, companyId, known),
      account_hash: hashAccount(secrets, companyId, account),
      seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'device_hash', 'account_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute();
  return known;
}

async function isUsedHere(tx: Tx, deviceHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('known_device')
    .select('seen_at')
    .where('device_hash', '=', deviceHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function hashDevice(secrets: Secrets, companyId: number, device: string): string {
  return secrets.hash('device', companyId, device);
}

function hashAccount(secrets: Secrets, companyId: number, account: string): string {
  return secrets.hash('guard', companyId, account);
}
