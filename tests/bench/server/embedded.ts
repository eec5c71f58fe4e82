import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { peerOf } from './lists.ts';
import { ask, fire, type Request } from './load.ts';

/** Row 18: the embedded engine behind our server and behind a bare one. */
export async function measureEmbedded(bench: Bench, { rounds, shotMs }: Options): Promise<Figure[]> {
  const { dataDir, peerFolder, school, statements } = await bench.embedded();
  const ours = await bench.oursEmbedded(dataDir, school);
  const stack = await bench.peer('pglite', { database: peerFolder, statements });
  const bare = await bench.peer('none', { answer: await ask(ours.port, school.anonymousList) });
  await ask(ours.port, school.studentList);
  await ask(stack.port, peerOf('/list'));
  const shot = (port: number, request: Request) => () => fire({ port, requests: [request], ms: shotMs });
  const found = await measureRounds(
    {
      student: shot(ours.port, school.studentList),
      stack: shot(stack.port, peerOf('/list')),
      anonymous: shot(ours.port, school.anonymousList),
      bare: shot(bare.port, peerOf('/fixed')),
    },
    rounds,
  );
  for (const running of [ours, stack, bare]) await running.stop();
  const rate = (name: keyof (typeof found)[number]) => show(median(found.map((r) => r[name].perSecond)), '/s');
  const failures = found.reduce((sum, r) => sum + r.student.failures + r.anonymous.failures, 0);
  return [
    {
      row: 18,
      name: "embedded: course list, student's, uncached",
      ours: rate('student'),
      peer: rate('stack'),
      against: 'fastify+PGlite, same transaction',
      ratio: ratioOf(
        found,
        (r) => r.student.perSecond,
        (r) => r.stack.perSecond,
      ),
      goal: { atLeast: 1 },
      note: `p99 ${show(median(found.map((r) => r.student.p99)), ' ms')}; ${failures} failed answers`,
    },
    {
      row: 18,
      name: "embedded: course list, visitor's, cached",
      ours: rate('anonymous'),
      peer: rate('bare'),
      against: 'bare fastify, same bytes',
      ratio: ratioOf(
        found,
        (r) => r.anonymous.perSecond,
        (r) => r.bare.perSecond,
      ),
      goal: { atLeast: 0.8 },
    },
  ];
}
