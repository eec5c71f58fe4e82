import { ResultCode } from '@shuyuan/contract';
import { LEDGERS, write } from '../../domain/ledger/ledger.ts';
import type { Goods, GoodsPort, OrderRef } from '../../domain/trade.ts';
import { missing, refused } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { moveExchange, selectExchange, setPostageOrder, takeStock } from './queries.ts';
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
  async deliver(tx, { goodsId }: OrderRef) {
    // A payment for an exchange that is no longer sent is refunded.
    if (!(await moveExchange(tx, goodsId, 'payPostage'))) throw refused(ResultCode.stateForbids);
  },
  refundRule: async () => ({ isAllowed: false, lessonsLearnt: 0, reason: POSTAGE_STAYS }),
} satisfies GoodsPort;

async function describe({ tx, studentId }: StudentCtx, goodsId: number): Promise<Goods> {
  const row = await selectExchange(tx, studentId, { id: goodsId });
  if (!row) throw missing();
  if (row.status !== 'toPay') throw refused(ResultCode.stateForbids);
  // Written by `toSnapshot` alone.
  const { name, picture } = row.snapshot as unknown as GiftSnapshot;
  return {
    kind: 'postage',
    goodsId,
    title: postageOf(name),
    cover: picture,
    listFen: row.postage_fen,
    specials: [],
    target: { kind: 'postage', goodsId },
    takesCoupons: false,
    takesCredits: false,
  };
}
