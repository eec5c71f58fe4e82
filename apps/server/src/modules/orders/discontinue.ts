import type { Trade } from '../../domain/trade.ts';
import { missing } from '../../platform/core/errors.ts';
import { dropCached } from '../../platform/data/cache.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { closeOrder } from './close.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { lockOrder } from './rows.ts';

interface Discontinuing {
  companyId: number;
  offerId: number;
  isDiscontinued: boolean;
  now: Date;
}

/**
 * Takes an offer off sale or puts it back: the operator's way, for unpaid orders of it end at once and all they held comes
 * back (product.md 4.7); owners keep what they have. No seat is held after this commits (I6). `missing` without such an offer.
 */
export async function discontinueOffer(
  tx: Tx,
  { companyId, offerId, isDiscontinued, now }: Discontinuing,
): Promise<void> {
  const offer = await tx
    .updateTable('offer')
    .set({ is_discontinued: isDiscontinued })
    .where('id', '=', offerId)
    .returning('id')
    .executeTakeFirst();
  if (!offer) throw missing();
  if (isDiscontinued) await remember(tx, { companyId, kind: 'offerEnd', refId: offerId, dueAt: now });
  await dropCached(tx, companyId, 'course');
}

/** Unpaid orders of an offer that is off sale; those that hold no seat are over already. */
export function selectUnpaidOf(tx: Tx, offerId: number): Promise<{ id: number }[]> {
  return tx
    .selectFrom('seat as s')
    .innerJoin('offer as f', joinTenant('f.id', 's.offer_id'))
    .select('s.source_id as id')
    .where('s.offer_id', '=', offerId)
    .where('s.source', '=', 'order')
    .where('s.state', '=', 'held')
    .where('f.is_discontinued', '=', true)
    .orderBy('s.source_id')
    .execute();
}

/** Ends one of them in its own transaction: it locks the order before the offer, as every payment does. */
export function cancelBySchool(
  { tenancy }: Pick<Platform, 'tenancy'>,
  trade: Trade,
  { companyId, orderId, now }: { companyId: number; orderId: number; now: Date },
): Promise<void> {
  return tenancy.withTenant(companyId, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const closing = { event: 'cancel', reason: 'school', actor: 'school', now, locale: 'cn' } as const;
    const closed = await closeOrder(tx, trade, order, closing);
    if (closed) await notifyOfOrder(tx, closed, 'discontinued', now);
  });
}
