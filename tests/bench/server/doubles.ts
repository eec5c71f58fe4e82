import { randomUUID } from 'node:crypto';
import { INVARIANTS } from '../../../apps/server/src/db/invariants.ts';
import type { Figure } from '../figures.ts';
import type { Prepared } from './acts.ts';
import { type Pair, SCARCE } from './buying.ts';
import type { Engine } from './engines.ts';
import { fire, type Request } from './load.ts';

/** Concurrent equal requests. */
const AT_ONCE = 50;
/** Seats for which the requests compete. */
const SEATS = 10;

type Given = Pick<Prepared, 'buying' | 'free' | 'spare'> & { port: number; engine: Engine };

/** Row 16: excess effects of fifty concurrent requests, and the database invariants afterwards (I1–I10). */
export async function measureDoubles(given: Given): Promise<Figure> {
  const repeated = await orderTwice(given);
  const oversold = await sellTheLast(given);
  const doubled = await settleTwice(given);
  const broken = await brokenRules(given.engine);
  const excess = repeated + Math.max(oversold, 0) + doubled;
  const rules = broken.length === 0 ? `all ${INVARIANTS.length} rules hold` : `broken: ${broken.join('; ')}`;
  return {
    row: 16,
    name: `${AT_ONCE} doubles at once: orders, seats and payments too many`,
    ours: String(excess),
    peer: '0',
    against: 'exactly once',
    ratio: excess + broken.length,
    goal: { atMost: 0 },
    note: `${repeated} orders, ${oversold} of ${SEATS} last seats, ${doubled} payments too many (negative: too few); ${rules}`,
  };
}

/** One order fifty times with one idempotency key, and fifty tabs ordering the same: excess orders. */
async function orderTwice({ buying, free, port, engine }: Given): Promise<number> {
  const [first, tabs] = [buying.pair(free), buying.pair(free + 1)];
  const requestId = randomUUID();
  const same = await send(
    port,
    times(() => buying.createRequest(first, requestId)),
  );
  if (same.failures > 0) throw new Error(`${same.failures} repetitions of one request were not answered as the first.`);
  await send(
    port,
    times(() => buying.createRequest(tabs)),
  );
  return (await ordersOf(engine, first)) + (await ordersOf(engine, tabs)) - 2;
}

/** Fifty students and ten seats: excess seats sold. */
async function sellTheLast({ buying, free, port, engine }: Given): Promise<number> {
  await engine.value(`update offer set quota = sold + locked + ${SEATS} where id = ${SCARCE}`);
  await send(
    port,
    times((at) => buying.createRequest({ ...buying.pair(free + at), offer: SCARCE })),
  );
  return count(engine, `select count(*) from seat where offer_id = ${SCARCE} and state = 'held'`).then(
    (held) => held - SEATS,
  );
}

/** One notification fifty times: enrolments beyond the first. */
async function settleTwice({ buying, spare, port, engine }: Given): Promise<number> {
  const notice = buying.notice(spare);
  await send(
    port,
    times(() => notice),
  );
  return count(engine, `select count(*) from enrolment where source_id = ${spare.id}`).then((made) => made - 1);
}

async function brokenRules(engine: Engine): Promise<string[]> {
  const broken: string[] = [];
  for (const { id, sql } of INVARIANTS) {
    const rows = await count(engine, `select count(*) from (${sql}) as broken`);
    if (rows > 0) broken.push(`${id} (${rows})`);
  }
  return broken;
}

function ordersOf(engine: Engine, { buyer, offer }: Pair): Promise<number> {
  return count(engine, `select count(*) from trade_order where student_id = ${buyer.id} and goods_id = ${offer}`);
}

async function count(engine: Engine, text: string): Promise<number> {
  return Number(await engine.value(text));
}

function send(port: number, requests: readonly Request[]) {
  return fire({ port, requests, connections: AT_ONCE });
}

function times(request: (at: number) => Request): Request[] {
  return Array.from({ length: AT_ONCE }, (_, at) => request(at));
}
