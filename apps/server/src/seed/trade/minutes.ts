import type { Both } from '../content.ts';
import { addLedger, type LedgerLine } from './ledger.ts';
import { addOrder } from './orders.ts';
import type { Shop } from './shop.ts';

const PACKAGES: readonly {
  name: Both;
  minutes: number;
  gift: number | null;
  days: number | null;
  yuan: number;
  was: number | null;
}[] = [
  { name: ['体验包', 'To try it'], minutes: 30, gift: null, days: 30, yuan: 49, was: null },
  { name: ['常备包', 'To have at hand'], minutes: 120, gift: 10, days: 180, yuan: 169, was: 196 },
  { name: ['学期包', 'For a term'], minutes: 300, gift: 60, days: null, yuan: 399, was: 490 },
];

/** Packages of minutes, one of them bought by the demo student, and the use of the minutes (product.md 4.17). */
export function addMinutes(shop: Shop, exchangeId: number, consulted: readonly LedgerLine[]): void {
  const ids = PACKAGES.map(({ name, minutes, gift, days, yuan, was }, sort) => {
    const id = shop.draft.nextId();
    shop.draft.add('minutes_package', {
      id,
      name: name[0],
      name_en: name[1],
      minutes,
      gift_minutes: gift,
      valid_days: days,
      price_fen: yuan * 100,
      original_fen: was === null ? null : was * 100,
      intro: '答疑室任一老师可用，按实际通话分钟扣。',
      intro_en: 'Good with every teacher of the study room; only minutes on air count.',
      sort,
    });
    return id;
  });
  const term = PACKAGES[2];
  if (!term) return;
  const at = shop.at(-33, 20);
  const order = addOrder(shop, {
    student: shop.demo,
    createdAt: at,
    goods: {
      kind: 'minutes',
      id: ids[2] ?? 0,
      title: term.name,
      subtitle: ['共360分钟 · 长期有效', '360 minutes · no end'],
      fen: term.yuan * 100,
    },
    method: 'alipay',
    end: { is: 'paid' },
  });
  addLedger(shop, 'minutes', shop.demo, [
    ...consulted,
    { amount: 20, reason: 'give', title: ['新同学体验', 'To try it'], at: shop.at(-60, 9) },
    { amount: 360, reason: 'buy', refId: order.id, title: term.name, at: new Date(at.getTime() + 120_000) },
    { amount: 30, reason: 'give', refId: exchangeId, title: ['学分兑换', 'For credits'], at: shop.at(-18, 21) },
  ]);
}
