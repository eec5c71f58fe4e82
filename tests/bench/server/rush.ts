import { randomUUID } from 'node:crypto';
import { contract, ResultCode } from '@shuyuan/contract';
import type { StudentCaller } from '../../../apps/server/src/testing/school.ts';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { SCARCE } from './buying.ts';
import { openEngine } from './engines.ts';
import { isSuccess } from './load.ts';
import { PatientClient } from './patient.ts';
import { requestOf } from './requests.ts';
import type { BenchSchool } from './school.ts';

const SIZE = { courses: 2_000, tenants: 0, hasTrade: true };
const FEW = 50;
const MANY = 1_500;
const BUYERS = 5_000;
const SEATS = 100;
/** Students made at once. */
const STEP = 20;
/** Until the first of all have been answered; then what is answered in the shot counts. */
const WARM_MS = 5_000;
const SHOT_MS = 8_000;

const { orders, courses } = contract;

/** Row 26: a rush is a queue. The clients wait as the portal does (`apps/portal/src/api/retry.ts`), each with a login of its own. */
export async function measureRush(bench: Bench, { rounds }: Options): Promise<Figure[]> {
  const {
    url,
    school,
    made: students,
  } = await bench.prepared('bench_rush', SIZE, (_store, prepared) => build(prepared));
  const engine = await openEngine('pg', url);
  await engine.value(`update offer set quota = sold + locked + ${SEATS} where id = ${SCARCE}`);
  const ours = await bench.ours({ url, school });
  const readers = students.slice(0, MANY);
  const goodput = (connections: number) => () => read({ port: ours.port, school, readers, connections });
  const found = await measureRounds({ few: goodput(FEW), many: goodput(MANY) }, rounds);
  const sale = await buyAtOnce(ours.port, school, students);
  const held = Number(await engine.value(`select count(*) from seat where offer_id = ${SCARCE} and state = 'held'`));
  await ours.stop();
  await engine.close();
  return [
    {
      row: 26,
      name: `goodput at ${MANY} connections`,
      ours: show(median(found.map(({ many }) => many.perSecond)), '/s'),
      peer: show(median(found.map(({ few }) => few.perSecond)), '/s'),
      against: `ours at ${FEW} connections`,
      ratio: ratioOf(
        found,
        ({ many }) => many.perSecond,
        ({ few }) => few.perSecond,
      ),
      goal: { atLeast: 0.9 },
      note: `${found.reduce((sum, { many, few }) => sum + many.failures + few.failures, 0)} requests without an answer in the end`,
    },
    {
      row: 26,
      name: `${BUYERS} buyers of ${SEATS} seats: second clicks, and seats too many or too few`,
      ours: String(sale.again + Math.abs(held - SEATS)),
      peer: '0',
      against: 'one click each',
      ratio: sale.again + Math.abs(held - SEATS) + Math.abs(sale.sold - SEATS),
      goal: { atMost: 0 },
      note: `${sale.sold} ordered, ${sale.full} told that it is full, ${sale.again} have to click again; ${show(sale.seconds, ' s')}`,
    },
  ];
}

async function build(school: BenchSchool): Promise<StudentCaller[]> {
  const students: StudentCaller[] = [];
  while (students.length < BUYERS) {
    students.push(...(await Promise.all(Array.from({ length: STEP }, () => school.student()))));
  }
  return students;
}

interface Reading {
  port: number;
  school: BenchSchool;
  readers: readonly StudentCaller[];
  connections: number;
}

/**
 * The same students read pages of courses over few or many connections, in turns: a login that is used again after a minute
 * costs a write, so both have to use as many. Only answers with courses count.
 */
async function read({ port, school: { host }, readers, connections }: Reading) {
  const began = performance.now();
  let answers = 0;
  let failures = 0;
  const visit = async (at: number) => {
    const client = new PatientClient(port);
    for (let passed = 0, turn = at; passed < WARM_MS + SHOT_MS; turn += connections) {
      const { token = '' } = readers[turn % readers.length] ?? {};
      const request = requestOf(courses.list, { page: 1, pageSize: 20 }, { host, token });
      const isGood = await client.ask(request).then(isSuccess, () => false);
      passed = performance.now() - began;
      if (passed >= WARM_MS && passed < WARM_MS + SHOT_MS) answers += Number(isGood);
      failures += Number(!isGood);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => visit(at)));
  return { perSecond: (answers * 1000) / SHOT_MS, failures };
}

/** All students click at once; whoever gets neither an order nor "full" would have to click again. */
async function buyAtOnce(port: number, { host }: BenchSchool, students: readonly StudentCaller[]) {
  const began = performance.now();
  const counts = { sold: 0, full: 0, again: 0 };
  const goods = { kind: 'course', goodsId: SCARCE } as const;
  const buy = async ({ token }: StudentCaller) => {
    const client = new PatientClient(port);
    try {
      const quoted = await client.ask(requestOf(orders.quote, goods, { host, token, requestId: randomUUID() }));
      const version = /"priceVersion":"([^"]+)"/.exec(quoted)?.[1];
      if (version === undefined) return codeOf(quoted);
      const request = requestOf(orders.create, { ...goods, version }, { host, token, requestId: randomUUID() });
      return codeOf(await client.ask(request));
    } catch {
      return null;
    } finally {
      client.close();
    }
  };
  for (const code of await Promise.all(students.map(buy))) {
    if (code === 0) counts.sold += 1;
    else if (code === ResultCode.full) counts.full += 1;
    else counts.again += 1;
  }
  return { ...counts, seconds: (performance.now() - began) / 1000 };
}

function codeOf(body: string): number {
  return Number(/"resultCode":(-?\d+)/.exec(body)?.[1] ?? Number.NaN);
}
