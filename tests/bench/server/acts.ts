import type { Store } from '../../../apps/server/src/platform/data/database.ts';
import { Buying, OFFERS, type Opened, type Ordered, type Pair } from './buying.ts';
import { type Act, learnAct, type Recorder } from './learnAct.ts';
import type { Request } from './load.ts';
import type { BenchSchool } from './school.ts';
import type { Facts } from './script.ts';

/** The steps of buying, in order. */
export const ACTS = ['quote', 'create', 'open', 'settle'] as const;
export type ActName = (typeof ACTS)[number];

export type Acts = Record<ActName, Act>;

/** Prepared steps, and unused pairs. */
export interface Prepared {
  acts: Acts;
  buying: Buying;
  /** A payment that is open and that no request settles. */
  spare: Opened;
  /** Numbers of pairs from here on are free. */
  free: number;
}

/** Concurrent requests while orders are created. */
const AT_ONCE = 10;

/**
 * Prepares enough requests of each step that none is sent twice to one database: quotes and orders of pairs of a buyer
 * and an offer, payments of existing orders, notifications of open payments.
 */
export async function prepareActs(
  store: Store,
  school: BenchSchool,
  record: Recorder,
  count: number,
): Promise<Prepared> {
  await widen(store);
  const buying = new Buying(school);
  await buying.prepare();
  const pairs = (from: number, many = count) => Array.from({ length: many }, (_, at) => buying.pair(from + at));
  const [asking, fresh] = [pairs(count * 3 + 3), pairs(0)];
  const ordered = await inTurns(pairs(count), (pair) => buying.order(pair));
  const opened = await inTurns(pairs(count * 2, count + 1), async (pair) =>
    open(store, buying, await buying.order(pair)),
  );
  const seen = await observe(store, school, buying, record, pairs(count * 3 + 1, 2));
  const acts: Acts = {
    quote: {
      ...seen.quote,
      request: (n) => buying.quoteRequest(at(asking, n)),
      facts: asking.map(factsOf.quote(buying)),
    },
    create: {
      ...seen.create,
      request: (n) => buying.createRequest(at(fresh, n)),
      facts: fresh.map(factsOf.quote(buying)),
    },
    open: {
      ...seen.open,
      request: (n) => buying.openRequest(at(ordered, n)),
      facts: ordered.map(factsOf.open(buying)),
    },
    settle: { ...seen.settle, request: (n) => buying.notice(at(opened, n)), facts: opened.map(factsOf.settle) },
  };
  return { acts, buying, spare: at(opened, count), free: count * 4 + 3 };
}

/** Facts of a request, by step. */
const factsOf = {
  quote:
    (buying: Buying) =>
    ({ buyer, offer }: Pair) =>
      buying.factsOf(buyer, { offer }),
  open:
    (buying: Buying) =>
    ({ buyer, id, orderNum }: Ordered) =>
      buying.factsOf(buyer, { order: id, orderNum }),
  settle: ({ tradeNo }: Opened): Facts => ({ tradeNo }),
};

type Seen = Record<ActName, Pick<Act, 'script' | 'answer'>>;

/** Records each step twice, for two pairs, and derives the script that a peer repeats for others. */
async function observe(
  store: Store,
  school: BenchSchool,
  buying: Buying,
  record: Recorder,
  pairs: readonly Pair[],
): Promise<Seen> {
  const learnt = (requests: readonly Request[], facts: readonly Facts[]) =>
    learnAct({ school, record }, requests, facts);
  const requests = pairs.map(factsOf.quote(buying));
  const quote = await learnt(
    pairs.map((pair) => buying.quoteRequest(pair)),
    requests,
  );
  const create = await learnt(
    pairs.map((pair) => buying.createRequest(pair)),
    requests,
  );
  const ordered = await ordersOf(store, pairs);
  const opening = await learnt(
    ordered.map((order) => buying.openRequest(order)),
    ordered.map(factsOf.open(buying)),
  );
  const opened = await inTurns(ordered, (order) => tradeNoOf(store, order));
  const settle = await learnt(
    opened.map((order) => buying.notice(order)),
    opened.map(factsOf.settle),
  );
  return { quote, create, open: opening, settle };
}

/** In fen. */
const PRICE = 19_900;

/** The bought offers have enough seats and one price, so that computed values are the same in all requests. */
async function widen(store: Store): Promise<void> {
  const { from, count } = OFFERS;
  const query = store.owner.updateTable('offer').set({ quota: null, price_fen: PRICE });
  await query
    .where('id', '>=', from)
    .where('id', '<', from + count)
    .execute();
}

async function open(store: Store, buying: Buying, order: Ordered): Promise<Opened> {
  await buying.open(order);
  return tradeNoOf(store, order);
}

async function tradeNoOf(store: Store, order: Ordered): Promise<Opened> {
  const query = store.owner.selectFrom('payment').select('out_trade_no').where('order_id', '=', order.id);
  return { ...order, tradeNo: (await query.executeTakeFirstOrThrow()).out_trade_no };
}

function ordersOf(store: Store, pairs: readonly Pair[]): Promise<Ordered[]> {
  return inTurns(pairs, async (pair) => {
    const row = await store.owner
      .selectFrom('trade_order')
      .select(['id', 'number as orderNum', 'pay_fen as payFen'])
      .where('student_id', '=', pair.buyer.id)
      .where('goods_id', '=', pair.offer)
      .executeTakeFirstOrThrow();
    return { ...pair, ...row };
  });
}

function at<T>(items: readonly T[], n: number): T {
  const item = items[n];
  if (item === undefined) throw new RangeError(`Only ${items.length} requests were prepared.`);
  return item;
}

/** Runs `work` for each item, with limited concurrency. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  }
  return results;
}
