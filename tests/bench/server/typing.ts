import { sql } from 'kysely';
import { chromium, type Page } from 'playwright-core';
import { browser } from '../../../scripts/chromium.mjs';
import { buildPortal } from '../../../scripts/portalBuild.mjs';
import { type Figure, median, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { CLASSES, fillPractices, QUESTIONS } from './fillPractices.ts';
import { PASSWORD } from './school.ts';

/** Keys of one round, and ms between two: a fast typist. */
const KEYS = 60;
const PAUSE_MS = 60;
/** One frame in ms: what a paper may cost beyond a bare text area (row 29). */
const FRAME_MS = 16;

/**
 * Row 29: typing into one of a hundred written questions of the built portal's paper, beside a page with nothing but a text area, in the
 * same browser: from the key until the frame after its input has been painted.
 */
export async function measureTyping(bench: Bench, { rounds }: Options): Promise<Figure[]> {
  if ((await buildPortal()) !== 0) throw new Error('The portal could not be built.');
  const size = { courses: CLASSES, tenants: 0 };
  const { url, school, made } = await bench.prepared('bench_typing', size, async (store, { id, reader }) => {
    const filled = { school: id, reader: reader.id, writers: [reader.id], count: QUESTIONS };
    const [attempt] = await fillPractices(store, filled);
    await sql`update question set type = 'short', options = '[]', answer = '{}'`.execute(store.owner);
    return attempt;
  });
  const ours = await bench.ours({ url, school });
  const chrome = await chromium.launch({ headless: true, ...(await browser()) });
  try {
    const origin = `http://${school.host.replace(/:\d+$/, '')}:${ours.port}`;
    const paper = await chrome.newPage({ viewport: { width: 1280, height: 900 } });
    await paper.goto(`${origin}/web/login`);
    await paper.locator('input[autocomplete="username"], input[type="text"]').first().fill(school.reader.phone);
    await paper.locator('input[type="password"]').fill(PASSWORD);
    await paper.locator('input[type="checkbox"]').last().check({ force: true });
    await paper.locator('button[type="submit"]').click();
    await paper.waitForURL(/\/index/);
    await paper.goto(`${origin}/web/learn/practice?paper=${made}`);
    await paper
      .locator('textarea')
      .nth(QUESTIONS - 1)
      .waitFor();
    const bare = await chrome.newPage({ viewport: { width: 1280, height: 900 } });
    await bare.setContent('<textarea rows="4"></textarea>');
    const found = await measureRounds({ ours: () => type(paper), bare: () => type(bare) }, rounds);
    const [own, other] = [median(found.map((round) => round.ours)), median(found.map((round) => round.bare))];
    const beyond = median(found.map((round) => round.ours - round.bare));
    return [
      {
        row: 29,
        name: `typing in a paper of ${QUESTIONS} questions, p95 of key to paint beyond a bare text area`,
        ours: show(own, ' ms'),
        peer: show(other, ' ms'),
        against: `bare text area, ${show(beyond, ' ms')} less; a frame of ${FRAME_MS} ms is the measure`,
        ratio: beyond / FRAME_MS,
        goal: { atMost: 1 },
      },
    ];
  } finally {
    await chrome.close();
    await ours.stop();
  }
}

/** Types into the text area in the middle of a page; p95 in ms from a key until its frame has been painted. */
async function type(page: Page): Promise<number> {
  await page.bringToFront();
  const areas = page.locator('textarea');
  const area = areas.nth(Math.floor((await areas.count()) / 2));
  await area.fill('');
  await area.evaluate((element) => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    (element as HTMLTextAreaElement).oninput = (event) => {
      const key = event.timeStamp;
      // The task after the next frame comes when that has been painted.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => times.push(performance.now() - key);
        channel.port2.postMessage(null);
      });
    };
  });
  await area.pressSequentially('a'.repeat(KEYS), { delay: PAUSE_MS });
  await page.waitForTimeout(PAUSE_MS);
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  if (times.length < KEYS) throw new Error(`Only ${times.length} of ${KEYS} keys were seen.`);
  return times.sort((one, other) => one - other)[Math.floor(KEYS * 0.95)] ?? Number.NaN;
}
