import { contract, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCampaign } from '../../testing/campaigns.ts';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { buildCoupon, inDays } from '../../testing/coupons.ts';
import { addTo } from '../../testing/gifts.ts';
import { buildGroupon } from '../../testing/groups.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { orderCourse } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { orders, coupons } = contract;

const requestFor = (goodsId: number) => ({ kind: 'course', goodsId }) as const;
async function claim(school: School, student: StudentCaller, request: Parameters<typeof buildCoupon>[1] = {}) {
  return (await student.ask(coupons.claim, { id: await buildCoupon(school, request) })).id;
}
async function code(answer: Promise<{ code: number | null }>) {
  return (await answer).code;
}

describe('a quote', () => {
  test('shows every reduction as a line, and the lines add up (product.md 4.7, I2)', async () => {
    const school = await world.school();
    const { saleId } = await buildCourse(school, { offer: { price_fen: 50_000, member_fen: 45_000 } });
    await buildCampaign(school, { [saleId]: 40_000 });
    const student = await school.student({ member_until: inDays(30) });
    await claim(school, student);
    await addTo(school, student, 1_000);
    const quote = await student.ask(orders.quote, { ...requestFor(saleId), credits: 999 });
    expect(quote.lines.map(({ kind, name, amountFen }) => [kind, name, amountFen])).toEqual([
      ['list', '原价', 50_000],
      ['campaign', '寒假早鸟', -10_000],
      ['coupon', '满100减20', -2_000],
      ['credits', '学分抵扣', -380],
    ]);
    expect(quote).toMatchObject({
      listFen: 50_000,
      payFen: 37_620,
      creditsMax: 380,
      credits: 380,
      creditsBalance: 1_000,
    });
    expect(quote.lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(quote.payFen);
    expect(quote.creditsEarned).toBe(37);
  });

  test('says where a coupon takes nothing off, and no order locks it: a price of 0, a group price that is no lower (I7)', async () => {
    const school = await world.school();
    const student = await school.student();
    const couponClaimId = await claim(school, student, { threshold_fen: 0, kind: 'noThreshold' });
    const status = async () => (await student.ask(coupons.detail, { id: couponClaimId })).status;
    const free = await buildCourse(school, { offer: { price_fen: 0 } });
    for (const choice of [{}, { couponClaimId }]) {
      const quote = await student.ask(orders.quote, { ...requestFor(free.saleId), ...choice });
      expect(quote.couponClaimId).toBeUndefined();
      expect(quote.coupons).toMatchObject([{ coupon: { id: couponClaimId }, reduceFen: 0, reason: '无需再减' }]);
    }
    await orderCourse(student, free, { couponClaimId });
    expect(await status()).toBe('toUse');
    const course = await buildCourse(school, { offer: { price_fen: 10_000 } });
    await buildGroupon(school, course.saleId, { price_fen: 10_000 });
    const inGroup = { ...requestFor(course.saleId), mode: 'openTeam' } as const;
    const quote = await student.ask(orders.quote, inGroup);
    expect(quote.couponClaimId).toBeUndefined();
    expect(quote.coupons).toMatchObject([{ reduceFen: 0, reason: '不与拼团价同用' }]);
    expect((await orderCourse(student, course, { mode: 'openTeam' })).payFen).toBe(10_000);
    expect(await status()).toBe('toUse');
    await expectInvariants(school);
  });

  test('speaks the language of the student', async () => {
    const school = await world.school();
    const { saleId } = await buildCourse(school, { course: { title_en: 'A course' }, run: { name_en: 'Evenings' } });
    await buildCampaign(school, { [saleId]: 8_000 });
    const quote = await (await school.student()).ask(orders.quote, requestFor(saleId), { locale: 'en' });
    expect(quote).toMatchObject({ title: 'A course', subtitle: 'Evenings · Teacher Zhou' });
    expect(quote.lines.map(({ name }) => name)).toEqual(['List price', 'Early birds']);
  });

  test('applies the coupon that saves most, then the one that ends first, and explains why others do not apply (product.md 4.8)', async () => {
    const school = await world.school();
    const { saleId } = await buildCourse(school, { offer: { price_fen: 10_000 } });
    const student = await school.student();
    await claim(school, student, { reduce_fen: 1_000 });
    const late = await claim(school, student, { use_ends_at: inDays(9) });
    const soon = await claim(school, student, { use_ends_at: inDays(3) });
    const high = await claim(school, student, { threshold_fen: 20_000, reduce_fen: 9_000 });
    const quote = await student.ask(orders.quote, requestFor(saleId));
    expect(quote.couponClaimId).toBe(soon);
    expect(quote.coupons.slice(0, 2).map(({ coupon }) => coupon.id)).toEqual([soon, late]);
    const last = quote.coupons.at(-1);
    expect(last).toMatchObject({ coupon: { id: high }, reduceFen: 0, reason: '还差¥100可用' });
    expect((await student.ask(orders.quote, { ...requestFor(saleId), noCoupon: true })).payFen).toBe(10_000);
    expect((await student.ask(orders.quote, { ...requestFor(saleId), couponClaimId: late })).couponClaimId).toBe(late);
    const refused = student.answer(orders.quote, { ...requestFor(saleId), couponClaimId: high });
    expect(await code(refused)).toBe(ResultCode.couponUnusable);
  });

  test('applies the member price for members only (product.md 4.11)', async () => {
    const school = await world.school();
    const { saleId } = await buildCourse(school, { offer: { price_fen: 10_000, member_fen: 7_000 } });
    const member = await school.student({ member_until: inDays(1) });
    expect((await member.ask(orders.quote, requestFor(saleId))).payFen).toBe(7_000);
    const former = await school.student({ member_until: inDays(-1) });
    expect((await former.ask(orders.quote, requestFor(saleId))).payFen).toBe(10_000);
  });

  test('explains why a course cannot be bought (3001 to 3004, 1004)', async () => {
    const school = await world.school();
    const student = await school.student();
    const cases = [
      [{ offer: { quota: 1, sold: 1 } }, ResultCode.full],
      [{ offer: { is_discontinued: true } }, ResultCode.discontinued],
      [{ run: { ends_at: inDays(0) } }, ResultCode.discontinued],
      [{ offer: { sale_ends_at: inDays(0) } }, ResultCode.discontinued],
      [{ offer: { sale_starts_at: inDays(1) } }, ResultCode.stateForbids],
      [{ offer: { needs_assessment: true } }, ResultCode.assessmentNeeded],
    ] as const;
    for (const [request, expected] of cases) {
      const { saleId } = await buildCourse(school, request);
      expect(await code(student.answer(orders.quote, requestFor(saleId)))).toBe(expected);
    }
    for (const status of ['active', 'frozen'] as const) {
      const made = await buildCourse(school);
      await enrol(school, student.id, made, { status });
      expect(await code(student.answer(orders.quote, requestFor(made.saleId)))).toBe(ResultCode.alreadyOwned);
    }
  });
});

describe('an order', () => {
  test('keeps the price at creation, whatever happens to the offer (I2)', async () => {
    const school = await world.school();
    const made = await buildCourse(school, { offer: { price_fen: 10_000 } });
    const student = await school.student();
    await claim(school, student);
    const { id, orderNum, payFen } = await orderCourse(student, made);
    await school.withTenant((tx) =>
      tx.updateTable('offer').set({ price_fen: 1 }).where('id', '=', made.saleId).execute(),
    );
    const detail = await student.ask(orders.detail, { id, orderNum });
    expect([payFen, detail.payFen, detail.listFen]).toEqual([8_000, 8_000, 10_000]);
    expect(detail.lines.map(({ kind, amountFen }) => [kind, amountFen])).toEqual([
      ['list', 10_000],
      ['coupon', -2_000],
    ]);
    await expectInvariants(school);
  });

  test('from an old quote is refused with the new one (3005)', async () => {
    const school = await world.school();
    const { saleId } = await buildCourse(school, { offer: { price_fen: 10_000 } });
    const student = await school.student();
    const { version } = await student.ask(orders.quote, requestFor(saleId));
    world.clock.advance(60_000);
    expect((await student.ask(orders.quote, requestFor(saleId))).version).toBe(version);
    await buildCampaign(school, { [saleId]: 9_000 });
    const answer = await student.answer(orders.create, { ...requestFor(saleId), version });
    expect(answer.code).toBe(ResultCode.priceChanged);
    expect(answer.body['resultData']).toMatchObject({ payAmount: 90, originalAmount: 100 });
    const fresh = (answer.body['resultData'] as { priceVersion: string }).priceVersion;
    expect((await student.ask(orders.create, { ...requestFor(saleId), version: fresh })).payFen).toBe(9_000);
    await expectInvariants(school);
  });

  test('accepts no amount from the client (Z2)', async () => {
    const school = await world.school();
    const { saleId } = await buildCourse(school, { offer: { price_fen: 10_000 } });
    const student = await school.student();
    const { version } = await student.ask(orders.quote, requestFor(saleId));
    const extra = { payAmount: 0.01, orderPrice: 0.01, realPrice: 0.01, originalAmount: 0.01 };
    const answer = await student.answer(orders.create, { ...requestFor(saleId), version }, { extra });
    expect(answer.data?.payFen).toBe(10_000);
  });

  test('of a course that costs nothing is paid at once, and the cashier is skipped (I5)', async () => {
    const school = await world.school();
    const made = await buildCourse(school, { offer: { price_fen: 0, quota: 1 } });
    const student = await school.student();
    const placed = await student.ask(orders.buyFree, made);
    expect(placed).toMatchObject({ status: 'paid', payFen: 0 });
    expect(await code((await school.student()).answer(orders.buyFree, made))).toBe(ResultCode.full);
    expect(await code(student.answer(orders.buyFree, made))).toBe(ResultCode.alreadyOwned);
    const priced = await buildCourse(school);
    expect(await code(student.answer(orders.buyFree, priced))).toBe(ResultCode.stateForbids);
    await expectInvariants(school);
  });

  test('that a coupon pays in full is paid at once and uses it up (I7)', async () => {
    const school = await world.school();
    const made = await buildCourse(school, { offer: { price_fen: 2_000 } });
    const student = await school.student();
    const couponClaimId = await claim(school, student, { kind: 'noThreshold', threshold_fen: 0, reduce_fen: 5_000 });
    const placed = await orderCourse(student, made);
    expect(placed).toMatchObject({ status: 'paid', payFen: 0 });
    expect((await student.ask(coupons.detail, { id: couponClaimId })).status).toBe('used');
    await expectInvariants(school);
  });

  test('of a course that is free for members lasts as long as the membership (product.md 4.11)', async () => {
    const school = await world.school();
    const made = await buildCourse(school, { offer: { price_fen: 10_000, member_fen: 0 } });
    const student = await school.student({ member_until: inDays(30) });
    expect((await orderCourse(student, made)).status).toBe('paid');
    const mine = await student.ask(contract.courses.mine);
    expect(mine.items[0]).toMatchObject({ source: 'membership', validUntil: inDays(30).toISOString() });
    await expectInvariants(school);
  });
});
