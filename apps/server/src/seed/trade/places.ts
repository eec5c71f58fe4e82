import type { Insertable } from 'kysely';
import type { TradeOrderTable } from '../../modules/orders/tables.ts';
import type { SeededClass } from '../classes.ts';
import type { Ending } from './endings.ts';
import type { Shop } from './shop.ts';

/** The seat in the ledger and on the offer, and the class (I5, I6). */
export function addPlace(
  shop: Shop,
  { offerId, runId }: SeededClass,
  order: Insertable<TradeOrderTable>,
  end: Ending,
): void {
  const { draft } = shop;
  const offer = shop.offer(offerId);
  const isHeld = end.is === 'unpaid';
  const isSold = end.is === 'paid' || end.is === 'awaitingGroup' || end.is === 'refunding';
  if (isHeld) offer.locked = Number(offer.locked ?? 0) + 1;
  if (isSold) shop.sell(offerId);
  draft.add('seat', {
    id: draft.nextId(),
    offer_id: offerId,
    student_id: order.student_id,
    source: 'order',
    source_id: Number(order.id),
    state: isHeld ? 'held' : isSold ? 'sold' : 'returned',
    expires_at: order.expires_at,
    held_at: order.created_at,
    settled_at: isHeld ? null : (order.paid_at ?? order.ended_at ?? null),
  });
  if (order.fulfilment !== 'delivered' && order.fulfilment !== 'revoked') return;
  draft.add('enrolment', {
    id: draft.nextId(),
    student_id: order.student_id,
    class_run_id: runId,
    offer_id: offerId,
    source: order.team_id ? 'groupon' : 'purchase',
    source_id: Number(order.id),
    status: order.fulfilment === 'revoked' ? 'quit' : order.status === 'refunding' ? 'frozen' : 'active',
    joined_at: order.paid_at ?? order.created_at,
    valid_until: shop.at(400),
  });
}
