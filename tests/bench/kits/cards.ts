import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { browser } from '../../../scripts/chromium.mjs';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import { ask, BY_HAND, mounted, REPEATS, repeated, serve } from './pages.ts';

const LISTS = { cards: 'course cards', coupons: 'coupons' } as const;
type List = keyof typeof LISTS;
type Contender = keyof typeof BY_HAND;

/** Times of one list, in ms. */
interface Times {
  mount: number;
  updateAll: number;
  brand: number;
  /** All main-thread work of a brand switch, including paint. */
  brandWork: number;
}
type Round = Record<List, Times>;

/** Each figure's row, name, page by hand that it stands against, and the largest allowed share of that page's time. */
const GOALS: Readonly<
  Record<keyof Times, { row: number; name: string; peer: Exclude<Contender, 'ours'>; atMost: number }>
> = {
  mount: { row: 5, name: 'mount 1,000', peer: 'plainCv', atMost: 1.2 },
  updateAll: { row: 6, name: 'update all 1,000', peer: 'plain', atMost: 0.8 },
  brand: { row: 8, name: 'brand switch at once, 1,000', peer: 'plain', atMost: 0.55 },
  brandWork: { row: 8, name: 'brand switch in all, 1,000', peer: 'plain', atMost: 0.9 },
};
const NAMES = { plain: 'React + CSS modules', plainCv: 'with content-visibility' } as const;

/** Rows 5, 6 and 8 for both cards that stand in long lists, against the same cards by hand; row 7 is in `kit`. */
export async function measureCards(folder: string, { rounds }: Options): Promise<Figure[]> {
  const chrome = await chromium.launch({ headless: true, ...(await browser()) });
  const servers: { close(): Promise<void> }[] = [];
  try {
    const contenders = {} as Record<Contender, () => Promise<Round>>;
    for (const name of Object.keys(BY_HAND) as Contender[]) {
      const { url, server } = await serve(BY_HAND[name], path.join(folder, `cards-${name}`));
      servers.push(server);
      const page = await chrome.newPage({ viewport: { width: 1280, height: 900 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await page.goto(url, { waitUntil: 'load' });
      contenders[name] = async () => ({
        cards: await measureList(page, session, 'cards'),
        coupons: await measureList(page, session, 'coupons'),
      });
    }
    const found = await measureRounds(contenders, rounds);
    return (Object.keys(LISTS) as List[]).flatMap((list) => figuresOf(found, list));
  } finally {
    await chrome.close();
    for (const server of servers) await server.close();
  }
}

async function measureList(page: Page, session: CDPSession, list: List): Promise<Times> {
  await page.bringToFront();
  const mount = await mounted(page, list);
  const updateAll = await repeated(page, 'updateAll');
  const before = await taskMs(session);
  const brand = await repeated(page, 'brand');
  const brandWork = ((await taskMs(session)) - before) / REPEATS;
  await ask(page, 'unmount');
  await session.send('HeapProfiler.collectGarbage');
  return { mount, updateAll, brand, brandWork };
}

/** Time that the main thread has worked so far. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

function figuresOf(found: Record<Contender, Round>[], list: List): Figure[] {
  return (Object.keys(GOALS) as (keyof Times)[]).map((key) => {
    const { row, name, peer, atMost } = GOALS[key];
    const of = (who: Contender) => (round: Record<Contender, Round>) => round[who][list][key];
    const others = Object.keys(NAMES) as (keyof typeof NAMES)[];
    return {
      row,
      name: `${name} ${LISTS[list]}`,
      ours: show(median(found.map(of('ours'))), ' ms'),
      peer: show(median(found.map(of(peer))), ' ms'),
      against: NAMES[peer],
      ratio: ratioOf(found, of('ours'), of(peer)),
      goal: { atMost },
      note: others.map((who) => `${ratioOf(found, of('ours'), of(who)).toFixed(2)} of ${NAMES[who]}`).join(', '),
    };
  });
}
