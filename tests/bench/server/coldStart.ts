import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import { loopMs } from '../loop.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { peerOf } from './lists.ts';
import { ask, type Request } from './load.ts';
import { ROOT, type Running } from './processes.ts';
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
      filling: fillSchools,
      loop: async () => loopMs(),
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
    {
      row: 19,
      name: 'five demo schools, from an empty folder',
      ours: time('filling'),
      peer: time('loop'),
      against: 'a loop of ten million steps',
      ratio: ratioOf(
        found,
        (r) => r.filling,
        (r) => r.loop,
      ),
      goal: { atMost: 600 },
    },
  ];
}

/** Milliseconds of a process that migrates and fills an empty folder. */
async function fillSchools(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-fill-'));
  const began = performance.now();
  execFileSync(process.execPath, ['--conditions=source', 'apps/server/src/commands/seed.ts'], {
    cwd: ROOT,
    env: { ...process.env, DEMO: '1', DATA_DIR: folder },
    stdio: 'ignore',
  });
  const took = performance.now() - began;
  rmSync(folder, { recursive: true, force: true });
  return took;
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
