import { contract, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { FOREVER } from '../../domain/membership.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildCoupon, inDays } from '../../testing/coupons.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildPackage } from '../../testing/memberships.ts';
import { payOrder } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { packages, records, mine, courses } = contract.memberships;
const { orders } = contract;
const iso = (days: number) => inDays(days).toISOString();

async function place(student: StudentCaller, goodsId: number) {
  const overrides = { kind: 'membership', goodsId } as const;
  const { version } = await student.ask(orders.quote, overrides);
  return student.ask(orders.create, { ...overrides, version });
}
async function buy(school: School, student: StudentCaller, goodsId: number) {
  const placed = await place(student, goodsId);
  await payOrder(world, school, student, placed);
  return placed;
}

describe('memberships on sale', () => {
  test('are listed in the school’s order, in both languages, with their benefits', async () => {
    const school = await world.school();
    await buildCourse(school, { offer: { member_fen: 1 } });
    await buildCourse(school);
    const couponId = await buildCoupon(school, { source: 'school' });
    const benefits = JSON.stringify([
      { icon: 'course', title: '会员价', title_en: 'Member prices', text: '所有课', text_en: 'On every course' },
    ]);
    await buildPackage(school, { name: '年卡', days: 365, sort: 2 });
    await buildPackage(school, { name: '停售', is_on_sale: false });
    const overrides = { benefits, minutes: 60, coupon_id: couponId, highlight: '送券', highlight_en: 'With a coupon' };
    await buildPackage(school, { sort: 1, original_fen: 4_500, ...overrides });
    const { items } = await school.visitor().ask(packages);
    expect(items.map(({ name, days }) => [name, days])).toEqual([
      ['月卡', 30],
      ['年卡', 365],
    ]);
    expect((await school.visitor().ask(packages, {}, { locale: 'en' })).items[0]).toMatchObject({
      name: 'A month',
      priceFen: 3_000,
      originalFen: 4_500,
      benefits: [{ icon: 'course', title: 'Member prices', text: 'On every course' }],
      highlight: 'With a coupon',
      minutes: 60,
      couponFen: 2_000,
      courseCount: 1,
    });
    expect(items[0]?.lastsUntil).toBeUndefined();
  });

  test('show until when they would last for the student (I11)', async () => {
    const school = await world.school();
    await buildPackage(school);
    await buildPackage(school, { days: 0, sort: 1 });
    const ends = async (student: StudentCaller) =>
      (await student.ask(packages)).items.map(({ lastsUntil }) => lastsUntil);
    expect(await ends(await school.student())).toEqual([iso(30), undefined]);
    expect(await ends(await school.student({ member_until: inDays(10) }))).toEqual([iso(40), undefined]);
    expect(await ends(await school.student({ member_until: inDays(-10) }))).toEqual([iso(30), undefined]);
  });

  test('lead to the courses that cost members less', async () => {
    const school = await world.school();
    const one = await buildCourse(school, { course: { title: '会员课', rank: 1 }, offer: { member_fen: 5_000 } });
    const recorded = { title: '录播', kind: 'recorded', rank: 2 } as const;
    await buildCourse(school, { course: recorded, offer: { member_fen: 0 } });
    await buildCourse(school, { course: { title: '同价' } });
    await buildCourse(school, { offer: { member_fen: 1, is_discontinued: true } });
    const titles = async (input = {}) =>
      (await school.visitor().ask(courses, input)).items.map(({ title, memberFen }) => `${title} ${memberFen}`);
    expect(await titles()).toEqual(['会员课 5000', '录播 0']);
    expect(await titles({ kind: 'recorded' })).toEqual(['录播 0']);
    expect(await titles({ subjectId: one.subjectId, packageId: await buildPackage(school) })).toHaveLength(2);
    expect(await titles({ subjectId: 1 })).toEqual([]);
    expect((await school.visitor().answer(courses, { packageId: 1 })).status).toBe(404);
  });
});

describe('buying a membership', () => {
  test('begins at once, and a second one begins where the first ends (I11)', async () => {
    const school = await world.school();
    const [month, year] = [await buildPackage(school), await buildPackage(school, { name: '年卡', days: 365 })];
    const student = await school.student();
    expect(await student.ask(mine)).toMatchObject({ isMember: false, savedFen: 0, serverTime: TEST_NOW.toISOString() });
    await buy(school, student, month);
    expect(await student.ask(mine)).toMatchObject({ isMember: true, name: '月卡', packageId: month, until: iso(30) });
    await buy(school, student, year);
    expect(await student.ask(mine)).toMatchObject({ name: '月卡', since: TEST_NOW.toISOString(), until: iso(395) });
    expect((await student.ask(records)).items).toMatchObject([
      { name: '年卡', source: 'order', status: 'waiting', startsAt: iso(30), endsAt: iso(395) },
      { name: '月卡', source: 'order', status: 'active', startsAt: iso(0), endsAt: iso(30) },
    ]);
    await expectInvariants(school);
  });

  test('begins now when the last period has ended', async () => {
    const school = await world.school();
    const student = await school.student({ member_until: inDays(-3) });
    expect(await student.ask(mine)).toMatchObject({ isMember: false, name: '月卡', until: iso(-3) });
    await buy(school, student, await buildPackage(school));
    expect(await student.ask(mine)).toMatchObject({ isMember: true, since: iso(0), until: iso(30) });
    await expectInvariants(school);
  });

  test('lasts forever with 0 days, and is not sold again after that', async () => {
    const school = await world.school();
    const goodsId = await buildPackage(school, { name: '终身', days: 0 });
    const student = await school.student();
    await buy(school, student, goodsId);
    const own = await student.ask(mine);
    expect([own.isMember, own.until]).toEqual([true, undefined]);
    expect((await student.ask(contract.account.userInfo)).memberTime).toBeUndefined();
    expect((await student.ask(records)).items[0]?.endsAt).toBeUndefined();
    expect((await student.answer(orders.quote, { kind: 'membership', goodsId })).code).toBe(ResultCode.alreadyOwned);
    const rows = await school.withTenant((tx) =>
      tx.selectFrom('student').select('member_until').where('id', '=', student.id).execute(),
    );
    expect(rows).toEqual([{ member_until: FOREVER }]);
    await expectInvariants(school);
  });

  test('grants the minutes and the coupon of the package, each once', async () => {
    const school = await world.school();
    const couponId = await buildCoupon(school, { source: 'school' });
    const student = await school.student();
    await buy(school, student, await buildPackage(school, { minutes: 60, coupon_id: couponId }));
    expect((await student.ask(contract.coupons.mine)).items).toMatchObject([{ couponId }]);
    const accounts = await school.withTenant((tx) => tx.selectFrom('minutes_account').select('balance').execute());
    expect(accounts).toEqual([{ balance: 60 }]);
    await expectInvariants(school);
  });

  test('succeeds although the coupon of the package is used up', async () => {
    const school = await world.school();
    const couponId = await buildCoupon(school, { source: 'school', status: 'stopped' });
    const student = await school.student();
    await buy(school, student, await buildPackage(school, { coupon_id: couponId }));
    expect((await student.ask(mine)).isMember).toBe(true);
    expect((await student.ask(contract.coupons.mine)).items).toEqual([]);
  });

  test('is refused where the package is not sold (3002), and missing where there is none (E3)', async () => {
    const school = await world.school();
    const student = await school.student();
    const goodsId = await buildPackage(school, { is_on_sale: false });
    expect((await student.answer(orders.quote, { kind: 'membership', goodsId })).code).toBe(ResultCode.discontinued);
    expect((await student.answer(orders.quote, { kind: 'membership', goodsId: 1 })).status).toBe(404);
  });
});

test('makes the courses longer that a member has for nothing', async () => {
  const school = await world.school();
  const student = await school.student({ member_until: inDays(10) });
  const made = await buildCourse(school, { offer: { member_fen: 0 } });
  await student.ask(orders.buyFree, { id: made.id, saleId: made.saleId });
  const until = async () => (await student.ask(contract.courses.detail, made)).ownedUntil;
  expect(await until()).toBe(iso(10));
  await buy(school, student, await buildPackage(school));
  expect(await until()).toBe(iso(40));
  expect((await student.ask(mine)).savedFen).toBe(10_000);
  await expectInvariants(school);
});
