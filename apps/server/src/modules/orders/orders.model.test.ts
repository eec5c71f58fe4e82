import { contract, type OutputOf, ResultCode } from '@shuyuan/contract';
import { ORDER_PAY_MINUTES, REFUND_REVIEW_HOURS } from '@shuyuan/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleSandbox } from '../../platform/payments/settle.ts';
import { buildCourse, type MadeCourse } from '../../testing/catalogue.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { openPayment } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const { orders } = contract;
// Days pass in these runs; logins must not expire.
const LONG_MS = 180 * 86_400_000;
const world = openWorld({ config: { tokenIdleMs: LONG_MS, tokenAbsoluteMs: LONG_MS } });

const QUOTA = 2;
const BUYERS = 3;
const MINUTE_MS = 60_000;
const RUNS = Number(process.env['MODEL_RUNS'] ?? 15);

type State = 'unpaid' | 'paid' | 'cancelled' | 'refunding' | 'refunded';

/** Expected state: the orders of each student, the newest last. */
interface Model {
  now: number;
  orders: { who: number; state: State; expiresAt: number; askedAt: number; isOpened: boolean; isSettled: boolean }[];
}

/** Actual state: the school, its students and the numbers of their orders, in the order of the model. */
interface Real {
  school: School;
  course: MadeCourse;
  buyers: StudentCaller[];
  placed: OutputOf<typeof orders.create>[];
  charges: (string | null)[];
}

const living = (model: Model) => model.orders.filter(({ state }) => ['unpaid', 'paid', 'refunding'].includes(state));
const newestOf = (model: Model, who: number) => model.orders.findLastIndex((order) => order.who === who);

/** Advances time in the model as in the product. */
function pass(model: Model, minutes: number): void {
  model.now += minutes * MINUTE_MS;
  for (const order of model.orders) {
    if (order.state === 'unpaid' && order.expiresAt <= model.now) order.state = 'cancelled';
    if (order.state === 'refunding' && order.askedAt + REFUND_REVIEW_HOURS * 60 * MINUTE_MS <= model.now)
      order.state = 'refunded';
  }
}

/** A step: changes the model, does the same to the product, compares. */
abstract class Step implements fc.AsyncCommand<Model, Real> {
  protected readonly who: number;
  constructor(who: number) {
    this.who = who;
  }
  check(_model: Readonly<Model>): boolean {
    return true;
  }
  abstract act(model: Model, real: Real): Promise<void>;
  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real);
    await compare(model, real);
  }
  toString(): string {
    return `${this.constructor.name}(${this.who})`;
  }
}

class Buy extends Step {
  override async act(model: Model, { buyers, course, placed, charges }: Real) {
    const buyer = at(buyers, this.who);
    const request = { kind: 'course', goodsId: course.saleId } as const;
    const mine = living(model).find(({ who }) => who === this.who);
    const reasons: number[] = [];
    if (mine?.state === 'unpaid') reasons.push(ResultCode.unpaidOrderExists);
    if (mine && mine.state !== 'unpaid') reasons.push(ResultCode.alreadyOwned);
    if (living(model).length >= QUOTA) reasons.push(ResultCode.full);
    const quote = await buyer.answer(orders.quote, request);
    const made = quote.data && (await buyer.answer(orders.create, { ...request, version: quote.data.version }));
    const code = made?.code ?? quote.code;
    if (reasons.length > 0) return expect(reasons).toContain(code);
    expect(code).toBe(0);
    if (made?.data) placed.push(made.data);
    charges.push(null);
    const expiresAt = model.now + ORDER_PAY_MINUTES * MINUTE_MS;
    model.orders.push({ who: this.who, state: 'unpaid', expiresAt, askedAt: 0, isOpened: false, isSettled: false });
  }
}

/** A step about the newest order of a student. */
abstract class OrderStep extends Step {
  override check(model: Readonly<Model>): boolean {
    return newestOf(model, this.who) >= 0;
  }
  override async act(model: Model, real: Real) {
    const place = newestOf(model, this.who);
    await this.change(at(model.orders, place), real, place, model);
  }
  abstract change(order: Model['orders'][number], real: Real, place: number, model: Model): Promise<void>;
}

class Open extends OrderStep {
  override async change(order: Model['orders'][number], { school, buyers, placed, charges }: Real, place: number) {
    const buyer = at(buyers, this.who);
    const { id, orderNum } = at(placed, place);
    if (order.state !== 'unpaid') {
      const { code } = await buyer.answer(orders.pay, { id, orderNum, method: 'alipay' });
      return expect([ResultCode.orderExpired, ResultCode.orderPaid, ResultCode.stateForbids]).toContain(code);
    }
    charges[place] = await openPayment(school, buyer, at(placed, place));
    order.isOpened = true;
  }
}

class Settle extends OrderStep {
  override async change(order: Model['orders'][number], { charges }: Real, place: number) {
    const outTradeNo = charges[place];
    if (!outTradeNo) return;
    await settleSandbox(world.app, { outTradeNo, outcome: 'success', times: 2 });
    await world.app.dueWork.run();
    if (order.isSettled) return;
    order.isSettled = true;
    if (order.state === 'unpaid') order.state = 'paid';
    else if (order.state === 'cancelled') order.state = 'refunded';
  }
}

class Cancel extends OrderStep {
  override async change(order: Model['orders'][number], { buyers, placed }: Real, place: number) {
    const { code } = await at(buyers, this.who).answer(orders.cancel, { id: at(placed, place).id });
    if (order.state === 'unpaid') order.state = 'cancelled';
    else if (order.state !== 'cancelled') expect(code).toBeGreaterThan(0);
  }
}

class AskRefund extends OrderStep {
  override async change(order: Model['orders'][number], { buyers, placed }: Real, place: number, { now }: Model) {
    const { code } = await at(buyers, this.who).answer(orders.askRefund, { id: at(placed, place).id });
    if (order.state !== 'paid') return expect(code).toBeGreaterThan(0);
    if (code !== 0) return expect(code).toBe(ResultCode.refundRefused);
    Object.assign(order, { state: 'refunding', askedAt: now });
  }
}

class Withdraw extends OrderStep {
  override async change(order: Model['orders'][number], { buyers, placed }: Real, place: number) {
    const { code } = await at(buyers, this.who).answer(orders.withdrawRefund, { id: at(placed, place).id });
    if (order.state === 'refunding') order.state = 'paid';
    else expect(code).toBeGreaterThan(0);
  }
}

class Wait extends Step {
  override async act(model: Model) {
    const minutes = [1, 29, 31, 25 * 60][this.who % 4] ?? 1;
    world.clock.advance(minutes * MINUTE_MS);
    await world.app.dueWork.run();
    pass(model, minutes);
  }
}

async function compare(model: Model, real: Real): Promise<void> {
  for (const [who, buyer] of real.buyers.entries()) {
    const { items } = await buyer.ask(orders.list, { pageSize: 100 });
    const states = new Map(items.map(({ id, status }) => [id, status]));
    const told = model.orders.flatMap((order, place) =>
      order.who === who ? [[states.get(at(real.placed, place).id), order.state]] : [],
    );
    expect(told.map(([is]) => is)).toEqual(told.map(([, should]) => should));
  }
  await expectInvariants(real.school);
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`nothing at ${place}`);
  return found;
}

test('orders go the ways of their state machine, whatever is done in whatever order (I1–I7, C4)', async () => {
  const who = fc.nat(BUYERS - 1);
  const step = (Kind: new (who: number) => Step) => who.map((buyer) => new Kind(buyer));
  const commands = fc.commands(
    [
      step(Buy),
      step(Buy),
      step(Open),
      step(Settle),
      step(Cancel),
      step(AskRefund),
      step(Withdraw),
      fc.nat(3).map((n) => new Wait(n)),
    ],
    { size: 'max', maxCommands: 30 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const school = await world.school();
      const course = await buildCourse(school, { course: { kind: 'recorded' }, offer: { quota: QUOTA } });
      const buyers: StudentCaller[] = [];
      while (buyers.length < BUYERS) buyers.push(await school.student());
      const real: Real = { school, course, buyers, placed: [], charges: [] };
      const model: Model = { now: world.clock.now().getTime(), orders: [] };
      world.clock.set(null);
      model.now = world.clock.now().getTime();
      await fc.asyncModelRun(() => ({ model, real }), steps);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
