import type { ExchangeOrderTable } from '../../modules/exchange/tables.ts';
import type { SeededClass } from '../classes.ts';
import type { Both } from '../content.ts';
import type { SeededCoupons } from './coupons.ts';
import { numberOf } from './endings.ts';
import { type Gift, type GiftKey, giftsOf } from './giftsForCredits.ts';
import type { LedgerLine } from './ledger.ts';
import { addOrder } from './orders.ts';
import type { Shop } from './shop.ts';

const RECEIPT_MS = 10 * 86_400_000;

/** Gifts by name, and the ledger lines of exchanges. */
interface Counter {
  gifts: Map<GiftKey, Gift>;
  /** Lines of the ledger of credits by student. */
  lines: Map<number, LedgerLine[]>;
  address: Record<string, unknown>;
}

/** Gifts of all four kinds, and exchanges in every state (product.md 4.12). */
export function addGifts(
  shop: Shop,
  { coupons, course, address }: { coupons: SeededCoupons; course: SeededClass; address: Record<string, unknown> },
): { lines: Map<number, LedgerLine[]>; sent: string; minutesGift: number } {
  const counter: Counter = { gifts: new Map(), lines: new Map(), address };
  for (const { key, name, detail, picture, ...gift } of giftsOf(shop, coupons, course)) {
    const row: Gift = {
      company_id: shop.draft.companyId,
      id: shop.draft.nextId(),
      name: name[0],
      name_en: name[1],
      pictures: picture ? [`/files/seed/gifts/${picture}.svg`] : [],
      goods_id: null,
      amount: null,
      per_student: null,
      exchanged: 0,
      starts_at: shop.at(-60),
      ends_at: null,
      detail: detail[0],
      detail_en: detail[1],
      sort: counter.gifts.size,
      ...gift,
    };
    counter.gifts.set(key, row);
    shop.draft.addRow('gift', row);
  }
  const own = { student: shop.demo };
  exchange(shop, counter, { ...own, gift: 'pens', status: 'finished', at: shop.at(-40, 9) });
  exchange(shop, counter, { ...own, gift: 'coupon', status: 'finished', at: shop.at(-25, 20) });
  const minutesGift = exchange(shop, counter, { ...own, gift: 'minutes', status: 'finished', at: shop.at(-18, 21) });
  exchange(shop, counter, { ...own, gift: 'bag', status: 'cancelled', at: shop.at(-12, 12) });
  const sent = exchange(shop, counter, { ...own, gift: 'mug', status: 'delivered', at: shop.at(-3, 10) });
  exchange(shop, counter, { ...own, gift: 'notebook', status: 'toDeliver', at: shop.at(-1, 13) });
  exchange(shop, counter, { ...own, gift: 'bag', status: 'toPay', at: shop.parts.now });
  for (const place of [1, 2]) {
    exchange(shop, counter, {
      student: shop.other(place),
      gift: 'bookmarks',
      status: 'finished',
      at: shop.at(-9, place),
    });
  }
  return { lines: counter.lines, sent: sent.number, minutesGift: minutesGift.id };
}

interface Plan {
  student: number;
  gift: GiftKey;
  status: ExchangeOrderTable['status'];
  at: Date;
}

function exchange(
  shop: Shop,
  counter: Counter,
  { student, gift: key, status, at }: Plan,
): { id: number; number: string } {
  const { draft } = shop;
  const gift = counter.gifts.get(key);
  if (!gift) throw new RangeError(`No gift ${key}.`);
  const isAlive = at >= shop.parts.now;
  const instant = isAlive ? draft.day : at.getTime();
  const id = draft.idAt(instant);
  const number = numberOf(instant, id);
  const isGoods = gift.kind === 'goods';
  const title: Both = [gift.name, gift.name_en ?? gift.name];
  const order =
    isGoods && gift.postage_fen ? addPostage(shop, { student, id, title, fen: gift.postage_fen, status, at }) : null;
  const isSent = status === 'delivered' || (status === 'finished' && isGoods);
  draft.add('exchange_order', {
    id,
    number,
    student_id: student,
    gift_id: Number(gift.id),
    nth: 1,
    snapshot: JSON.stringify({
      name: { cn: gift.name, en: gift.name_en },
      picture: gift.pictures?.[0] ?? null,
      kind: gift.kind,
    }),
    credits: gift.credits,
    postage_fen: gift.postage_fen ?? 0,
    order_id: order,
    address: isGoods ? JSON.stringify(counter.address) : null,
    express_name: isSent ? '顺丰' : null,
    express_number: isSent ? 'SF1400200300' : null,
    status,
    created_at: at,
    ended_at: status === 'finished' || status === 'cancelled' ? new Date(at.getTime() + 1_800_000) : null,
  });
  if (status !== 'cancelled') gift.exchanged = Number(gift.exchanged) + 1;
  if (status === 'delivered') {
    const due_at = new Date(at.getTime() + RECEIPT_MS);
    draft.addRow('due_work', { id: draft.nextId(), company_id: draft.companyId, kind: 'receipt', ref_id: id, due_at });
  }
  addLines(counter, student, { id, title, credits: gift.credits, at, isCancelled: status === 'cancelled' });
  return { id, number };
}

function addLines(
  { lines }: Counter,
  student: number,
  { id, title, credits, at, isCancelled }: { id: number; title: Both; credits: number; at: Date; isCancelled: boolean },
): void {
  const own = lines.get(student) ?? [];
  lines.set(student, own);
  const words = (cn: string, en: string): Both => [`${cn}：${title[0]}`, `${en} ${title[1]}`];
  own.push({ amount: -credits, reason: 'exchange', refId: id, title: words('兑换', 'Exchanged for'), at });
  if (!isCancelled) return;
  const back = new Date(at.getTime() + 1_800_000);
  own.push({
    amount: credits,
    reason: 'exchangeBack',
    refId: id,
    title: words('取消兑换', 'Exchange cancelled:'),
    at: back,
  });
}

function addPostage(
  shop: Shop,
  { student, id, title, fen, status, at }: Omit<Plan, 'gift'> & { id: number; title: Both; fen: number },
): number {
  const end = new Date(at.getTime() + 1_800_000);
  const isOver = status === 'cancelled';
  return addOrder(shop, {
    student,
    createdAt: at,
    goods: { kind: 'postage', id, title: [`${title[0]}（邮费）`, `${title[1]} (postage)`], fen },
    method: 'alipay',
    end:
      status === 'toPay' ? { is: 'unpaid' } : isOver ? { is: 'cancelled', reason: 'timeout', at: end } : { is: 'paid' },
  }).id;
}
