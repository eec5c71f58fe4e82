import { contract, type InputOf } from '@shuyuan/contract';
import { REFUND_DAYS, REFUND_REVIEW_HOURS } from '@shuyuan/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildCoupon, inDays } from '../../testing/coupons.ts';
import { addTo, buildGift } from '../../testing/gifts.ts';
import { buildGroupon } from '../../testing/groups.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildPackage } from '../../testing/memberships.ts';
import { buildMinutesPackage } from '../../testing/minutes.ts';
import { payOrder } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const { orders, exchange } = contract;
// Weeks pass in these runs; logins must not expire.
const LONG_MS = 400 * 86_400_000;
const world = openWorld({ config: { tokenIdleMs: LONG_MS, tokenAbsoluteMs: LONG_MS } });

const HOUR_MS = 3_600_000;
const RUNS = Number(process.env['MODEL_RUNS'] ?? 6);
/** No run begins after this in the daily test; the nightly one (`MODEL_RUNS`) does all of them. */
const LIMIT_MS = process.env['MODEL_RUNS'] ? Number.POSITIVE_INFINITY : 5_000;
/** Minutes of a package, those that come with a membership, those of a gift; credits that gifts cost and that everybody has. */
const SIZES = { package: 60, membership: 30, gift: 10, giftCredits: 100, start: 150 };

/** A purchase as a child would write it down. */
interface Purchase {
  who: number;
  kind: 'course' | 'minutes' | 'membership';
  goodsId: number;
  payFen: number;
  credits: number;
  hasCoupon: boolean;
  state: 'awaiting' | 'paid' | 'refunding' | 'refunded';
  paidAt: number;
  askedAt: number;
  hasEarned: boolean;
  placed: { id: number; orderNum: string };
}

/** What was bought and taken, and nothing else: everything a student has follows from it. */
interface Model {
  now: number;
  purchases: Purchase[];
  taken: { who: number; minutes: number; coupons: number }[];
}
interface Real {
  school: School;
  students: StudentCaller[];
  goods: { kind: Purchase['kind']; goodsId: number }[];
  course: { saleId: number };
  gifts: { minutes: number; coupon: number };
}
type Step = fc.AsyncCommand<Model, Real>;

/** Time of the model: reviews end, credits of payments that can no longer be refunded arrive. */
function pass(model: Model, ms: number): void {
  model.now += ms;
  for (const one of model.purchases) {
    if (one.state === 'refunding' && one.askedAt + REFUND_REVIEW_HOURS * HOUR_MS <= model.now) one.state = 'refunded';
    if (one.state === 'awaiting' && one.paidAt + 2 * HOUR_MS <= model.now) one.state = 'refunded';
    if (one.state === 'paid' && one.paidAt + REFUND_DAYS * 24 * HOUR_MS <= model.now) one.hasEarned = true;
  }
}

/** What a student has by the model: credits, minutes, coupons, fen paid. */
function holdings({ purchases, taken }: Model, who: number) {
  const own = purchases.filter((one) => one.who === who);
  const living = own.filter(({ state }) => state !== 'refunded');
  const gifts = taken.filter((one) => one.who === who);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    credits:
      SIZES.start +
      sum(own.map(({ hasEarned, payFen }) => (hasEarned ? Math.floor(payFen / 1_000) : 0))) -
      sum(living.map(({ credits }) => credits)) -
      gifts.length * SIZES.giftCredits,
    minutes:
      sum(
        living.map(({ kind }) => (kind === 'minutes' ? SIZES.package : kind === 'membership' ? SIZES.membership : 0)),
      ) + sum(gifts.map(({ minutes }) => minutes)),
    coupons:
      1 +
      sum(gifts.map(({ coupons }) => coupons)) +
      // The coupon of a membership rests while its refund is reviewed.
      living.filter(({ kind, state }) => kind === 'membership' && state === 'paid').length -
      living.filter(({ hasCoupon }) => hasCoupon).length,
    paidFen: sum(living.map(({ payFen }) => payFen)),
  };
}

/** The same in the database. */
function actual(school: School, studentId: number) {
  return school.withTenant(async (tx) => {
    const credits = await tx
      .selectFrom('credit_account')
      .select('balance')
      .where('student_id', '=', studentId)
      .execute();
    const minutes = await tx
      .selectFrom('minutes_account')
      .select('balance')
      .where('student_id', '=', studentId)
      .execute();
    const coupons = await tx
      .selectFrom('coupon_claim')
      .select('id')
      .where('student_id', '=', studentId)
      .where('status', '=', 'open')
      .where('is_resting', '=', false)
      .execute();
    const paid = await tx
      .selectFrom('payment as p')
      .innerJoin('trade_order as o', 'o.id', 'p.order_id')
      .leftJoin('refund as r', (join) => join.onRef('r.payment_id', '=', 'p.id').on('r.status', '=', 'refunded'))
      .select(['p.amount_fen', 'r.amount_fen as back_fen'])
      .where('o.student_id', '=', studentId)
      .where('p.status', 'in', ['success', 'surplus'])
      .execute();
    return {
      credits: credits[0]?.balance ?? 0,
      minutes: minutes[0]?.balance ?? 0,
      coupons: coupons.length,
      paidFen: paid.reduce((sum, { amount_fen, back_fen }) => sum + amount_fen - (back_fen ?? 0), 0),
    };
  });
}

/** A step does the same to both, and compares what everybody has. */
function step(name: string, does: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      await does(model, real);
      await world.app.dueWork.run();
      pass(model, 0);
      for (const [who, student] of real.students.entries()) {
        expect({ who, ...(await actual(real.school, student.id)) }).toEqual({ who, ...holdings(model, who) });
      }
    },
  };
}

/** Orders and pays, with all coupons and credits there are or without; nothing where the school says no. */
async function buy(model: Model, real: Real, who: number, request: InputOf<typeof orders.quote>): Promise<void> {
  const student = at(real.students, who);
  const { data: quote } = await student.answer(orders.quote, request);
  if (!quote) return;
  const placed = await student.ask(orders.create, { ...request, version: quote.version });
  if (placed.payFen > 0) await payOrder(world, real.school, student, placed);
  model.purchases.push({
    who,
    kind: request.kind as Purchase['kind'],
    goodsId: request.goodsId,
    payFen: placed.payFen,
    credits: quote.credits,
    hasCoupon: quote.couponClaimId !== undefined,
    state: request.mode ? 'awaiting' : 'paid',
    paidAt: model.now,
    askedAt: 0,
    hasEarned: false,
    placed,
  });
}

const buying = (who: number, which: number, isSaving: boolean) =>
  step(`buy(${who}, ${which}, ${isSaving})`, (model, real) => {
    const goods = at(real.goods, which);
    return buy(model, real, who, isSaving ? { ...goods, credits: 100 } : { ...goods, noCoupon: true });
  });

/** The one opens a group, the other fills it; or nobody does, and both have their money back in two hours. */
const grouping = (isFilled: boolean) =>
  step(`group(${isFilled})`, async (model, real) => {
    const before = model.purchases.length;
    const request = { kind: 'course', goodsId: real.course.saleId, noCoupon: true } as const;
    await buy(model, real, 0, { ...request, mode: 'openTeam' });
    const opened = model.purchases[before];
    if (!opened || !isFilled) return;
    const detail = await at(real.students, 0).ask(orders.detail, opened.placed);
    if (detail.teamId === undefined) return;
    await buy(model, real, 1, { ...request, mode: 'joinTeam', teamId: detail.teamId });
    const joined = model.purchases[before + 1];
    if (!joined) return;
    opened.state = 'paid';
    joined.state = 'paid';
  });

const taking = (who: number, what: 'minutes' | 'coupon') =>
  step(`exchange(${who}, ${what})`, async (model, real) => {
    const { code } = await at(real.students, who).answer(exchange.exchange, { id: real.gifts[what] });
    if (holdings(model, who).credits < SIZES.giftCredits) return expect(code).not.toBe(0);
    expect(code).toBe(0);
    const isMinutes = what === 'minutes';
    model.taken.push({ who, minutes: isMinutes ? SIZES.gift : 0, coupons: isMinutes ? 0 : 1 });
  });

const refunding = (who: number, does: 'ask' | 'withdraw' | 'refuse') =>
  step(`${does}(${who})`, async (model, real) => {
    const state = does === 'ask' ? ['paid', 'awaiting'] : ['refunding'];
    const one = model.purchases.findLast((purchase) => purchase.who === who && state.includes(purchase.state));
    if (!one) return;
    const { id } = one.placed;
    if (does === 'withdraw') await at(real.students, who).ask(orders.withdrawRefund, { id });
    else if (does === 'refuse') {
      const { refundNum } = await at(real.students, who).ask(orders.refund, { id });
      const body = { refundNum, decision: 'refuse', answer: '' };
      await real.school.visitor().send({ method: 'POST', path: '/__sim/refund', body });
    } else {
      const { code } = await at(real.students, who).answer(orders.askRefund, { id });
      if (code !== 0) return;
      // A place in a group that is still forming is given up without a review.
      Object.assign(one, { state: one.state === 'awaiting' ? 'refunded' : 'refunding', askedAt: model.now });
      return;
    }
    one.state = 'paid';
  });

const waiting = (hours: number) =>
  step(`wait(${hours} h)`, async (model) => {
    world.clock.advance(hours * HOUR_MS);
    await world.app.dueWork.run();
    pass(model, hours * HOUR_MS);
  });

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`nothing at ${place}`);
  return found;
}

async function openShop(): Promise<Real> {
  world.clock.set(null);
  const school = await world.school();
  const build = () => buildCourse(school, { course: { kind: 'recorded' }, offer: { price_fen: 99_900, quota: 50 } });
  const [one, course] = [await build(), await build()];
  await buildGroupon(school, course.saleId, { size: 2, hours: 2, price_fen: 50_000, ends_at: inDays(300) });
  const students = [await school.student(), await school.student()];
  const coupon = await buildCoupon(school, { use_ends_at: inDays(300), per_student: 1 });
  for (const student of students) {
    await student.ask(contract.coupons.claim, { id: coupon });
    await addTo(school, student, SIZES.start);
  }
  const given = await buildCoupon(school, {
    source: 'exchange',
    use_ends_at: inDays(300),
    per_student: 100,
    total: 1_000,
  });
  const minutes = { minutes: SIZES.package, gift_minutes: null, valid_days: null, price_fen: 30_000 };
  const gift = { credits: SIZES.giftCredits, stock: 1_000 };
  const membership = { minutes: SIZES.membership, coupon_id: given, price_fen: 20_000 };
  return {
    school,
    students,
    course,
    goods: [
      { kind: 'course', goodsId: one.saleId },
      { kind: 'minutes', goodsId: await buildMinutesPackage(school, minutes) },
      { kind: 'membership', goodsId: await buildPackage(school, membership) },
    ],
    gifts: {
      minutes: await buildGift(school, { ...gift, kind: 'minutes', amount: SIZES.gift }),
      coupon: await buildGift(school, { ...gift, kind: 'coupon', goods_id: given }),
    },
  };
}

test('nobody is ahead by buying, spending, exchanging and refunding, in whatever order (S16, I3, I10)', async () => {
  const who = fc.nat(1);
  const buys = fc.tuple(who, fc.nat(2), fc.boolean()).map(([one, which, saves]) => buying(one, which, saves));
  const takes = fc
    .tuple(who, fc.constantFrom('minutes' as const, 'coupon' as const))
    .map(([one, what]) => taking(one, what));
  const asks = who.map((one) => refunding(one, 'ask'));
  const backs = fc
    .tuple(who, fc.constantFrom('withdraw' as const, 'refuse' as const))
    .map(([one, does]) => refunding(one, does));
  const waits = fc.constantFrom(1, 3, 23, 25, 24 * 6, 24 * 8).map(waiting);
  const steps = fc.commands([buys, buys, takes, asks, asks, backs, waits, fc.boolean().map(grouping)], {
    size: 'max',
    maxCommands: 25,
  });
  const until = performance.now() + LIMIT_MS;
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      if (performance.now() > until) return;
      const real = await openShop();
      const model: Model = { now: world.clock.now().getTime(), purchases: [], taken: [] };
      await fc.asyncModelRun(() => ({ model, real }), chosen);
      await expectInvariants(real.school);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
