import type { SeededClass } from '../classes.ts';
import type { Both } from '../content.ts';
import type { Shop } from './shop.ts';

/** A running campaign, with its price for each offer in fen. */
export interface SeededCampaign {
  id: number;
  name: Both;
  prices: Map<number, number>;
}

const GOING: Both = ['期末冲刺季', 'Exam sprint season'];
const CAMPAIGNS: readonly { name: Both; note: Both; from: number; to: number }[] = [
  {
    name: ['寒假预报名', 'Winter early enrolment'],
    note: ['1月开课的班，现在报更省', 'Classes of January for less, now'],
    from: 6,
    to: 26,
  },
  {
    name: ['秋季开学季', 'Back to school'],
    note: ['新学期第一门课', 'The first course of the new term'],
    from: -80,
    to: -50,
  },
];

/**
 * A running, a future and an ended campaign. In the running one the first class costs what it
 * cost before, and its list price is raised (product.md 4.7).
 */
export function addCampaigns(shop: Shop, first: SeededClass, classes: readonly SeededClass[]): SeededCampaign {
  const going = addCampaign(shop, {
    name: GOING,
    note: ['整季课程直降，可再用一张券', 'Whole courses for less, and a coupon counts on top'],
    from: -4,
    to: 10,
  });
  const prices = new Map<number, number>();
  for (const [place, { offerId }] of [first, ...classes].entries()) {
    const offer = shop.offer(offerId);
    const priceFen = Number(offer.price_fen);
    if (place === 0 && offer.original_fen) {
      prices.set(offerId, priceFen);
      offer.price_fen = offer.original_fen;
      offer.original_fen = null;
    } else prices.set(offerId, reduced(priceFen, 75));
  }
  for (const [offer_id, price_fen] of prices) {
    shop.draft.add('campaign_offer', { campaign_id: going, offer_id, price_fen });
  }
  for (const campaign of CAMPAIGNS) {
    const campaign_id = addCampaign(shop, campaign);
    for (const { offerId } of classes) {
      const price_fen = reduced(Number(shop.offer(offerId).price_fen), 80);
      shop.draft.add('campaign_offer', { campaign_id, offer_id: offerId, price_fen });
    }
  }
  return { id: going, name: GOING, prices };
}

function addCampaign(shop: Shop, { name, note, from, to }: (typeof CAMPAIGNS)[number]): number {
  const id = shop.draft.nextId();
  const words = { name: name[0], name_en: name[1], note: note[0], note_en: note[1] };
  shop.draft.add('campaign', { id, ...words, starts_at: shop.at(from), ends_at: shop.at(to, 22), sort: from });
  return id;
}

/** A percentage of a price, in whole yuan ending in 9. */
export function reduced(priceFen: number, percent: number): number {
  return Math.floor((priceFen * percent) / 100_000) * 1_000 + 900;
}
