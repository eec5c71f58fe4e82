import { createHash } from 'node:crypto';
import type { InputOf, orders, PriceLine, Quote, SentOf } from '@shuyuan/contract';
import { ResultCode } from '@shuyuan/contract';
import {
  creditsEarned,
  creditsMax,
  FEN_PER_CREDIT,
  GROUP_PAY_MINUTES,
  type Locale,
  type OfferKind,
  ORDER_PAY_MINUTES,
  type Price,
  priceOf,
} from '@shuyuan/rules';
import type { Goods, NamedPrice, OfferedCoupon, PriceOffer, ReservedSeat, Trade } from '../../domain/trade.ts';
import { type LocalizedText, say } from '../../domain/words.ts';
import { AppError, invalid, refused } from '../../platform/core/errors.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { chooseCoupon, type WeighedCoupon, weighCoupons } from './coupons.ts';
import { goodsOf } from './rows.ts';
import { creditsNote, LINE_NAMES } from './words.ts';

/** Input of quote and order. */
export type PricedRequest = InputOf<typeof orders.quote>;
/** Bought alone, or in which way in a group. */
export type Mode = NonNullable<PricedRequest['mode']>;

/** A step of a price with its source, to be stored with the order. */
export interface Deduction {
  kind: OfferKind | 'coupon' | 'credits';
  refId: number | null;
  name: LocalizedText;
  note?: LocalizedText | undefined;
  amountFen: number;
}

/** A price with its derivation, shown by a quote and stored with an order. */
export interface Priced {
  goods: Goods;
  mode: Mode;
  groupId: number | undefined;
  /** The seat of a group that was reserved for an order. */
  seat: ReservedSeat | null;
  price: Price;
  deductions: readonly Deduction[];
  coupons: readonly WeighedCoupon[];
  coupon: WeighedCoupon | null;
  balance: number;
  creditsMax: number;
  credits: number;
  version: string;
}

/**
 * Prices a request in one round trip: the one function of quote and creation (product.md 4.7). For an order, what the price rests on is
 * locked until the transaction ends: coupons, account of credits, group, in this order (decision 0064).
 */
export async function priceRequest(
  ctx: StudentCtx,
  trade: Trade,
  request: PricedRequest,
  { isForOrder = false } = {},
): Promise<Priced> {
  const mode = modeOf(request);
  const describing = goodsOf(trade, request.kind).describe(ctx, request.goodsId);
  const target = describing.then((described) => described.target);
  const offering = trade.coupons.offered(ctx, target, { isForOrder: isForOrder && request.noCoupon !== true });
  const isSpending = isForOrder && request.credits !== undefined && request.credits > 0;
  const counting = trade.credits[isSpending ? 'lockBalance' : 'balance'](ctx.tx, ctx.studentId);
  const grouping = mode === 'alone' ? null : findSeat(ctx, trade, request, isForOrder);
  const [goods, seat, offered, balance] = await inOrder([describing, grouping, offering, counting]);
  const { price: group = null, reserved = null } = seat ?? {};
  return { ...(await priceGoods(ctx, request, { goods, group, offered, balance })), seat: reserved };
}

/** What a price is made of. */
interface Found {
  goods: Goods;
  group?: NamedPrice | null;
  offered?: readonly OfferedCoupon[];
  /** Credits of the student. */
  balance?: number;
}

/** Prices goods that are known; without coupons, credits and a group, at what they cost this student alone. */
export async function priceGoods(
  ctx: StudentCtx,
  request: PricedRequest,
  { goods, group = null, offered = [], balance = 0 }: Found,
): Promise<Priced> {
  const mode = modeOf(request);
  const specials: readonly NamedPrice[] = group ? [...goods.specials, group] : goods.specials;
  const question = {
    listFen: goods.listFen,
    quantity: 1,
    specials,
    isGroup: group !== null,
    fenPerCredit: FEN_PER_CREDIT,
  };
  const plain = priceOf(question);
  const special = plain.special ?? undefined;
  const usable = goods.takesCoupons ? offered : [];
  const coupons = weighCoupons(usable, { subtotalFen: plain.subtotalFen, special, locale: ctx.locale });
  const coupon = await chooseCoupon(ctx, coupons, request);
  const reduced = priceOf({ ...question, coupon: coupon?.price });
  const most = goods.takesCredits ? creditsMax(reduced.payFen, balance) : 0;
  const credits = Math.min(request.credits ?? 0, most);
  const price = priceOf({ ...question, coupon: coupon?.price, credits });
  const reduction = { coupons, coupon, balance, creditsMax: most, credits };
  const priced = { goods, mode, groupId: group?.refId, seat: null, price, ...reduction };
  return { ...priced, deductions: deductionsOf(priced, specials), version: versionOf(priced, request) };
}

/** Prices an offer with the best coupon, as a quote would; null where it cannot be bought. */
export function createPriceOffer(trade: Trade): PriceOffer {
  return async (ctx, offerId) => {
    try {
      const priced = await priceRequest(ctx, trade, { kind: 'course', goodsId: offerId });
      return {
        payFen: priced.price.payFen,
        lines: toLines(priced.price.listFen, priced.deductions, ctx.locale),
        couponEndsAt: priced.coupon?.coupon.endsAt,
      };
    } catch (error) {
      if (error instanceof AppError && (error.kind === 'refused' || error.kind === 'missing')) return null;
      throw error;
    }
  };
}

/** A price as the student sees it before ordering. */
export function toQuote(
  priced: Priced,
  { now, locale }: Pick<Ctx, 'now' | 'locale'>,
  teamId: number | undefined,
): SentOf<typeof Quote> {
  const { goods, price, mode } = priced;
  return {
    version: priced.version,
    kind: goods.kind,
    goodsId: goods.goodsId,
    title: say(goods.title, locale),
    subtitle: goods.subtitle && say(goods.subtitle, locale),
    cover: goods.cover ?? undefined,
    classId: goods.classRunId,
    courseKind: goods.courseKind,
    startsAt: goods.startsAt?.toISOString(),
    mode,
    teamId,
    groupId: priced.groupId,
    lines: toLines(price.listFen, priced.deductions, locale),
    listFen: price.listFen,
    payFen: price.payFen,
    coupons: priced.coupons.map(({ coupon, reduceFen, reason }) => ({ coupon, reduceFen, reason })),
    couponClaimId: priced.coupon?.claimId,
    creditsBalance: priced.balance,
    creditsMax: priced.creditsMax,
    credits: priced.credits,
    creditsEarned: creditsEarned(price.payFen),
    payMinutes: payMinutes(mode),
    serverTime: now.toISOString(),
  };
}

/** Minutes in which an order is to be paid (product.md 4.7). */
export function payMinutes(mode: Mode): number {
  return mode === 'alone' ? ORDER_PAY_MINUTES : GROUP_PAY_MINUTES;
}

/** The lines of a price: the list price, then the deductions. */
export function toLines(listFen: number, deductions: readonly Deduction[], locale: Locale): PriceLine[] {
  const list: PriceLine = { kind: 'list', name: say(LINE_NAMES.list, locale), amountFen: listFen };
  const off = deductions.map(({ kind, name, note, amountFen }) => ({
    kind,
    name: say(name, locale),
    note: note && say(note, locale),
    amountFen: -amountFen,
  }));
  return [list, ...off];
}

function modeOf({ mode = 'alone', kind, teamId }: PricedRequest): Mode {
  if (mode !== 'alone' && kind !== 'course') throw invalid([{ field: 'buyMode', rule: 'kind' }]);
  if ((mode === 'joinTeam') !== (teamId !== undefined)) throw invalid([{ field: 'grouponTeamId', rule: 'mode' }]);
  return mode;
}

/** The price of a seat in a group; for an order, the seat itself. */
async function findSeat(ctx: StudentCtx, { groups }: Trade, request: PricedRequest, isForOrder: boolean) {
  const { goodsId } = request;
  const reserved = isForOrder ? await groups.reserve(ctx, goodsId, request) : null;
  const price = isForOrder ? reserved?.price : await groups.price(ctx, goodsId, request);
  if (!price) throw refused(ResultCode.groupEnded);
  return { price, reserved };
}

function deductionsOf(
  { price, coupon, credits }: Pick<Priced, 'price' | 'coupon' | 'credits'>,
  specials: readonly NamedPrice[],
): Deduction[] {
  return price.steps.map(({ kind, amountFen }) => {
    if (kind === 'credits') {
      return { kind, amountFen, refId: null, name: LINE_NAMES.credits, note: creditsNote(credits) };
    }
    if (kind === 'coupon') {
      return { kind, amountFen, refId: coupon?.claimId ?? null, name: coupon?.name ?? LINE_NAMES.coupon };
    }
    const special = specials.find((one) => one.kind === kind && one.unitFen === price.subtotalFen);
    return {
      kind,
      amountFen,
      refId: special?.refId ?? null,
      name: special?.name ?? LINE_NAMES[kind],
      note: special?.note,
    };
  });
}

/** A fingerprint of everything that sets the price, but not the time. */
function versionOf(
  { price, coupon, credits, mode, goods }: Omit<Priced, 'deductions' | 'version'>,
  request: PricedRequest,
): string {
  const facts = [goods.kind, goods.goodsId, mode, request.teamId ?? null, price.listFen, price.steps, price.payFen];
  return createHash('sha256')
    .update(JSON.stringify([...facts, coupon?.claimId ?? null, credits]))
    .digest('base64url');
}
