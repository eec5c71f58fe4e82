import type { CDPSession, Page } from 'playwright-core';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import { withScene } from '../scene.ts';
import type { Actions, Variant } from './page.tsx';

/** Repetitions per round, of which the median counts. */
const REPEATS = 5;

/** Times of one variant for each change to a list of 1,000 cards, in ms. */
interface Round {
  mount: number;
  rerender: number;
  updateOne: number;
  brand: number;
  /** All main-thread work of a brand switch, including paint. */
  brandWork: number;
  /** Renders of cards and lists by an update of one, and by a brand switch. */
  updateRenders: string;
  brandRenders: string;
}

/** Rows 5 to 8: the card of the kit against the same card as plain React with CSS classes. */
export async function measureKit(folder: string, { rounds }: Options): Promise<Figure[]> {
  return withScene('kit', folder, async ({ page, session }) => {
    const measured = (variant: Variant) => () => measureVariant(page, session, variant);
    const found = await measureRounds(
      { ours: measured('ours'), plain: measured('plain'), plainCv: measured('plain-cv') },
      rounds,
    );
    return figuresOf(found);
  });
}

function figuresOf(found: Record<'ours' | 'plain' | 'plainCv', Round>[]): Figure[] {
  type Timed = 'mount' | 'rerender' | 'updateOne' | 'brand' | 'brandWork';
  const against = 'React + CSS class';
  const figure = (row: number, name: string, key: Timed, atMost: number, note?: string): Figure => ({
    row,
    name,
    ours: show(median(found.map((r) => r.ours[key])), ' ms'),
    peer: show(median(found.map((r) => r.plain[key])), ' ms'),
    against,
    ratio: ratioOf(
      found,
      (r) => r.ours[key],
      (r) => r.plain[key],
    ),
    goal: { atMost },
    ...(note ? { note } : {}),
  });
  return [
    figure(5, 'mount 1,000 cards', 'mount', 0.6),
    {
      ...figure(5, 'mount 1,000 cards, floor with content-visibility', 'mount', 1.2),
      peer: show(median(found.map((r) => r.plainCv.mount)), ' ms'),
      ratio: ratioOf(
        found,
        (r) => r.ours.mount,
        (r) => r.plainCv.mount,
      ),
    },
    figure(6, 're-render all 1,000', 'rerender', 1),
    figure(7, 'update one of 1,000', 'updateOne', 0.4, found[0]?.ours.updateRenders),
    figure(8, 'brand switch, style and layout', 'brand', 0.35, found[0]?.ours.brandRenders),
    figure(8, 'brand switch, main thread in all', 'brandWork', 0.5),
  ];
}

async function measureVariant(page: Page, session: CDPSession, variant: Variant): Promise<Round> {
  const mounts: number[] = [];
  for (let at = 0; at < REPEATS; at += 1) {
    if (at > 0) await call(page, 'unmount');
    mounts.push(await call(page, 'mount', variant));
    await call(page, 'settle');
  }
  const rerender = await repeated(page, 'rerender');
  await reset(page);
  const updateOne = await repeated(page, 'updateOne');
  const updateRenders = await renders(page);
  await reset(page);
  const before = await taskMs(session);
  const brand = await repeated(page, 'brand');
  const brandWork = ((await taskMs(session)) - before) / REPEATS;
  const brandRenders = await renders(page);
  await call(page, 'unmount');
  return { mount: median(mounts), rerender, updateOne, brand, brandWork, updateRenders, brandRenders };
}

/** The median of several, each started after the previous one is painted. */
async function repeated(page: Page, action: 'rerender' | 'updateOne' | 'brand'): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < REPEATS; at += 1) {
    times.push(await call(page, action));
    await call(page, 'settle');
  }
  return median(times);
}

function call(
  page: Page,
  name: 'mount' | 'unmount' | 'rerender' | 'updateOne' | 'brand' | 'settle',
  variant?: Variant,
) {
  return page.evaluate(
    async ([action, value]) => {
      const { bench } = globalThis as unknown as { bench: Actions };
      return Number(await (bench[action] as (given?: string) => unknown)(value));
    },
    [name, variant] as const,
  );
}

/** Renders per repetition. */
async function renders(page: Page): Promise<string> {
  const { cards, lists } = await page.evaluate(() => ({
    ...(globalThis as unknown as { bench: Actions }).bench.counter,
  }));
  return `${cards / REPEATS} card and ${lists / REPEATS} list renders`;
}

async function reset(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign((globalThis as unknown as { bench: Actions }).bench.counter, { cards: 0, lists: 0 });
  });
}

/** Time that the main thread has worked so far. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
