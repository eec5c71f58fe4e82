import type { Offer, SentOf } from '@shuyuan/contract';
import type { SaleState } from '../../domain/courseCards/courseCards.ts';
import { type SeatCount, seatsLeft } from '../../domain/courseCards/toCourseCard.ts';

/** Columns of an offer for the choice of classes. */
export interface OfferRow extends SeatCount {
  run_id: number;
  offer_id: number;
  name: string;
  starts_at: Date | null;
  slots: SentOf<typeof Offer>['slots'];
  status: SaleState;
  price_fen: number;
}

/** One class to choose from on a course's page. */
export function toOffer(row: OfferRow): SentOf<typeof Offer> {
  return {
    id: row.run_id,
    saleId: row.offer_id,
    name: row.name,
    startsAt: row.starts_at?.toISOString(),
    slots: row.slots,
    status: row.status,
    priceFen: row.price_fen,
    quota: row.quota ?? undefined,
    seatsLeft: seatsLeft(row),
  };
}
