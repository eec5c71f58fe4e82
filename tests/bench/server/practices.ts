import { contract } from '@shuyuan/contract';
import type { StudentCaller } from '../../../apps/server/src/testing/school.ts';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { CLASSES, fillPractices, QUESTIONS } from './fillPractices.ts';
import { peerOf } from './lists.ts';
import { ask, fire, type Request } from './load.ts';
import { recordPostgres } from './recording.ts';
import { requestOf } from './requests.ts';

/** Practices of the schools that are compared. */
const FEW = 1_000;
const MANY = 1_000_000;
const PAGE_SIZE = 20;
/** Few callers, so that the work is compared and not the queueing. */
const CALLERS = 4;
/** Students who answer. */
const WRITERS = 40;
/** Saves of one shot, none of them sent twice. */
const SAVES = 300;

/** Row 24, the practice list when a school has a thousand times as many; row 16, answers saved and handed in per second. */
export async function measurePractices(bench: Bench, { rounds, shotMs }: Options): Promise<Figure[]> {
  const [few, many] = [await grown(bench, FEW), await grown(bench, MANY)];
  const [small, large] = [await bench.ours(few), await bench.ours(many)];
  const peer = await bench.peer('pg', { database: many.url, statements: many.made.statements });
  for (const [port, request] of [
    [small.port, few.made.list],
    [large.port, many.made.list],
  ] as const)
    await ask(port, request);
  await ask(peer.port, peerOf('/list'));
  const { saves, submits } = many.made;
  const requests = [...saves];
  const repeated = Array.from({ length: SAVES }, () => peerOf('/list'));
  const list = (port: number, request: Request) => () =>
    fire({ port, requests: [request], connections: CALLERS, ms: shotMs });
  const found = await measureRounds(
    {
      few: list(small.port, few.made.list),
      many: list(large.port, many.made.list),
      // One caller: the peer writes one answer again and again, and would wait for itself.
      save: () => fire({ port: large.port, requests: requests.splice(0, SAVES), connections: 1 }),
      statements: () => fire({ port: peer.port, requests: repeated, connections: 1 }),
    },
    rounds,
  );
  const crowd = await fire({ port: large.port, requests: requests.splice(0), connections: WRITERS });
  const handIns = await fire({ port: large.port, requests: submits, connections: WRITERS });
  for (const running of [small, large, peer]) await running.stop();
  const failures = found.reduce((sum, { save }) => sum + save.failures, crowd.failures + handIns.failures);
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
    {
      row: 16,
      name: 'save of an answer',
      ours: show(median(found.map((round) => round.save.perSecond)), '/s'),
      peer: show(median(found.map((round) => round.statements.perSecond)), '/s'),
      against: 'fastify+pg, same transaction, one caller',
      ratio: ratioOf(
        found,
        (round) => round.save.perSecond,
        (round) => round.statements.perSecond,
      ),
      goal: { atLeast: 0.95 },
      note: `${WRITERS} callers: ${show(crowd.perSecond, '/s')} saves, ${show(handIns.perSecond, '/s')} hand-ins of ${QUESTIONS} questions; ${failures} failed answers`,
    },
  ];
}

async function grown(bench: Bench, count: number) {
  const size = { courses: CLASSES, tenants: 0 };
  return bench.prepared(`bench_practices_${count}`, size, async (store, school) => {
    const writers: StudentCaller[] = [];
    while (writers.length < WRITERS) writers.push(await school.student());
    const ids = await fillPractices(store, {
      school: school.id,
      reader: school.reader.id,
      writers: writers.map(({ id }) => id),
      count,
    });
    const { practice } = contract;
    const { host } = school;
    const attempts = writers.map(({ token }, place) => ({ own: { host, token }, id: ids[place] ?? 0 }));
    const saveOf = ({ own, id }: (typeof attempts)[number], questionId: number) =>
      requestOf(practice.saveAnswer, { id, questionId, values: ['A'], version: 0 }, own);
    const [first, ...others] = attempts;
    if (!first) throw new Error('Nobody answers.');
    await school.answerHere(saveOf(first, 1)); // the first request also looks up the school
    return {
      statements: await recordPostgres(() => school.answerHere(saveOf(first, 2))),
      list: requestOf(practice.list, { page: 1, pageSize: PAGE_SIZE }, { host, token: school.reader.token }),
      saves: Array.from({ length: QUESTIONS }, (_, at) => others.map((attempt) => saveOf(attempt, at + 1))).flat(),
      submits: others.map(({ own, id }) => requestOf(practice.submit, { id }, own)),
    };
  });
}
