import { ResultCode } from '@shuyuan/contract';
import { findEntry, LEDGERS, lockAccount, write } from '../../domain/ledger/ledger.ts';
import { readFreeMinutes } from '../../domain/minutes.ts';
import { dropTerm, hasUsedProlonged, setTermResting } from '../../domain/minutesTerms.ts';
import { knownGoods, newGoods, type OrderedGoods, orderedGoods } from '../../domain/orderedGoods.ts';
import type { Delivery, Goods, GoodsPort, OrderRef, RefundRule } from '../../domain/trade.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { addToAccount, readForAddition } from './account.ts';
import { readFrozen, selectPackage } from './queries.ts';
import { IN_USE, packageNote } from './words.ts';

const DAY_MS = 86_400_000;

/** Packages of minutes as goods: credited when paid, debited on a refund while none is used. */
export const minutesPort = {
  describe,
  reserve: ({ tx, studentId }, goodsId) => prepare(tx, newGoods(studentId, goodsId)),
  deliver: async (tx, order) => (await prepare(tx, knownGoods(order)))(order),
  prepareDelivery: (tx, orderIds) => prepare(tx, orderedGoods(tx, orderIds, 'minutes')),
  async freeze(tx, order) {
    await lockAccount(tx, LEDGERS.minutes, order);
    if (!(await refundRule(tx, order)).isAllowed) throw refused(ResultCode.refundRefused);
    await setTermResting(tx, termOf(order), true);
  },
  unfreeze: (tx, order) => setTermResting(tx, termOf(order), false),
  async revoke(tx, order) {
    const { balance } = await lockAccount(tx, LEDGERS.minutes, order);
    const free = balance - (await readFrozen(tx, order.studentId));
    const bought = (await findEntry(tx, LEDGERS.minutes, entryOf(order, 'buy', 0))) ?? 0;
    const taken = Math.min(free, bought);
    if (taken > 0) await write(tx, LEDGERS.minutes, entryOf(order, 'refund', -taken));
    await dropTerm(tx, termOf(order));
  },
  refundRule,
} satisfies GoodsPort;

async function describe(ctx: StudentCtx, goodsId: number): Promise<Goods> {
  const row = await selectPackage(ctx.tx, goodsId);
  if (!row) throw missing();
  if (!row.is_on_sale) throw refused(ResultCode.discontinued);
  const total = row.minutes + (row.gift_minutes ?? 0);
  return {
    kind: 'minutes',
    goodsId,
    title: { cn: row.name, en: row.name_en },
    subtitle: packageNote(total, row.valid_days),
    listFen: row.price_fen,
    specials: [],
    target: { kind: 'minutes', goodsId },
    takesCoupons: true,
    takesCredits: true,
  };
}

async function prepare(tx: Tx, { orderId: refId, studentId, goodsId }: OrderedGoods): Promise<Delivery> {
  const [found, row] = await inOrder([
    readForAddition(tx, { studentId, refId, reason: 'buy' }),
    selectPackage(tx, goodsId),
  ]);
  return async (order) => {
    if (!row) throw missing();
    const validUntil = row.valid_days === null ? null : new Date(order.now.getTime() + row.valid_days * DAY_MS);
    await addToAccount(tx, { ...entryOf(order, 'buy', row.minutes + (row.gift_minutes ?? 0)), validUntil }, found);
  };
}

/** As long as all the minutes of the order are still there, and neither a consultation nor another refund has them. */
async function refundRule(tx: Tx, order: OrderRef): Promise<RefundRule> {
  const free = await readFreeMinutes(tx, order.studentId, order.orderId);
  const bought = (await findEntry(tx, LEDGERS.minutes, entryOf(order, 'buy', 0))) ?? 0;
  if (free >= bought && !(await hasUsedProlonged(tx, termOf(order), order.now)))
    return { isAllowed: true, lessonsLearnt: 0 };
  return { isAllowed: false, lessonsLearnt: 0, reason: IN_USE };
}

function termOf({ studentId, orderId }: OrderRef) {
  return { studentId, sourceId: orderId };
}

function entryOf({ companyId, studentId, now, orderId, title }: OrderRef, reason: 'buy' | 'refund', amount: number) {
  return { companyId, studentId, now, amount, reason, refId: orderId, title };
}
