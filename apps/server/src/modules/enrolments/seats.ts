import { changeOf, ResultCode } from '@shuyuan/contract';
import { type Expression, sql } from 'kysely';
import { orderedGoods } from '../../domain/orderedGoods.ts';
import { refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
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

/**
 * Locks what an order of a seat rests on until the transaction ends: the student, so that a membership whose price is charged is not
 * refunded meanwhile (I11), then the counts of the offer; 3001 when no seat is left, 3002 when it is off sale (I6).
 */
export async function lockSeats(
  { tx, studentId }: Pick<StudentCtx, 'tx' | 'studentId'>,
  offerId: number,
): Promise<void> {
  const [, seats] = await inOrder([
    tx.selectFrom('student').select('id').where('id', '=', studentId).forShare().executeTakeFirstOrThrow(),
    selectSeats(tx, sql.val(offerId)),
  ]);
  requireSeat(seats);
}

/** What is left of an offer, its counts locked until the transaction ends. */
export function selectSeats(tx: Tx, offerId: Expression<number>) {
  return tx
    .selectFrom('offer')
    .select(['is_discontinued', sql<boolean>`coalesce(sold + locked < quota, true)`.as('is_left')])
    .where('id', '=', offerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Refuses with 3001 when no seat is left, with 3002 when it is off sale (I6). */
export function requireSeat(offer: Awaited<ReturnType<typeof selectSeats>>): void {
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

/** Locks the counts of the offer that an order has ordered, where it has: `sellSeat` changes them. */
export async function lockSold(tx: Tx, orderIds: Expression<number>): Promise<void> {
  const { goodsId } = orderedGoods(tx, orderIds, 'course');
  await tx.selectFrom('offer').select('id').where('id', '=', goodsId).forNoKeyUpdate().execute();
}

/** Marks a held seat as sold, and counts it so; a second call changes nothing. */
export async function sellSeat(tx: Tx, key: SeatKey): Promise<void> {
  const selling = sql`
    with moved as (update seat set state = ${changeOf('seat', 'sell').to}, settled_at = ${key.now}::timestamptz
      where offer_id = ${key.offerId} and source = ${key.source} and source_id = ${key.sourceId} and state = 'held' returning offer_id)
    update offer set locked = locked - 1, sold = sold + 1 where id in (select offer_id from moved)`.execute(tx);
  await enqueue(tx, selling);
}

/** Releases a held or sold seat, exactly once (I6); nothing is waited for. */
export async function returnSeat(tx: Tx, key: SeatKey): Promise<void> {
  const { from, to } = changeOf('seat', 'return');
  const returning = sql`
    with was as (select company_id, id, state from seat
        where offer_id = ${key.offerId} and source = ${key.source} and source_id = ${key.sourceId} and state = any(${from}::text[]) for update),
      moved as (update seat s set state = ${to}, settled_at = ${key.now}::timestamptz
        from was where s.company_id = was.company_id and s.id = was.id returning was.state)
    update offer set locked = locked - (select count(*) from moved where state = 'held'),
        sold = sold - (select count(*) from moved where state = 'sold')
      where id = ${key.offerId} and exists (select 1 from moved)`.execute(tx);
  await enqueue(tx, returning);
}
