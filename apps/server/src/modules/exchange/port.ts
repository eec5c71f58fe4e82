import { changeOf, ResultCode } from '@shuyuan/contract';
import { LEDGERS, write } from '../../domain/ledger/ledger.ts';
import { knownGoods, type OrderedGoods, orderedGoods } from '../../domain/orderedGoods.ts';
import type { Delivery, Goods, GoodsPort } from '../../domain/trade.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { type ExchangeRow, lockStatus, moveExchange, selectExchange, setPostageOrder, takeStock } from './queries.ts';
import type { GiftSnapshot } from './toExchange.ts';
import { exchangeCancelled, POSTAGE_STAYS, postageOf } from './words.ts';

/** The postage of an exchange as an order: its end cancels the exchange and returns the credits (product.md 4.12). */
export const postagePort = {
  describe,
  hold: (tx, order) => setPostageOrder(tx, order.goodsId, order.orderId),
  async release(tx, { goodsId, now, companyId, studentId, title }) {
    const row = await moveExchange(tx, goodsId, 'cancel', { ended_at: now });
    if (!row) return;
    await takeStock(tx, row.gift_id, -1);
    const words = exchangeCancelled(title);
    const entry = {
      companyId,
      studentId,
      now,
      amount: row.credits,
      reason: 'exchangeBack',
      refId: row.id,
      title: words,
    };
    await write(tx, LEDGERS.credits, entry);
  },
  deliver: async (tx, order) => (await prepare(tx, knownGoods(order)))(order),
  prepareDelivery: (tx, orderIds) => prepare(tx, orderedGoods(tx, orderIds, 'postage')),
  refundRule: async () => ({ isAllowed: false, lessonsLearnt: 0, reason: POSTAGE_STAYS }),
} satisfies GoodsPort;

async function prepare(tx: Tx, { goodsId: id }: Pick<OrderedGoods, 'goodsId'>): Promise<Delivery> {
  const row = await lockStatus(tx, id);
  const { from } = changeOf('exchange', 'payPostage');
  return async ({ goodsId }) => {
    // A payment for an exchange that is no longer sent is refunded.
    if (!from.some((status) => status === row?.status)) throw refused(ResultCode.stateForbids);
    await enqueue(tx, moveExchange(tx, goodsId, 'payPostage'));
  };
}

async function describe({ tx, studentId }: StudentCtx, goodsId: number): Promise<Goods> {
  const row = await selectExchange(tx, studentId, { id: goodsId });
  if (!row) throw missing();
  if (row.status === 'cancelled') throw refused(ResultCode.orderExpired);
  if (row.status !== 'toPay') throw refused(ResultCode.orderPaid);
  // Written by `toSnapshot` alone.
  return postageGoods({ ...row, snapshot: row.snapshot as unknown as GiftSnapshot });
}

/** The postage of an exchange as goods. */
export function postageGoods({ id, postage_fen, snapshot: { name, picture } }: Sent): Goods {
  return {
    kind: 'postage',
    goodsId: id,
    title: postageOf(name),
    cover: picture,
    listFen: postage_fen,
    specials: [],
    target: { kind: 'postage', goodsId: id },
    takesCoupons: false,
    takesCredits: false,
  };
}
type Sent = Pick<ExchangeRow, 'id' | 'postage_fen'> & { snapshot: GiftSnapshot };
