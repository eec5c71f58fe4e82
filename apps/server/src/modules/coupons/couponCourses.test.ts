import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCampaign } from '../../testing/campaigns.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildCoupon, inDays } from '../../testing/coupons.ts';
import { orderCourse, payOrder } from '../../testing/orders.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { claim, courses } = contract.coupons;

test('shows no price after a coupon that was used, has ended, or cannot be used yet', async () => {
  const school = await world.school();
  const student = await school.student();
  await buildCourse(school, { offer: { price_fen: 30_000 } });
  const { id } = await student.ask(claim, { id: await buildCoupon(school) });
  const price = async () => {
    const [card] = (await student.ask(courses, { id })).items;
    return [card?.afterFen, card?.missingFen];
  };
  const after = async (set: { starts_at: Date; ends_at: Date }) => {
    await school.withTenant((tx) => tx.updateTable('coupon_claim').set(set).where('id', '=', id).execute());
    return price();
  };
  const none = [undefined, undefined];
  expect(await price()).toEqual([28_000, undefined]);
  expect(await after({ starts_at: inDays(1), ends_at: inDays(2) })).toEqual(none);
  expect(await after({ starts_at: inDays(-2), ends_at: inDays(-1) })).toEqual(none);
  expect(await after({ starts_at: inDays(-2), ends_at: inDays(2) })).toEqual([28_000, undefined]);
  const other = await buildCourse(school, { course: { kind: 'recorded', rank: 9 }, offer: { price_fen: 20_000 } });
  const placed = await orderCourse(student, other, { couponClaimId: id });
  expect(await price()).toEqual(none);
  await payOrder(world, school, student, placed);
  expect(await price()).toEqual(none);
});

test('lists the courses in its scope, with the reduced price or the missing amount', async () => {
  const school = await world.school();
  const student = await school.student({ member_until: inDays(30) });
  const dear = await buildCourse(school, { course: { title: '贵', rank: 1 }, offer: { price_fen: 30_000 } });
  await buildCourse(school, {
    course: { title: '会员便宜', rank: 2 },
    offer: { price_fen: 12_000, member_fen: 9_000 },
  });
  const recorded = await buildCourse(school, {
    course: { title: '录播', kind: 'recorded', rank: 3 },
    offer: { price_fen: 10_100 },
  });
  await buildCampaign(school, { [recorded.saleId]: 9_500 });
  await buildCourse(school, { course: { title: '停售' }, offer: { is_discontinued: true } });
  await buildCourse(school, { course: { title: '免费' }, offer: { price_fen: 0 } });
  const prices = async (overrides: Parameters<typeof buildCoupon>[1]) => {
    const { id } = await student.ask(claim, { id: await buildCoupon(school, overrides) });
    return (await student.ask(courses, { id })).items.map(({ title, afterFen, missingFen }) => [
      title,
      afterFen,
      missingFen,
    ]);
  };
  expect(await prices({})).toEqual([
    ['贵', 28_000, undefined],
    ['会员便宜', 9_000, 1_000],
    ['录播', 9_500, 500],
  ]);
  expect(await prices({ scope: 'courses', scope_ids: [dear.courseId] })).toEqual([['贵', 28_000, undefined]]);
  expect(await prices({ scope: 'courseKind', scope_kind: 'recorded' })).toEqual([['录播', 9_500, 500]]);
  expect(await prices({ scope: 'subjects', scope_ids: [1] })).toEqual([]);
  expect(await prices({ scope: 'minutes' })).toEqual([]);
  const half = { kind: 'discount', percent: 50, max_reduce_fen: 6_000, threshold_fen: 0 } as const;
  expect(await prices(half)).toEqual([
    ['贵', 24_000, undefined],
    ['会员便宜', 4_500, undefined],
    ['录播', 4_750, undefined],
  ]);
});
