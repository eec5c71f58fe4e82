import type { CouponGifts } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';

/** Coupons granted by an order. A suspended one is neither shown nor accepted; after a refund it stays suspended (I7). */
export const couponGifts: CouponGifts = {
  async areUsed(tx, orderId) {
    const row = await tx
      .selectFrom('coupon_claim')
      .select('id')
      .where('came_with', '=', orderId)
      .where('status', '<>', 'open')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
  rest: (tx, orderId) => setResting(tx, orderId, true),
  wake: (tx, orderId) => setResting(tx, orderId, false),
};

async function setResting(tx: Tx, orderId: number, is_resting: boolean): Promise<void> {
  await tx
    .updateTable('coupon_claim')
    .set({ is_resting })
    .where('came_with', '=', orderId)
    .where('status', '=', 'open')
    .execute();
}
