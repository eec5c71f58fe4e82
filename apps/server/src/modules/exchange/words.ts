import type { LocalizedText } from '../../domain/words.ts';

/** Ledger texts: credits of an order. */
const CAUSES = {
  spend: { cn: '下单抵扣', en: 'Paid towards' },
  giveBack: { cn: '订单退还', en: 'Returned from' },
  earn: { cn: '购买获得', en: 'Earned by' },
  earnAgain: { cn: '购买获得', en: 'Earned by' },
  unearn: { cn: '退款收回', en: 'Taken back with' },
} as const;
export type Cause = keyof typeof CAUSES;

/** In the ledger: credits that an order moves. */
export function causedBy(cause: Cause, { cn, en }: LocalizedText): LocalizedText {
  return { cn: `${CAUSES[cause].cn}：${cn}`, en: `${CAUSES[cause].en} ${en || cn}` };
}

/** In the ledger: credits that a gift costs. */
export function exchangedFor({ cn, en }: LocalizedText): LocalizedText {
  return { cn: `兑换：${cn}`, en: `Exchanged for ${en || cn}` };
}

/** Ledger text: credits of a failed exchange. */
export function exchangeCancelled({ cn, en }: LocalizedText): LocalizedText {
  return { cn: `取消兑换：${cn}`, en: `Exchange cancelled: ${en || cn}` };
}

/** The postage of a gift as goods. */
export function postageOf({ cn, en }: LocalizedText): LocalizedText {
  return { cn: `${cn}（邮费）`, en: `${en || cn} (postage)` };
}

/** Why postage is not paid back. */
export const POSTAGE_STAYS: LocalizedText = { cn: '邮费支付后不退', en: 'Postage is not given back once it is paid' };

/** That goods are on their way. */
export function goodsSent(express: { name: string; number: string }): { title: LocalizedText; body: LocalizedText } {
  const sent = `${express.name} ${express.number}`;
  return {
    title: { cn: '礼品已寄出', en: 'Your gift is on its way' },
    body: { cn: `${sent}，收到后请确认收货。`, en: `${sent}. Please say so when it has arrived.` },
  };
}
