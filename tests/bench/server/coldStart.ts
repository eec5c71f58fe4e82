import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
import { lookUp } from './school.ts';

/** The peer queries its database before it answers, as ours does. */
const NOTHING: Statement[] = [{ text: 'select 1 as one', values: [] }];
const DEMO_SCHOOL = lookUp('shengya');
/** Ten seconds (S3) in starts of a bare fastify: 190 ms where the goals were set (performance.md row 19). */
const TEN_SECONDS = 50;

/** Row 19: from the start of the process to its first response, and what filling five schools costs. */
export async function measureStart(bench: Bench, { rounds }: Options): Promise<Figure[]> {
  const filled = await bench.small();
  const embedded = await bench.embedded();
  const found = await measureRounds(
    {
      ours: timed(() => bench.built(filled), filled.school.tenant),
      bare: timed(() => bench.peer('none'), peerOf('/fixed')),
      stack: timed(() => bench.peer('pg', { database: filled.url, statements: NOTHING }), peerOf('/list')),
      oursEmbedded: timed(() => bench.built(embedded), embedded.school.tenant),
      stackEmbedded: timed(
        () => bench.peer('pglite', { database: embedded.peerFolder, statements: NOTHING }),
        peerOf('/list'),
      ),
      first: () => inNewFolder(bench, (folder) => timed(() => bench.demo(folder), DEMO_SCHOOL)()),
      afterKill: () => inNewFolder(bench, (folder) => readyAfterKill(bench, folder)),
      filling: () => inNewFolder(bench, async (folder) => cpuOf('seed', folder)),
      migrating: () => inNewFolder(bench, async (folder) => cpuOf('migrate', folder)),
      loop: async () => loopMs(),
    },
    rounds,
  );
  type Round = (typeof found)[number];
  const time = (of: (round: Round) => number) => show(median(found.map(of)), ' ms');
  const bare = { peer: time((r) => r.bare), against: 'bare fastify' };
  const overBare = (of: (round: Round) => number) => ratioOf(found, of, (r) => r.bare);
  /** Of the seed alone: the same command without schools is taken off. */
  const seeding = (r: Round) => r.filling - r.migrating;
  const overStack = ratioOf(
    found,
    (r) => r.ours,
    (r) => r.stack,
  );
  return [
    {
      row: 19,
      name: 'start on PostgreSQL',
      ours: time((r) => r.ours),
      ...bare,
      ratio: overBare((r) => r.ours),
      goal: { atMost: 0.9 },
      note: `${overStack.toFixed(2)}x of fastify+pg (${time((r) => r.stack)})`,
    },
    {
      row: 19,
      name: 'start on the embedded engine',
      ours: time((r) => r.oursEmbedded),
      peer: time((r) => r.stackEmbedded),
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
      name: 'ready on an empty folder, five demo schools filled',
      ours: time((r) => r.first),
      ...bare,
      ratio: overBare((r) => r.first),
      goal: { atMost: TEN_SECONDS },
    },
    {
      row: 19,
      name: 'ready again on the folder of a killed server (S3)',
      ours: time((r) => r.afterKill),
      ...bare,
      ratio: overBare((r) => r.afterKill),
      goal: { atMost: TEN_SECONDS },
    },
    {
      row: 19,
      name: 'seed of five demo schools, CPU time',
      ours: time(seeding),
      peer: time((r) => r.loop),
      against: 'a loop of ten million steps',
      ratio: ratioOf(found, seeding, (r) => r.loop),
      goal: { atMost: 150 },
    },
  ];
}

async function inNewFolder(bench: Bench, measure: (folder: string) => Promise<number>): Promise<number> {
  const folder = mkdtempSync(path.join(bench.folder, 'fill-'));
  const found = await measure(folder);
  rmSync(folder, { recursive: true, force: true });
  return found;
}

/** Milliseconds until a server answers whose predecessor was killed. */
async function readyAfterKill(bench: Bench, folder: string): Promise<number> {
  const killed = await bench.demo(folder);
  await ask(killed.port, DEMO_SCHOOL);
  await killed.stop('SIGKILL');
  return timed(() => bench.demo(folder), DEMO_SCHOOL)();
}

/** Milliseconds of all processors that a command of the server takes on an empty folder. */
function cpuOf(command: 'migrate' | 'seed', folder: string): number {
  const file = path.join(folder, 'cpu');
  const atExit = `import{writeFileSync as w}from'node:fs';process.on('exit',()=>{const u=process.cpuUsage();w(${JSON.stringify(file)},String((u.user+u.system)/1000))})`;
  const script = `apps/server/src/commands/${command}.ts`;
  execFileSync(process.execPath, ['--conditions=source', '--import', `data:text/javascript,${atExit}`, script], {
    cwd: ROOT,
    env: { ...process.env, DEMO: '1', DATA_DIR: path.join(folder, 'data') },
    stdio: 'ignore',
  });
  return Number(readFileSync(file, 'utf8'));
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
