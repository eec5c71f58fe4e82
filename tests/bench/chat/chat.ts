import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { build, type Plugin, preview } from 'vite';
import { browser } from '../../../scripts/chromium.mjs';
import { freePort } from '../../../scripts/freePort.mjs';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import { installPeers, PEERS, versionOf } from '../installPeers.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import { ROOT } from '../server/processes.ts';
import type { Run } from './driver.tsx';

const CHAT = path.join(ROOT, 'tests/bench/chat');
const FEW = 1_000;
const MANY = 100_000;
/** Frames of one scroll, and number of messages appended one by one. */
const FRAMES = 120;
const APPENDED = 5;
/** Rows in the page at most (row 9). */
const MOST_ROWS = 30;

const SUBJECTS = {
  ours: { file: path.join(CHAT, 'ours.tsx') },
  virtua: { file: path.join(PEERS, 'talkVirtua.tsx'), package: 'virtua' },
  virtuoso: { file: path.join(PEERS, 'talkVirtuoso.tsx'), package: 'react-virtuoso' },
  tanstack: { file: path.join(PEERS, 'talkTanstack.tsx'), package: '@tanstack/react-virtual' },
} as const;
type List = keyof typeof SUBJECTS;
type Peer = Exclude<List, 'ours'>;

/** Results of one list: milliseconds until visible, milliseconds of main-thread work. */
interface Round {
  mountFew: number;
  mountMany: number;
  mountWork: number;
  frameWork: number;
  append: number;
  appendWork: number;
  blank: number;
  p95: number;
  rows: number;
}
type Timed = 'mountFew' | 'mountMany' | 'mountWork' | 'frameWork' | 'append' | 'appendWork';

const NAMES: Readonly<Record<Timed, string>> = {
  mountFew: 'mount 1,000 messages, until the end is seen',
  mountMany: 'mount 100,000 messages, until the end is seen',
  mountWork: 'mount 100,000, main thread',
  frameWork: 'a frame of 900 px among 100,000, main thread',
  append: 'append to 100,000, until it is seen',
  appendWork: 'append to 100,000, main thread',
};

/** Row 9: the chat window against plain lists of the same bubbles. */
export async function measureChat(folder: string, { rounds }: Options): Promise<Figure[]> {
  installPeers();
  const chrome = await chromium.launch({ headless: true, ...(await browser()) });
  const servers: { close(): Promise<void> }[] = [];
  try {
    const contenders = {} as Record<List, () => Promise<Round>>;
    for (const list of Object.keys(SUBJECTS) as List[]) {
      const { url, server } = await serve(SUBJECTS[list].file, path.join(folder, `chat-${list}`));
      servers.push(server);
      const page = await chrome.newPage({ viewport: { width: 1280, height: 900 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await page.goto(url, { waitUntil: 'load' });
      contenders[list] = () => measureList(page, session);
    }
    return figuresOf(await measureRounds(contenders, rounds));
  } finally {
    await chrome.close();
    for (const server of servers) await server.close();
  }
}

/** Each list is built into a page of its own; the driver must not bundle a second React. */
async function serve(file: string, outDir: string) {
  const talk: Plugin = { name: 'bench-talk', enforce: 'pre', resolveId: (id) => (id === 'virtual:talk' ? file : null) };
  const config = {
    root: CHAT,
    configFile: false as const,
    logLevel: 'error' as const,
    plugins: [talk],
    resolve: {
      conditions: ['source', 'module', 'browser', 'development|production'],
      dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/styled'],
    },
  };
  await build({ ...config, build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  const port = await freePort();
  const server = await preview({ ...config, build: { outDir }, preview: { port, host: '127.0.0.1' } });
  return { url: `http://127.0.0.1:${port}/`, server };
}

async function measureList(page: Page, session: CDPSession): Promise<Round> {
  await page.bringToFront();
  const mountFew = await ask(page, 'mount', FEW);
  await ask(page, 'settle');
  await ask(page, 'unmount');
  let since = await taskMs(session);
  const mountMany = await ask(page, 'mount', MANY);
  const mountWork = (await taskMs(session)) - since;
  await ask(page, 'settle');
  const rows = await ask(page, 'rows');

  since = await taskMs(session);
  const { blank, p95 } = await scroll(page);
  const frameWork = ((await taskMs(session)) - since) / FRAMES;

  await ask(page, 'toEnd');
  await ask(page, 'settle');
  since = await taskMs(session);
  const appended: number[] = [];
  for (let at = 0; at < APPENDED; at += 1) appended.push(await ask(page, 'append'));
  const appendWork = ((await taskMs(session)) - since) / APPENDED;
  await ask(page, 'unmount');
  await session.send('HeapProfiler.collectGarbage');
  return { mountFew, mountMany, mountWork, frameWork, append: median(appended), appendWork, blank, p95, rows };
}

type Action = 'mount' | 'unmount' | 'toEnd' | 'append' | 'rows' | 'settle';

function ask(page: Page, name: Action, count?: number): Promise<number> {
  return page.evaluate(
    async ([action, value]) => {
      const { bench } = globalThis as unknown as { bench: Record<Action, (count?: number) => unknown> };
      return Number(await bench[action](value));
    },
    [name, count] as const,
  );
}

function scroll(page: Page): Promise<Run> {
  return page.evaluate((frames) => {
    const { bench } = globalThis as unknown as { bench: { scroll(frames: number): Promise<Run> } };
    return bench.scroll(frames);
  }, FRAMES);
}

/** Time that the main thread has worked so far. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

function figuresOf(found: Record<List, Round>[]): Figure[] {
  const peers = Object.keys(SUBJECTS).filter((list) => list !== 'ours') as Peer[];
  const middle = (list: List, key: keyof Round) => median(found.map((round) => round[list][key]));
  const timed = (Object.keys(NAMES) as Timed[]).flatMap((key) =>
    peers.map((peer) => ({
      row: 9,
      name: NAMES[key],
      ours: show(middle('ours', key), ' ms'),
      peer: show(middle(peer, key), ' ms'),
      against: `${peer} ${versionOf(SUBJECTS[peer].package)}`,
      ratio: ratioOf(
        found,
        (round) => round.ours[key],
        (round) => round[peer][key],
      ),
      goal: { atMost: 1 },
      ...(key === 'frameWork'
        ? {
            note: `blank ${middle('ours', 'blank')} of ${FRAMES} frames, ${peer} ${middle(peer, 'blank')}; 95 of 100 frames within ${show(middle('ours', 'p95'), ' ms')}, ${peer} ${show(middle(peer, 'p95'), ' ms')}`,
          }
        : {}),
    })),
  );
  const rows: Figure = {
    row: 9,
    name: 'rows in the page, of 100,000',
    ours: show(middle('ours', 'rows'), ''),
    peer: String(MOST_ROWS),
    against: 'at most',
    ratio: middle('ours', 'rows') / MOST_ROWS,
    goal: { atMost: 1 },
    note: peers.map((peer) => `${peer} ${middle(peer, 'rows')}`).join(', '),
  };
  return [...timed, rows];
}
