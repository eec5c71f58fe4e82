import { ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { Clock } from '../../platform/core/clock.ts';
import type { UploadSettings } from '../../platform/core/config/uploadSettings.ts';
import { AppError, refused } from '../../platform/core/errors.ts';
import type { Tenancy, Tx } from '../../platform/data/tenancy.ts';
import { theRow } from '../../platform/data/theRow.ts';
import type { Member } from '../../platform/http/login.ts';

/** How long a reservation outlives the process that renews it, and how often that does, in ms. */
const LIFE_MS = 60_000;
const RENEW_MS = 20_000;
/** Room that a request has before a byte of its file has come, and most that it has beyond what has come. */
const FIRST_BYTES = 262_144;
const STEP_BYTES = 8_388_608;

type StorageLimits = Pick<UploadSettings, 'personBytes' | 'schoolBytes'>;

/** What is reserved for whom. */
interface Wanted {
  companyId: number;
  owner: Member;
  /** What the request announces; the most of its slot where it announces nothing. */
  bytes: number;
  now: Date;
}

/** Room that is reserved for a file once so much of it has come: as much again, up to a step, and never more than is announced. */
function roomFor(arrived: number, announced: number): number {
  return Math.min(announced, arrived + Math.min(STEP_BYTES, Math.max(FIRST_BYTES, arrived)));
}

/**
 * Reserves the first room for a file before a byte of it arrives, and gives the reservation's id: a 429 while another file of this
 * person is on its way, 1009 and 1010 when person or school would have more stored than they may (U11). What is announced must fit, but
 * takes no room of the school with words alone.
 */
export async function reserve(
  tx: Tx,
  { companyId, owner, bytes, now }: Wanted,
  { personBytes, schoolBytes }: StorageLimits,
): Promise<number> {
  await lockStorage(tx, companyId);
  const reserved = roomFor(0, bytes);
  const row = { bytes: reserved, expires_at: new Date(now.getTime() + LIFE_MS) };
  const inserted = await tx
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
  if (!inserted) throw uploadInFlight();
  await expectStorage(tx, { companyId, owner, bytes, now, reserved }, { personBytes, schoolBytes });
  return inserted.id;
}

const uploadInFlight = () => new AppError('tooMany', { retryAfterS: 1, failure: 'uploadInFlight' });

/** Reserves more for a file that arrives; 1010 where the school has no room for it any more, 429 where the reservation has expired. */
async function widen(tx: Tx, { id, companyId, clock, limits }: HeldReservation, more: number): Promise<void> {
  await lockStorage(tx, companyId);
  const { all } = await selectTaken(tx, { companyId, owner: null, now: clock.now() });
  if (all + more > limits.schoolBytes) throw refused(ResultCode.schoolStorageFull);
  const widened = await tx
    .updateTable('upload_reservation')
    .set((eb) => ({ bytes: eb('bytes', '+', more) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!widened) throw uploadInFlight();
}

/** Two people of a school must not both take its last bytes: whoever takes some holds this until its transaction ends. */
export async function lockStorage(tx: Tx, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${companyId}`}, 0))`.execute(tx);
}

/**
 * Refuses with 1009 and 1010 when person or school would have more stored than they may (U11). Of a file on its way, what is announced
 * counts for its owner, and what has arrived for the school: nobody takes the room of others with words alone. `reserved`: so many of
 * the bytes stand among the reservations already.
 */
export async function expectStorage(
  tx: Tx,
  { companyId, owner, bytes, now, reserved }: Wanted & { reserved: number },
  { personBytes, schoolBytes }: StorageLimits,
): Promise<void> {
  const { own, all } = await selectTaken(tx, { companyId, owner, now });
  if (own + bytes > personBytes) throw refused(ResultCode.personStorageFull);
  if (all - reserved + bytes > schoolBytes) throw refused(ResultCode.schoolStorageFull);
}

/** Bytes that a person has stored or announced in chunks, and that a school has stored or reserved. */
async function selectTaken(
  tx: Tx,
  { companyId, owner, now }: Pick<Wanted, 'companyId' | 'now'> & { owner: Member | null },
): Promise<{ own: number; all: number }> {
  const { rows } = await sql<{ own: number; all: number }>`
    with taken as (
      select owner_kind, owner_id, bytes, bytes as arrived from upload where company_id = ${companyId}
      union all
      select owner_kind, owner_id, bytes, arrived from open_upload where company_id = ${companyId} and upload_id is null
    )
    select coalesce(sum(bytes) filter (where owner_kind = ${owner?.kind ?? null} and owner_id = ${owner?.id ?? null}), 0)::bigint as own,
      (coalesce(sum(arrived), 0) + (select coalesce(sum(bytes), 0) from upload_reservation
        where company_id = ${companyId} and expires_at >= ${now}))::bigint as all
    from taken`.execute(tx);
  return theRow(rows);
}

/** Refuses a chunk with 1010 where the school has no room for it; those that arrive at the same moment do not see each other. */
export async function expectRoomForChunk(tx: Tx, chunk: Wanted, limits: StorageLimits): Promise<void> {
  // The owner's room was checked for the whole file when it was announced.
  const own = { ...limits, personBytes: Number.POSITIVE_INFINITY };
  await expectStorage(tx, { ...chunk, reserved: 0 }, own);
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
  /** Bytes of the file as it was announced. */
  announced: number;
  limits: StorageLimits;
  /** Runs a transaction of the school in the turn of the request. */
  inTurn: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** Notes that more of a file has come, and waits until there is room for what follows. */
export type OnBytes = (count: number) => Promise<void>;

/**
 * Runs `work` under a reservation that is renewed meanwhile and widened as bytes arrive, and freed when it fails; `work` frees it when it
 * succeeds.
 */
export async function underReservation<T>(held: HeldReservation, work: (onBytes: OnBytes) => Promise<T>): Promise<T> {
  const { tenancy, clock, companyId, id, announced } = held;
  const renewal = setInterval(() => {
    const expires = new Date(clock.now().getTime() + LIFE_MS);
    const renewed = tenancy.withTenant(companyId, (tx) =>
      tx.updateTable('upload_reservation').set({ expires_at: expires }).where('id', '=', id).execute(),
    );
    renewed.catch(() => {}); // the next one comes before it expires
  }, RENEW_MS).unref();
  let arrived = 0;
  let reserved = roomFor(0, announced);
  const onBytes: OnBytes = async (count) => {
    arrived += count;
    if (arrived <= reserved || reserved >= announced) return;
    const room = roomFor(arrived, announced);
    await held.inTurn((tx) => widen(tx, held, room - reserved));
    reserved = room;
  };
  try {
    return await work(onBytes);
  } catch (error) {
    // Without a database it expires by itself.
    await tenancy.withTenant(companyId, (tx) => release(tx, id)).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewal);
  }
}
