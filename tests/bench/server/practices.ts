import { contract } from '@shuyuan/contract';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { CLASSES, fillPractices } from './fillPractices.ts';
import { ask, fire, type Request } from './load.ts';
import { requestOf } from './requests.ts';

/** Practices of the schools that are compared. */
const FEW = 1_000;
const MANY = 1_000_000;
const PAGE_SIZE = 20;
/** Few callers, so that the work is compared and not the queueing. */
const CALLERS = 4;
/** Row 24: a student's practice list when a school has a thousand times as many. */
export async function measurePractices(bench: Bench, { rounds, shotMs }: Options): Promise<Figure[]> {
  const [few, many] = [await grown(bench, FEW), await grown(bench, MANY)];
  const [small, large] = [await bench.ours(few), await bench.ours(many)];
  await ask(small.port, few.made);
  await ask(large.port, many.made);
  const list = (port: number, request: Request) => () =>
    fire({ port, requests: [request], connections: CALLERS, ms: shotMs });
  const found = await measureRounds({ few: list(small.port, few.made), many: list(large.port, many.made) }, rounds);
  for (const running of [small, large]) await running.stop();
  return [
    {
      row: 24,
      name: `practice list, ${MANY.toLocaleString('en-US')} practices`,
      ours: show(median(found.map((round) => round.many.p50)), ' ms'),
      peer: show(median(found.map((round) => round.few.p50)), ' ms'),
      against: `with ${FEW.toLocaleString('en-US')} practices`,
      ratio: ratioOf(
        found,
        (round) => round.many.p50,
        (round) => round.few.p50,
      ),
      goal: { atMost: 1.3 },
    },
  ];
}

async function grown(bench: Bench, count: number) {
  const size = { courses: CLASSES, tenants: 0 };
  return bench.prepared(`bench_practices_${count}`, size, async (store, { id, host, reader }) => {
    await fillPractices(store, { school: id, reader: reader.id, writers: [], count });
    return requestOf(contract.practice.list, { page: 1, pageSize: PAGE_SIZE }, { host, token: reader.token });
  });
}
