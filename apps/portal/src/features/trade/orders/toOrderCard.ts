import type { Order, Refund } from '@shuyuan/contract';
import { formatMoney, htmlLang, type Locale, messageTime } from '@shuyuan/rules';
import { formatDay, type Order as KitOrder } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { addend } from '../../../core/known.ts';
import { formatOrderNum } from '../../../shared/trade/orderPaths.ts';
import { formatWhole } from '../../../shared/words/formatWhole.ts';

/** What the card of an order needs beside its record. */
export interface CardContext {
  locale: Locale;
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
  t: TFunction<'orders'>;
  /** When an instant of the server comes on the kit's clock. */
  here: (instant: string) => number;
  refund: Refund | undefined;
}

const money = (fen: number) => formatMoney(fen, { layout: 'statement' });

/** An order of the contract as the kit's card shows it; every amount is the server's. */
export function toOrderCard(order: Order, context: CardContext): KitOrder {
  const { status, fulfilment, listFen, payFen, createdAt, title, cover, orderNum, expiresAt } = order;
  const isPaid = status === 'paid' || status === 'refunding';
  return {
    number: formatOrderNum(orderNum),
    createdAt,
    status: status === 'paid' && fulfilment === 'awaitingGroup' ? 'waitingGroup' : status,
    product: title,
    goods: order.kind,
    cover,
    note: noteOf(order, context),
    payFen,
    originalFen: isPaid ? listFen : undefined,
    savedFen: status === 'unpaid' ? savedOf(order) : undefined,
    payment: paymentOf(order, context),
    dueAt: status === 'unpaid' && expiresAt !== undefined ? context.here(expiresAt) : undefined,
    held: heldOf(order, context),
    group: groupOf(order, context),
    refund: status === 'refunded' ? refundedText(order, context) : refusedText(order, context),
    refundSteps: status === 'refunding' ? refundSteps(order, context) : undefined,
  };
}

function savedOf({ listFen, payFen }: Order): number | undefined {
  return listFen !== undefined && payFen !== undefined && listFen > payFen ? listFen - payFen : undefined;
}

function noteOf({ subtitle, status, cancelReason }: Order, { t }: CardContext): string | undefined {
  const why = status === 'cancelled' && cancelReason !== undefined ? t(`reasons.${cancelReason}`) : undefined;
  return [subtitle, why].filter(Boolean).join(t('between')) || undefined;
}

function paymentOf({ status, method, payFen }: Order, { t }: CardContext): string | undefined {
  if (status === 'unpaid') return undefined;
  if (status === 'cancelled') return t('notPaid');
  // What cost something was not free, whoever paid it.
  if (method === undefined || (method === 'none' && payFen !== 0)) return undefined;
  const name = t(`methods.${method}`);
  return status === 'refunded' && method !== 'none' ? t('paidBack', { method: name }) : name;
}

/** What is reserved for the student until the order is paid or over. */
function heldOf({ courseKind, couponName, ...order }: Order, { t, locale }: CardContext): string {
  const credits = addend(order.credits);
  const things = [
    ...(courseKind === 'live' ? [t('heldSeat')] : []),
    ...(couponName === undefined ? [] : [couponName]),
    ...(credits > 0 ? [t('heldCredits', { credits: formatWhole(credits), count: credits })] : []),
  ];
  if (things.length === 0) return '';
  return t('held', { things: new Intl.ListFormat(htmlLang(locale), { type: 'conjunction' }).format(things) });
}

function groupOf({ teamMissing, teamEndsAt }: Order, { t, here, ...view }: CardContext): KitOrder['group'] {
  if (teamMissing === undefined || teamEndsAt === undefined) return undefined;
  const time = messageTime(teamEndsAt, view);
  return { need: teamMissing, members: [], endsAt: here(teamEndsAt), note: t('teamNote', { time }) };
}

function refundedText({ payFen }: Order, { t, refund, ...view }: CardContext): string | undefined {
  if (!refund) return undefined;
  const time = messageTime(refund.doneAt ?? refund.askedAt, view);
  const backFen = refund.amountFen || payFen;
  return backFen === undefined
    ? undefined
    : t('refundedText', { time, money: money(backFen), number: refund.refundNum });
}

/** Why a refund was refused, as long as the order stays paid. */
function refusedText({ status, refusedAt, refusal }: Order, { t, ...view }: CardContext): string | undefined {
  if (status !== 'paid' || refusedAt === undefined) return undefined;
  const time = messageTime(refusedAt, view);
  return refusal === undefined ? t('refused', { time }) : t('refusedWhy', { time, reason: refusal });
}

/** How far a refund is; one that nobody reviews has no such step (product.md 4.7). */
function refundSteps(
  { payFen, actions, cancelReason }: Order,
  { t, refund, ...view }: CardContext,
): KitOrder['refundSteps'] {
  // A request can be withdrawn as long as it is reviewed.
  const isAuditing = refund === undefined ? actions.includes('withdrawRefund') : refund.status === 'auditing';
  const reviewedBy = refund?.reviewedBy;
  const backFen = refund?.amountFen ?? payFen;
  const moneyBack = backFen === undefined ? '' : money(backFen);
  const by = reviewedBy === undefined ? undefined : formatDay(reviewedBy, view);
  const review = {
    label: t('refundReview'),
    note: isAuditing && by !== undefined ? t('refundReviewBy', { day: by }) : undefined,
    state: isAuditing ? ('now' as const) : ('done' as const),
  };
  return [
    {
      label: t(cancelReason === undefined ? 'refundAsked' : 'refundStarted'),
      note: refund && messageTime(refund.askedAt, view),
      state: 'done',
    },
    ...(isAuditing || reviewedBy !== undefined ? [review] : []),
    {
      label: t('refundBack', { money: moneyBack }),
      note: t('refundBackNote'),
      state: isAuditing ? 'next' : 'now',
    },
  ];
}
