import { creditsMax } from '@shuyuan/rules';
import { creditsArriveAt } from '../../modules/orders/credits.ts';
import type { SeededClass } from '../classes.ts';
import type { Both } from '../content.ts';
import type { SeededCampaign } from './campaigns.ts';
import { countUse, type SeededCoupons } from './coupons.ts';
import type { Ending } from './endings.ts';
import type { LedgerLine } from './ledger.ts';
import { addOrder, type Off, PAID_AFTER_MS } from './orders.ts';
import type { Shop } from './shop.ts';

/** The classes that the demo student has bought, ordered or returned. */
export interface BoughtClasses {
  /** In the campaign; its order is unpaid. */
  wanted: SeededClass;
  live: SeededClass;
  recorded: SeededClass;
  /** Its refund was requested and withdrawn. */
  withdrawn: SeededClass;
  refunding: SeededClass;
  returned: SeededClass;
  /** Orders that ended without a class. */
  missed: SeededClass;
}

interface Means {
  coupons: SeededCoupons;
  campaign: SeededCampaign;
}

/** Orders of the demo student in every state, the oldest first; returns their ledger lines of credits. */
export function addPurchases(shop: Shop, classes: BoughtClasses, means: Means): LedgerLine[] {
  const own = { student: shop.demo };
  const lines: LedgerLine[] = [];
  const buy = (goods: SeededClass, days: number, end: Ending, more: Partial<Parameters<typeof addOrder>[1]> = {}) => {
    const createdAt = shop.at(days, 19);
    const order = addOrder(shop, { ...own, goods, createdAt, end, ...more });
    const isEarning = end.is === 'paid' && order.payFen > 0;
    const [cn, en] = goods.course.written.title;
    const title: Both = [`购买获得：${cn}`, `Earned by ${en}`];
    const amount = Math.floor(order.payFen / 1_000);
    if (!isEarning || amount === 0) return;
    const at = creditsArriveAt(new Date(createdAt.getTime() + PAID_AFTER_MS));
    if (at <= shop.parts.now) lines.push({ amount, reason: 'earn', refId: order.id, title, at });
    else {
      const work = { company_id: shop.draft.companyId, kind: 'creditsArrival', ref_id: order.id, due_at: at };
      shop.draft.addRow('due_work', { id: shop.draft.nextId(), ...work });
    }
  };
  const asked = (days: number) => ({ kind: 'asked' as const, askedAt: shop.at(days, 20) });
  buy(classes.withdrawn, -160, paidAfter({ status: 'withdrawn', ...asked(-158), doneAt: shop.at(-157, 9) }), {
    ...couponOff(shop, classes.withdrawn, means, 'birthday'),
    method: 'alipay',
  });
  buy(classes.live, -75, { is: 'paid', hasFailedOnce: true }, couponOff(shop, classes.live, means, 'autumn'));
  buy(classes.missed, -48, { is: 'cancelled', reason: 'student', at: shop.at(-48, 19.2) });
  buy(classes.missed, -30, { is: 'late', at: shop.at(-30, 20) });
  const reason = '时间冲突，想换一个班';
  buy(classes.returned, -22, {
    is: 'refunded',
    refund: { status: 'refunded', ...asked(-20), reason, doneAt: shop.at(-19, 15) },
  });
  buy(classes.missed, -17, { is: 'cancelled', reason: 'timeout', at: shop.at(-17, 19.5) });
  buy(
    classes.recorded,
    -8,
    { is: 'paid', isPaidTwice: true },
    couponOff(shop, classes.recorded, means, 'deskmate', 80),
  );
  buy(classes.refunding, -2, {
    is: 'refunding',
    refund: { status: 'auditing', kind: 'asked', reason: '买错年级了', askedAt: shop.at(0, -1) },
  });
  lines.push(addWanted(shop, classes.wanted, means));
  return lines;
}

/** The unpaid order: campaign, coupon and credits, as the quote would apply them (product.md 4.7). */
function addWanted(shop: Shop, wanted: SeededClass, { coupons, campaign }: Means): LedgerLine {
  const listFen = Number(shop.offer(wanted.offerId).price_fen);
  const priceFen = campaign.prices.get(wanted.offerId) ?? listFen;
  // Whole yuan, so that the amount stays round.
  const credits = Math.floor(creditsMax(priceFen - 10_000, 700) / 100) * 100;
  const final: Both = ['期末冲刺券', 'Exam sprint'];
  const order = addOrder(shop, {
    student: shop.demo,
    createdAt: shop.parts.now,
    goods: wanted,
    off: [
      { kind: 'campaign', ref_id: campaign.id, name: campaign.name, amount_fen: listFen - priceFen },
      { kind: 'coupon', ref_id: coupons.claims.get('final') ?? null, name: final, amount_fen: 10_000 },
      { kind: 'credits', ref_id: null, name: ['学分抵扣', 'Credits'], amount_fen: credits },
    ],
    credits,
    couponClaimId: coupons.claims.get('final') ?? 0,
    end: { is: 'unpaid' },
  });
  const [cn, en] = wanted.course.written.title;
  const title: Both = [`下单抵扣：${cn}`, `Paid towards ${en}`];
  return { amount: -credits, reason: 'spend', refId: order.id, title, at: shop.parts.now };
}

function paidAfter(refund: NonNullable<Extract<Ending, { is: 'paid' | 'awaitingGroup' }>['refund']>): Ending {
  return { is: 'paid', refund };
}

const USED: Record<'birthday' | 'autumn' | 'deskmate', { name: Both; fen: (listFen: number) => number }> = {
  birthday: { name: ['生日礼', 'Birthday present'], fen: () => 2_000 },
  autumn: { name: ['开学季满减券', 'Back to school'], fen: () => 6_000 },
  deskmate: {
    name: ['同桌推荐券', 'From your desk mate'],
    fen: (list) => Math.min(15_000, list - Math.round(list * 0.88)),
  },
};

/** A used coupon, on top of a member price if a percentage is given. */
function couponOff(
  shop: Shop,
  { offerId }: SeededClass,
  { coupons }: Means,
  key: keyof typeof USED,
  memberPercent = 100,
) {
  const claimId = coupons.claims.get(key) ?? 0;
  countUse(shop, coupons.ids.get(key));
  const { name, fen } = USED[key];
  const listFen = Number(shop.offer(offerId).price_fen);
  const priceFen = Math.floor((listFen * memberPercent) / 10_000) * 100;
  const member: Off[] = [
    { kind: 'member', ref_id: null, name: ['会员价', 'Member price'], amount_fen: listFen - priceFen },
  ];
  const coupon: Off = { kind: 'coupon', ref_id: claimId, name, amount_fen: fen(priceFen) };
  return { off: priceFen < listFen ? [...member, coupon] : [coupon], couponClaimId: claimId };
}

/** Orders of other students: refunds refused or in progress. */
export function addOthersOrders(
  shop: Shop,
  { refused, adopted }: { refused: SeededClass; adopted: SeededClass },
): void {
  const free = (klass: SeededClass) => {
    const inside = (shop.draft.rows.enrolment ?? []).filter(({ class_run_id }) => class_run_id === klass.runId);
    return shop.others.find((id) => !inside.some(({ student_id }) => student_id === id)) ?? shop.other(0);
  };
  addOrder(shop, {
    student: free(refused),
    createdAt: shop.at(-26, 12),
    goods: refused,
    end: paidAfter({
      status: 'refused',
      kind: 'asked',
      askedAt: shop.at(-20, 12),
      doneAt: shop.at(-19, 12),
      answer: '已学习超过2讲',
    }),
  });
  addOrder(shop, {
    student: free(adopted),
    createdAt: shop.at(-3, 12),
    goods: adopted,
    end: { is: 'refunding', refund: { status: 'adopted', kind: 'asked', askedAt: shop.at(-1, 12) } },
  });
}
