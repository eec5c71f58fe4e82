import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { peerOf } from './lists.ts';
import { ask, type Request } from './load.ts';
import type { Running } from './processes.ts';
import type { Statement } from './recording.ts';

/** The peer queries its database before it answers, as ours does. */
const NOTHING: Statement[] = [{ text: 'select 1 as one', values: [] }];

/** Row 19: from the start of the process to its first response, on an existing database. */
export async function measureStart(bench: Bench, { rounds }: Options): Promise<Figure[]> {
  const filled = await bench.small();
  const embedded = await bench.embedded();
  const found = await measureRounds(
    {
      ours: timed(() => bench.ours(filled), filled.school.tenant),
      bare: timed(() => bench.peer('none'), peerOf('/fixed')),
      stack: timed(() => bench.peer('pg', { database: filled.url, statements: NOTHING }), peerOf('/list')),
      oursEmbedded: timed(() => bench.oursEmbedded(embedded.dataDir, embedded.school), embedded.school.tenant),
      stackEmbedded: timed(
        () => bench.peer('pglite', { database: embedded.peerFolder, statements: NOTHING }),
        peerOf('/list'),
      ),
    },
    rounds,
  );
  const time = (name: keyof (typeof found)[number]) => show(median(found.map((r) => r[name])), ' ms');
  return [
    {
      row: 19,
      name: 'start on PostgreSQL',
      ours: time('ours'),
      peer: time('bare'),
      against: 'bare fastify',
      ratio: ratioOf(
        found,
        (r) => r.ours,
        (r) => r.bare,
      ),
      goal: { atMost: 0.9 },
      note: `${ratioOf(
        found,
        (r) => r.ours,
        (r) => r.stack,
      ).toFixed(2)}x of fastify+pg (${time('stack')})`,
    },
    {
      row: 19,
      name: 'start on the embedded engine',
      ours: time('oursEmbedded'),
      peer: time('stackEmbedded'),
      against: 'fastify+PGlite',
      ratio: ratioOf(
        found,
        (r) => r.oursEmbedded,
        (r) => r.stackEmbedded,
      ),
      goal: { atMost: 1.05 },
    },
  ];
}

function timed(launch: () => Promise<Running>, first: Request): () => Promise<number> {
  return async () => {
    const began = performance.now();
    const running = await launch();
    await ask(running.port, first);
    const took = performance.now() - began;
    await running.stop();
    return took;
  };
}
