import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { browser } from '../../../scripts/chromium.mjs';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import { installPeers, PEERS, versionOf } from '../installPeers.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Actions } from './driver.tsx';
import { ask, BY_HAND, mounted, REPEATS, repeated, serve } from './pages.ts';
import { weighKits } from './weights.ts';

/** The kits in the order of the table, with the package whose version is shown and the file that renders them. */
const SUBJECTS = {
  ...BY_HAND,
  antd: { folder: PEERS, file: path.join(PEERS, 'antd.tsx'), package: 'antd' },
  MUI: { folder: PEERS, file: path.join(PEERS, 'mui.tsx'), package: '@mui/material' },
  Mantine: { folder: PEERS, file: path.join(PEERS, 'mantine.tsx'), package: '@mantine/core' },
  Chakra: { folder: PEERS, file: path.join(PEERS, 'chakra.tsx'), package: '@chakra-ui/react' },
} as const;
type Kit = keyof typeof SUBJECTS;
type Peer = Exclude<Kit, 'ours'>;

/** Times of one kit, in ms. */
interface Round {
  mountCards: number;
  mountCoupons: number;
  updateOne: number;
  brandCards: number;
  brandCoupons: number;
  brandControls: number;
  /** Commits of React for each brand switch. */
  commits: number;
}
type Timed = Exclude<keyof Round, 'commits'>;

/** Largest allowed share of the peer's time: the goals of performance.md divided by the peer's figure there. */
const GOALS: Readonly<Record<Timed, Record<Peer, number>>> = {
  mountCards: { plain: 0.6, plainCv: 1, antd: 0.1, MUI: 0.2, Mantine: 0.14, Chakra: 0.15 },
  mountCoupons: { plain: 0.7, plainCv: 1, antd: 0.07, MUI: 0.18, Mantine: 0.13, Chakra: 0.17 },
  updateOne: { plain: 0.4, plainCv: 1, antd: 0.4, MUI: 0.4, Mantine: 0.4, Chakra: 0.4 },
  brandCards: { plain: 0.35, plainCv: 1, antd: 0.013, MUI: 0.032, Mantine: 0.022, Chakra: 0.064 },
  brandCoupons: { plain: 0.35, plainCv: 1, antd: 0.013, MUI: 0.032, Mantine: 0.022, Chakra: 0.064 },
  brandControls: { plain: 1, plainCv: 1, antd: 0.1, MUI: 0.1, Mantine: 0.1, Chakra: 0.25 },
};
const WORDS: Readonly<Record<Timed, { row: number; name: string }>> = {
  mountCards: { row: 5, name: 'mount 1,000 course cards' },
  mountCoupons: { row: 5, name: 'mount 1,000 coupon cards' },
  updateOne: { row: 7, name: 'update one of 1,000 course cards' },
  brandCards: { row: 8, name: 'brand switch, 1,000 course cards' },
  brandCoupons: { row: 8, name: 'brand switch, 1,000 coupon cards' },
  brandControls: { row: 8, name: 'brand switch, 2,100 controls' },
};

/** Rows 4, 5, 7 and 8 against other kits, each written as its own manual would. */
export async function measureKits(folder: string, { rounds }: Options): Promise<Figure[]> {
  installPeers();
  const chrome = await chromium.launch({ headless: true, ...(await browser()) });
  const servers: { close(): Promise<void> }[] = [];
  try {
    const contenders = {} as Record<Kit, () => Promise<Round>>;
    for (const kit of Object.keys(SUBJECTS) as Kit[]) {
      const { url, server } = await serve(SUBJECTS[kit], path.join(folder, `kits-${kit}`));
      servers.push(server);
      const page = await chrome.newPage({ viewport: { width: 1280, height: 900 } });
      const session = await page.context().newCDPSession(page);
      await page.goto(url, { waitUntil: 'load' });
      contenders[kit] = () => measureKit(page, session);
    }
    return [...(await weighKits()), ...figuresOf(await measureRounds(contenders, rounds))];
  } finally {
    await chrome.close();
    for (const server of servers) await server.close();
  }
}

async function measureKit(page: Page, session: CDPSession): Promise<Round> {
  const mountCoupons = await mounted(page, 'coupons');
  const brandCoupons = await repeated(page, 'brand');
  await ask(page, 'unmount');
  const mountCards = await mounted(page, 'cards');
  const updateOne = await repeated(page, 'updateOne');
  await page.evaluate(() => {
    (globalThis as unknown as { bench: Actions }).bench.commits.count = 0;
  });
  const brandCards = await repeated(page, 'brand');
  const commits = await page.evaluate(() => (globalThis as unknown as { bench: Actions }).bench.commits.count);
  await ask(page, 'unmount');
  await mounted(page, 'controls', 1);
  const brandControls = await repeated(page, 'brand');
  await ask(page, 'unmount');
  await session.send('HeapProfiler.collectGarbage');
  return { mountCards, mountCoupons, updateOne, brandCards, brandCoupons, brandControls, commits: commits / REPEATS };
}

function figuresOf(found: Record<Kit, Round>[]): Figure[] {
  const peers = Object.keys(SUBJECTS).filter((kit) => kit !== 'ours') as Peer[];
  return (Object.keys(WORDS) as Timed[]).flatMap((timed) =>
    peers.map((peer) => ({
      ...WORDS[timed],
      ours: show(median(found.map((round) => round.ours[timed])), ' ms'),
      peer: show(median(found.map((round) => round[peer][timed])), ' ms'),
      against: nameOf(peer),
      ratio: ratioOf(
        found,
        (round) => round.ours[timed],
        (round) => round[peer][timed],
      ),
      goal: { atMost: GOALS[timed][peer] },
      ...(timed === 'brandCards'
        ? { note: `${found[0]?.ours.commits} commits, ${peer} ${found[0]?.[peer].commits}` }
        : {}),
    })),
  );
}

function nameOf(peer: Peer): string {
  const subjectOf = SUBJECTS[peer];
  if ('package' in subjectOf) return `${peer} ${versionOf(subjectOf.package)}`;
  return peer === 'plain' ? 'React + CSS modules' : 'CSS modules with content-visibility';
}
