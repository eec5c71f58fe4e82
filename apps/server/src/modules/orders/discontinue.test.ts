import { contract, ResultCode } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { settleSandbox } from '../../platform/payments/settle.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildCoupon, inDays } from '../../testing/coupons.ts';
import { addTo } from '../../testing/gifts.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { openPayment, orderCourse, payOrder } from '../../testing/orders.ts';
import type { School } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { orders, courses, coupons, exchange } = contract;

function setOffer(school: School, offerId: number, isDiscontinued: boolean) {
  return school.visitor().send({ method: 'POST', path: '/__sim/offer', body: { offerId, isDiscontinued } });
}

test('taking an offer off sale ends unpaid orders, releases all they held and leaves owners unaffected (product.md 4.7)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { offer: { price_fen: 100_000, quota: 5 } });
  const owner = await school.student();
  await payOrder(world, school, owner, await orderCourse(owner, made));
  const buyer = await school.student();
  const { id: couponId } = await buyer.ask(coupons.claim, {
    id: await buildCoupon(school, { use_ends_at: inDays(9) }),
  });
  await addTo(school, buyer, 500);
  const placed = await orderCourse(buyer, made, { credits: 500 });
  expect((await setOffer(school, made.saleId, true)).status).toBe(200);
  expect(await buyer.ask(orders.detail, placed)).toMatchObject({ status: 'cancelled', cancelReason: 'school' });
  expect((await buyer.ask(coupons.mine, {})).items).toMatchObject([{ id: couponId, status: 'toUse' }]);
  expect((await buyer.ask(exchange.account)).balance).toBe(500);
  expect((await buyer.ask(contract.site.unreadSum)).siteMessages).toBe(1);
  expect(await owner.ask(courses.detail, made)).toMatchObject({ isOwned: true, status: 'discontinued' });
  const seats = await school.withTenant((tx) =>
    tx.selectFrom('offer').select(['sold', 'locked']).where('id', '=', made.saleId).executeTakeFirstOrThrow(),
  );
  expect(seats).toEqual({ sold: 1, locked: 0 });
  const again = await buyer.answer(orders.quote, { kind: 'course', goodsId: made.saleId });
  expect(again.code).toBe(ResultCode.discontinued);
  await expectInvariants(school);
});

test('a pending payment when an offer goes off sale counts if the provider has it, else it is refunded (I3)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { offer: { price_fen: 100_000 } });
  const [unseen, late] = [await school.student(), await school.student()];
  const paid = await orderCourse(unseen, made);
  const unpaid = await orderCourse(late, made);
  const lateNo = await openPayment(school, late, unpaid);
  const unseenNo = await openPayment(school, unseen, paid);
  await school.withTenant((tx) =>
    tx
      .updateTable('sandbox_charge')
      .set({ state: 'paid', transaction_id: 'SBunseen', settled_at: world.clock.now() })
      .where('out_trade_no', '=', unseenNo)
      .execute(),
  );
  await setOffer(school, made.saleId, true);
  expect((await unseen.ask(orders.detail, paid)).status).toBe('paid');
  await settleSandbox(world.app, { outTradeNo: lateNo, outcome: 'success' });
  await world.app.dueWork.run();
  expect((await late.ask(orders.detail, unpaid)).status).toBe('refunded');
  await expectInvariants(school);
});

test('no seat is held of an offer that went off sale while it was being ordered (I6)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { offer: { price_fen: 100_000 } });
  const student = await school.student();
  const request = { kind: 'course', goodsId: made.saleId } as const;
  const { version } = await student.ask(orders.quote, request);
  await setOffer(school, made.saleId, true);
  expect((await student.answer(orders.create, { ...request, version })).code).toBe(ResultCode.discontinued);
  await setOffer(school, made.saleId, false);
  expect((await student.answer(orders.create, { ...request, version })).code).toBe(0);
});

test('an offer of another school is missing (Z1)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const made = await buildCourse(other);
  expect((await setOffer(school, made.saleId, true)).status).toBe(404);
  expect((await other.visitor().ask(courses.detail, made)).status).toBe('inProgress');
});
