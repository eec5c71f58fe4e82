import type { Figure } from '../figures.ts';
import type { Options } from '../options.ts';
import type { Bench } from './bench.ts';
import { expectSameTraces, measureActs, type Traces } from './contest.ts';
import { p99Of, rateOf } from './contestFigures.ts';
import { openEngine } from './engines.ts';
import { CLASSES, QUESTIONS } from './fillPractices.ts';
import { preparePaperActs } from './paperActs.ts';

/** Requests of each kind in one shot. */
const SHOT = { save: 400, submit: 300 } as const;
/** Rounds until the servers run at their usual speed. */
const WARM_UPS = 3;

const TRACES: Traces = {
  'answers that were saved': 'select count(*) from practice_answer where version > 0',
  'answers that were marked': 'select count(*) from practice_answer where score is not null',
  'practices that were finished': `select count(*) from practice_record where state = 'finished'`,
  'wrong questions': 'select sum(wrong_count) from wrong_question',
  'stored answers of requests': 'select count(*) from idempotency',
};

/**
 * Row 16: answers saved and papers of 100 questions handed in, by fifty students at once. A peer repeats what our server sent
 * for such a request, in a copy of the same database, and must finally have written as much.
 */
export async function measurePapers(bench: Bench, { rounds }: Options): Promise<Figure[]> {
  const shots = rounds + WARM_UPS;
  const { url, school, made } = await bench.prepared(
    'bench_papers',
    { courses: CLASSES, tenants: 0 },
    (store, prepared) => preparePaperActs(store, prepared, { save: SHOT.save * shots, submit: SHOT.submit * shots }),
  );
  const peerUrl = await bench.copy('bench_papers', 'bench_papers_peer');
  const sql = await openEngine('pg', await bench.copy('bench_papers', 'bench_papers_sql'));
  const ours = await bench.ours({ url, school });
  const stack = await bench.peer('pg', { database: peerUrl, acts: made });
  const bare = await bench.peer('none', { acts: made });
  const ports = { ours: ours.port, stack: stack.port, bare: bare.port };
  const { found, failed } = await measureActs({ acts: made, ports, sql, rounds, warmUps: WARM_UPS, shot: SHOT });
  for (const running of [ours, stack, bare]) await running.stop();
  const [own, peer] = [await openEngine('pg', url), await openEngine('pg', peerUrl)];
  await expectSameTraces(TRACES, { ours: own, peers: [peer, sql], failed });
  for (const engine of [own, peer, sql]) await engine.close();
  const handIn = `hand-in of ${QUESTIONS} questions`;
  return [
    rateOf(found, 'save', 'save of an answer'),
    p99Of(found, 'save', 'save of an answer'),
    rateOf(found, 'submit', handIn),
    p99Of(found, 'submit', handIn),
  ];
}
