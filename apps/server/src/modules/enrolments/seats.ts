import { changeOf, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
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

/** Takes a seat of an offer, held until `expiresAt`, or sold at once without it; 3001 when none is left, 3002 when it is off sale (I6). */
export async function takeSeat(tx: Tx, key: SeatKey, expiresAt: Date | null): Promise<void> {
  const counter = expiresAt ? 'locked' : 'sold';
  const taken = await tx
    .updateTable('offer')
    .set((eb) => ({ [counter]: eb(counter, '+', 1) }))
    .where('id', '=', key.offerId)
    .where('is_discontinued', '=', false)
    .where(sql<boolean>`coalesce(sold + locked < quota, true)`)
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw refused(await obstacle(tx, key.offerId));
  await tx
    .insertInto('seat')
    .values({
      company_id: key.companyId,
      offer_id: key.offerId,
      student_id: key.studentId,
      source: key.source,
      source_id: key.sourceId,
      state: expiresAt ? 'held' : 'sold',
      expires_at: expiresAt,
      held_at: key.now,
      settled_at: expiresAt ? null : key.now,
    })
    .execute();
}

async function obstacle(tx: Tx, offerId: number): Promise<number> {
  const offer = await tx.selectFrom('offer').select('is_discontinued').where('id', '=', offerId).executeTakeFirst();
  return offer?.is_discontinued ? ResultCode.discontinued : ResultCode.full;
}

/** Marks a held seat as sold; a second call changes nothing. */
export async function sellSeat(tx: Tx, key: SeatKey): Promise<void> {
  if ((await moveSeat(tx, key, 'sell', ['held'])) === null) return;
  await tx
    .updateTable('offer')
    .set((eb) => ({ locked: eb('locked', '-', 1), sold: eb('sold', '+', 1) }))
    .where('id', '=', key.offerId)
    .execute();
}

/** Releases a held or sold seat, exactly once (I6). */
export async function returnSeat(tx: Tx, key: SeatKey): Promise<void> {
  for (const [state, counter] of [
    ['held', 'locked'],
    ['sold', 'sold'],
  ] as const) {
    if ((await moveSeat(tx, key, 'return', [state])) === null) continue;
    await tx
      .updateTable('offer')
      .set((eb) => ({ [counter]: eb(counter, '-', 1) }))
      .where('id', '=', key.offerId)
      .execute();
    return;
  }
}

async function moveSeat(tx: Tx, key: SeatKey, event: 'sell' | 'return', from: ('held' | 'sold')[]) {
  const moved = await tx
    .updateTable('seat')
    .set({ state: changeOf('seat', event).to, settled_at: key.now })
    .where('offer_id', '=', key.offerId)
    .where('source', '=', key.source)
    .where('source_id', '=', key.sourceId)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return moved ?? null;
}
