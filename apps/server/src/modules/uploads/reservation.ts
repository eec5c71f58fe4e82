import { ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { Tenancy, Tx } from '../../platform/data/tenancy.ts';
import { theRow } from '../../platform/data/theRow.ts';
import type { UploadSettings } from '../../platform/files/uploadSettings.ts';
import { AppError, refused } from '../../platform/http/errors.ts';
import type { Member } from '../../platform/http/login.ts';
import type { Clock } from '../../platform/ops/clock.ts';

/** How long a reservation outlives the process that renews it, and how often that does, in ms. */
const LIFE_MS = 60_000;
const RENEW_MS = 20_000;

type StorageLimits = Pick<UploadSettings, 'personBytes' | 'schoolBytes'>;

/** What is reserved for whom. */
interface Wanted {
  companyId: number;
  owner: Member;
  /** What the request announces; the most of its slot where it announces nothing. */
  bytes: number;
  now: Date;
}

/**
 * Reserves bytes before the first one arrives, and gives the reservation's id: a 429 while another file of this person is on
 * its way, 1009 and 1010 when person or school would have more stored than they may (U11).
 */
export async function reserve(
  tx: Tx,
  { companyId, owner, bytes, now }: Wanted,
  { personBytes, schoolBytes }: StorageLimits,
): Promise<number> {
  await lockStorage(tx, companyId);
  const row = { bytes, expires_at: new Date(now.getTime() + LIFE_MS) };
  const reserved = await tx
    .insertInto('upload_reservation')
    .values({ company_id: companyId, owner_kind: owner.kind, owner_id: owner.id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'owner_kind', 'owner_id'])
        .doUpdateSet({ id: sql`next_id()`, ...row })
        .where('upload_reservation.expires_at', '<', now),
    )
    .returning('id')
    .executeTakeFirst();
  if (!reserved) throw new AppError('tooMany', { retryAfterS: 1, failure: 'uploadInFlight' });
  await expectStorage(tx, { companyId, owner, bytes, now, isReserved: true }, { personBytes, schoolBytes });
  return reserved.id;
}

/** Two people of a school must not both take its last bytes: whoever takes some holds this until its transaction ends. */
export async function lockStorage(tx: Tx, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${companyId}`}, 0))`.execute(tx);
}

/**
 * Refuses with 1009 and 1010 when person or school would have more stored than they may (U11). Of a file in chunks, what is announced
 * counts for its owner, and what has arrived for the school: nobody takes the room of others with words alone. `isReserved`: the bytes
 * stand among the reservations already.
 */
export async function expectStorage(
  tx: Tx,
  { companyId, owner, bytes, now, isReserved }: Wanted & { isReserved: boolean },
  { personBytes, schoolBytes }: StorageLimits,
): Promise<void> {
  const { rows } = await sql<{ own: number; all: number }>`
    with taken as (
      select owner_kind, owner_id, bytes, bytes as arrived from upload where company_id = ${companyId}
      union all
      select owner_kind, owner_id, bytes, arrived from open_upload where company_id = ${companyId} and upload_id is null
    )
    select coalesce(sum(bytes) filter (where owner_kind = ${owner.kind} and owner_id = ${owner.id}), 0)::bigint as own,
      (coalesce(sum(arrived), 0) + (select coalesce(sum(bytes), 0) from upload_reservation
        where company_id = ${companyId} and expires_at >= ${now}))::bigint as all
    from taken`.execute(tx);
  const { own, all } = theRow(rows);
  if (own + bytes > personBytes) throw refused(ResultCode.personStorageFull);
  if (all + (isReserved ? 0 : bytes) > schoolBytes) throw refused(ResultCode.schoolStorageFull);
}

/** Refuses a chunk with 1010 where the school has no room for it; those that arrive at the same moment do not see each other. */
export async function expectRoomForChunk(tx: Tx, chunk: Wanted, limits: StorageLimits): Promise<void> {
  // The owner's room was checked for the whole file when it was announced.
  const own = { ...limits, personBytes: Number.POSITIVE_INFINITY };
  await expectStorage(tx, { ...chunk, isReserved: false }, own);
}

/** Frees a reservation. */
export async function release(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('upload_reservation').where('id', '=', id).execute();
}

/** A reservation while its file arrives. */
export interface HeldReservation {
  tenancy: Tenancy;
  clock: Clock;
  companyId: number;
  id: number;
}

/** Runs `work` under a reservation that is renewed meanwhile, and freed when it fails; `work` frees it when it succeeds. */
export async function underReservation<T>(held: HeldReservation, work: () => Promise<T>): Promise<T> {
  const { tenancy, clock, companyId, id } = held;
  const renewal = setInterval(() => {
    const expires = new Date(clock.now().getTime() + LIFE_MS);
    const renewed = tenancy.withTenant(companyId, (tx) =>
      tx.updateTable('upload_reservation').set({ expires_at: expires }).where('id', '=', id).execute(),
    );
    renewed.catch(() => {}); // the next one comes before it expires
  }, RENEW_MS).unref();
  try {
    return await work();
  } catch (error) {
    // Without a database it expires by itself.
    await tenancy.withTenant(companyId, (tx) => release(tx, id)).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewal);
  }
}
