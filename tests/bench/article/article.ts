import type { CDPSession, Page } from 'playwright-core';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import { type Scene, withScene } from '../scene.ts';
import { LONGEST, WRITTEN } from './documents.ts';
import type { Actions } from './page.tsx';

/** Keys of one round, and ms between two: a fast typist. */
const KEYS = 60;
const PAUSE_MS = 60;
/** One frame in ms: what typing may cost beyond a bare draft-js (row 29). */
const FRAME_MS = 16;
/** Repetitions of a rendering per round, of which the median counts. */
const REPEATS = 5;

/** One editor: p95 in ms from key to paint, and ms of the main thread a key. */
interface Typed {
  p95: number;
  work: number;
}

/** Rows 14 and 29: writing an article beside a bare draft-js, and reading the longest one beside the same as static markup. */
export async function measureArticle(folder: string, { rounds }: Options): Promise<Figure[]> {
  const measure = async ({ page, session }: Scene) => {
    await ask(page, 'ready');
    const typing = await measureRounds(
      {
        ours: () => type(page, session, 'ours'),
        page: () => type(page, session, 'page'),
        bare: () => type(page, session, 'bare'),
      },
      rounds,
    );
    const read = () => repeated(page, 'read');
    const reading = await measureRounds({ ours: read, markup: () => repeated(page, 'markup') }, rounds);
    await ask(page, 'mount', 'read');
    const elements = await ask(page, 'count');
    return [...typingFigures(typing, 'ours'), ...typingFigures(typing, 'page'), readingFigure(reading, elements)];
  };
  return withScene('article', folder, measure, { global: 'globalThis' });
}

async function type(page: Page, session: CDPSession, scene: 'ours' | 'page' | 'bare'): Promise<Typed> {
  await ask(page, 'mount', scene);
  await page.waitForSelector('[contenteditable="true"] img');
  await page.waitForTimeout(500);
  await ask(page, 'caret');
  await page.keyboard.type('a');
  const length = await ask(page, 'length');
  await ask(page, 'watch');
  const since = await taskMs(session);
  for (let at = 0; at < KEYS; at += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(PAUSE_MS);
  }
  const work = ((await taskMs(session)) - since) / KEYS;
  const typed = (await ask(page, 'length')) - length;
  if (typed !== KEYS) throw new Error(`Only ${typed} of ${KEYS} keys were written by ${scene}.`);
  const times = await page.evaluate(() => (globalThis as unknown as { bench: Actions }).bench.times());
  await ask(page, 'unmount');
  await session.send('HeapProfiler.collectGarbage');
  return { p95: times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN, work };
}

/** Ms of rendering the longest article, or of parsing the markup that it becomes. */
async function repeated(page: Page, what: 'read' | 'markup'): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < REPEATS; at += 1) {
    // The markup is that of a rendering just before.
    const rendered = await ask(page, 'mount', 'read');
    await ask(page, 'unmount');
    took.push(what === 'read' ? rendered : await ask(page, 'parse'));
    await ask(page, 'unmount');
  }
  return median(took);
}

function ask(
  page: Page,
  name: Exclude<keyof Actions, 'times'>,
  scene?: 'ours' | 'page' | 'bare' | 'read',
): Promise<number> {
  return page.evaluate(
    async ([action, value]) => {
      const { bench } = globalThis as unknown as { bench: Record<string, (given?: string) => unknown> };
      return Number(await bench[action]?.(value));
    },
    [name, scene] as const,
  );
}

/** Time that the main thread has worked so far. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** The kit's editor alone, or in the page of the portal, beside a bare draft-js. */
function typingFigures(found: Record<'ours' | 'page' | 'bare', Typed>[], of: 'ours' | 'page'): Figure[] {
  const middle = (who: 'ours' | 'page' | 'bare', key: keyof Typed) =>
    show(median(found.map((round) => round[who][key])), ' ms');
  const beyond = median(found.map((round) => round[of].p95 - round.bare.p95));
  const article = `an article of 10,000 characters with ${WRITTEN.pictures} pictures`;
  const text = of === 'page' ? `${article} on the page of the portal` : article;
  return [
    {
      row: 14,
      name: `typing into ${text}, main thread a key`,
      ours: middle(of, 'work'),
      peer: middle('bare', 'work'),
      against: 'bare draft-js',
      ratio: ratioOf(
        found,
        (round) => round[of].work,
        ({ bare }) => bare.work,
      ),
      goal: { atMost: 1.5 },
    },
    {
      row: 29,
      name: `typing into ${text}, p95 of key to paint beyond bare draft-js`,
      ours: middle(of, 'p95'),
      peer: middle('bare', 'p95'),
      against: `bare draft-js, ${show(beyond, ' ms')} less; a frame of ${FRAME_MS} ms is the measure`,
      ratio: beyond / FRAME_MS,
      goal: { atMost: 1 },
    },
  ];
}

function readingFigure(found: Record<'ours' | 'markup', number>[], elements: number): Figure {
  return {
    row: 14,
    name: 'show of the longest article',
    ours: show(median(found.map(({ ours }) => ours)), ' ms'),
    peer: show(median(found.map(({ markup }) => markup)), ' ms'),
    against: 'its markup, parsed',
    ratio: ratioOf(
      found,
      ({ ours }) => ours,
      ({ markup }) => markup,
    ),
    goal: { atMost: 3 },
    note: `10,000 characters in ${LONGEST.blocks} blocks with ${LONGEST.marks} marks each, ${LONGEST.pictures} pictures; ${elements} elements`,
  };
}
