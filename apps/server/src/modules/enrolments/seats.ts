import { changeOf, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import { refused } from '../../platform/http/errors.ts';
import type { SeatTable } from './tables.ts';

/** Source of a seat; each source has one seat of an offer (I6). */
export interface SeatKey {
  companyId: number;
  studentId: number;
  offerId: number;
  source: SeatTable['source'];
  sourceId: number;
  now: Date;
}

/** Locks the counts of an offer until the transaction ends; 3001 when no seat is left, 3002 when it is off sale (I6). */
export async function lockSeats(tx: Tx, offerId: number): Promise<void> {
  const offer = await tx
    .selectFrom('offer')
    .select(['is_discontinued', sql<boolean>`coalesce(sold + locked < quota, true)`.as('is_left')])
    .where('id', '=', offerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (offer?.is_discontinued) throw refused(ResultCode.discontinued);
  if (!offer?.is_left) throw refused(ResultCode.full);
}

/** Takes a seat of an offer whose counts are locked: held until `expiresAt`, or sold at once without it (I6). */
export async function takeSeat(tx: Tx, key: SeatKey, expiresAt: Date | null): Promise<void> {
  const counter = expiresAt ? 'locked' : 'sold';
  const counting = tx
    .updateTable('offer')
    .set((eb) => ({ [counter]: eb(counter, '+', 1) }))
    .where('id', '=', key.offerId)
    .execute();
  const seat = {
    company_id: key.companyId,
    offer_id: key.offerId,
    student_id: key.studentId,
    source: key.source,
    source_id: key.sourceId,
    state: expiresAt ? ('held' as const) : ('sold' as const),
    expires_at: expiresAt,
    held_at: key.now,
    settled_at: expiresAt ? null : key.now,
  };
  await enqueue(tx, counting);
  await enqueue(tx, tx.insertInto('seat').values(seat).execute());
}

/** Marks a held seat as sold, and counts it so; a second call changes nothing. */
export async function sellSeat(tx: Tx, key: SeatKey): Promise<void> {
  const selling = sql`
    with moved as (update seat set state = ${changeOf('seat', 'sell').to}, settled_at = ${key.now}::timestamptz
      where offer_id = ${key.offerId} and source = ${key.source} and source_id = ${key.sourceId} and state = 'held' returning offer_id)
    update offer set locked = locked - 1, sold = sold + 1 where id in (select offer_id from moved)`.execute(tx);
  await enqueue(tx, selling);
}

/** Releases a held or sold seat, exactly once (I6). */
export async function returnSeat(tx: Tx, key: SeatKey): Promise<void> {
  for (const [state, counter] of [
    ['held', 'locked'],
    ['sold', 'sold'],
  ] as const) {
    if ((await releaseSeat(tx, key, state)) === null) continue;
    await tx
      .updateTable('offer')
      .set((eb) => ({ [counter]: eb(counter, '-', 1) }))
      .where('id', '=', key.offerId)
      .execute();
    return;
  }
}

async function releaseSeat(tx: Tx, key: SeatKey, from: 'held' | 'sold') {
  const moved = await tx
    .updateTable('seat')
    .set({ state: changeOf('seat', 'return').to, settled_at: key.now })
    .where('offer_id', '=', key.offerId)
    .where('source', '=', key.source)
    .where('source_id', '=', key.sourceId)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved ?? null;
}
