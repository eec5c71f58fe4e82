import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { browser } from '../../../scripts/chromium.mjs';
import { freePort } from '../../../scripts/freePort.mjs';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import { installPeers, PEERS, versionOf } from '../installPeers.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import { ROOT } from '../server/processes.ts';
import type { PictureBench, Shot } from './page.ts';

declare global {
  var pictureBench: PictureBench;
}

/** Two photographs in pixels, with the most time allowed relative to a plain decode (performance.md row 11). */
const PHOTOS = [
  { name: '12 MP', width: 4000, height: 3000, atMost: 0.9 },
  { name: '48 MP', width: 8000, height: 6000, atMost: 0.6 },
];
const LIBRARIES = ['compressorjs', 'browser-image-compression', 'pica'] as const;
/** Requested width for all, in pixels (§5). */
const WIDTH = 800;
/** One frame in ms: the longest task allowed on the page (row 12). */
const FRAME_MS = 16;
/** Most main-thread time relative to compressorjs at 48 MP (row 12). */
const BLOCK_SHARE = 0.05;

/** Repetitions per round, of which the median counts. */
const REPEATS = 3;

interface Measured {
  totalMs: number;
  blockMs: number;
}

type Contender = 'ours' | 'bare decode' | (typeof LIBRARIES)[number];

/** Rows 11 and 12: a photograph redrawn at 800 px as a PNG, compared with libraries and a plain full decode. */
export async function measureCompress(folder: string, { rounds }: Options): Promise<Figure[]> {
  installPeers();
  const outDir = path.join(folder, 'compress');
  const config = {
    root: path.join(ROOT, 'tests/bench/compress'),
    configFile: false as const,
    logLevel: 'error' as const,
    resolve: {
      alias: { 'bench-peers': path.join(PEERS, 'pictures.ts') },
      conditions: ['source', 'module', 'browser', 'development|production'],
    },
    worker: { format: 'es' as const },
  };
  await build({ ...config, build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  const port = await freePort();
  const server = await preview({ ...config, build: { outDir }, preview: { port, host: '127.0.0.1' } });
  const chrome = await chromium.launch({ headless: true, ...(await browser()) });
  try {
    const figures: Figure[] = [];
    for (const photo of PHOTOS) {
      const page = await chrome.newPage();
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'load' });
      await page.waitForFunction(() => 'pictureBench' in globalThis);
      await page.evaluate(({ width, height }) => globalThis.pictureBench.prepare(width, height), photo);
      const shot = (name: Contender) => () => shoot(chrome, page, name);
      const found = await measureRounds(
        {
          ours: shot('ours'),
          'bare decode': shot('bare decode'),
          compressorjs: shot('compressorjs'),
          'browser-image-compression': shot('browser-image-compression'),
          pica: shot('pica'),
        },
        rounds,
      );
      figures.push(...figuresOf(photo, found));
      await page.close();
    }
    return figures;
  } finally {
    await chrome.close();
    await server.close();
  }
}

/** One picture a few times: the median time, and the CPU time of the longest task, independent of other load. */
async function shoot(chrome: Browser, page: Page, name: Contender): Promise<Measured> {
  await chrome.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const shots: Shot[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    shots.push(await page.evaluate((contender) => globalThis.pictureBench.shoot(contender), name));
  }
  if (name !== 'bare decode' && shots.some(({ width }) => width !== WIDTH))
    throw new Error(`${name} drew another width.`);
  const { traceEvents }: Trace = JSON.parse((await chrome.stopTracing()).toString());
  const isMain = new Set(
    traceEvents
      .filter((event) => event.name === 'thread_name' && event.args?.['name'] === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ pid, tid, tdur }) => tdur !== undefined && isMain.has(`${pid} ${tid}`));
  return {
    totalMs: median(shots.map(({ totalMs }) => totalMs)),
    blockMs: Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  };
}

/** One task in the browser's trace; times in microseconds. */
interface Trace {
  traceEvents: { name: string; pid: number; tid: number; tdur?: number; args?: Record<string, unknown> }[];
}

function figuresOf({ name, atMost }: (typeof PHOTOS)[number], found: Record<Contender, Measured>[]): Figure[] {
  const middle = (contender: Contender, key: 'totalMs' | 'blockMs') =>
    median(found.map((round) => round[contender][key]));
  const against = (peer: Exclude<Contender, 'ours'>, row: 11 | 12, most: number, note?: string): Figure => {
    const key = row === 11 ? 'totalMs' : 'blockMs';
    return {
      row,
      name: `${name} photograph to 800 px PNG, ${row === 11 ? 'total' : 'longest block of the page'}`,
      ours: show(middle('ours', key), ' ms'),
      peer: show(middle(peer, key), ' ms'),
      against: peer === 'bare decode' ? peer : `${peer} ${versionOf(peer)}`,
      ratio: ratioOf(
        found,
        (round) => round.ours[key],
        (round) => round[peer][key],
      ),
      goal: { atMost: most },
      ...(note === undefined ? {} : { note }),
    };
  };
  const block = middle('ours', 'blockMs');
  return [
    against('bare decode', 11, atMost, 'with the worker there; the first picture of a page waits for its start too'),
    ...LIBRARIES.map((peer) => against(peer, 11, 1)),
    {
      row: 12,
      name: `${name} photograph, longest block of the page`,
      ours: show(block, ' ms'),
      peer: show(FRAME_MS, ' ms'),
      against: 'a frame',
      ratio: block / FRAME_MS,
      goal: { atMost: 1 },
      note: 'the longest task of the main thread, in time of the processor',
    },
    ...LIBRARIES.map((peer) => against(peer, 12, peer === 'compressorjs' && name === '48 MP' ? BLOCK_SHARE : 1)),
  ];
}
