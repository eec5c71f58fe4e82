// Measures what the pictures see: draws changes of the kit's sources by lot, makes each in the running workbench, and looks whether a Matrix
// shows it in one of the ways in which it has a picture.
//
//   npm run test:mutate -- 60             sixty changes
//   npm run test:mutate -- 60 --seed 7    the same sixty again
//   npm run test:mutate -- 60 --in commerce/Coupon   of the files whose path holds that
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { shotsOf } from '../../.storybook/shots.ts';
import { MATRIX_BRANDS } from '../../packages/ui/src/foundations/Matrix/matrixBrands.ts';
import { browser } from '../../scripts/chromium.mjs';
import { everyMutation, type Mutation } from './candidates.ts';
import type { Look } from './look.ts';
import { draw, intervalOf, lotOf } from './lot.ts';
import { readImporters, storiesOf } from './matrices.ts';
import { type Picture, visit } from './visit.ts';
import { startWorkbench, type Workbench } from './workbench.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Story files that are looked at for a change, the nearest first: a part of many components is seen in one of these or in none. */
const MOST_STORIES = 12;

const MOST_LOOKS = 4;

/** `announced`: not in a picture, but a name or a description differs. */
type Verdict = 'shown' | 'announced' | 'blind';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, in: { type: 'string', default: '' } },
});
const count = Number(positionals[0] ?? 60);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed)))
  throw new Error('Usage: npm run test:mutate -- <how many> [--seed <number>] [--in <part of a path>]');

/** The pictures of the Matrices that a file reaches. */
function picturesOf(
  { stories }: Workbench,
  importers: ReadonlyMap<string, readonly string[]>,
  file: string,
): Picture[] {
  return storiesOf(importers, file)
    .slice(0, MOST_STORIES)
    .flatMap((story) => stories.get(story) ?? [])
    .flatMap((entry) => shotsOf(entry, MATRIX_BRANDS).map((shot) => ({ story: entry.id, shot })));
}

/** Looks without a change: one of each picture, as soon as two agree; of those that never do, none. */
class CleanLooks {
  readonly #known = new Map<string, Look | undefined>();
  readonly #look: (picture: Picture) => Promise<Look>;

  constructor(look: (picture: Picture) => Promise<Look>) {
    this.#look = look;
  }

  async of(picture: Picture): Promise<Look | undefined> {
    const { name } = picture.shot;
    if (!this.#known.has(name)) {
      let [look, again] = [await this.#look(picture), await this.#look(picture)];
      // The development server bundles a library when it is first asked for, and reloads the page.
      for (let looks = 2; looks < MOST_LOOKS && look.shown !== again.shown; looks += 1)
        [look, again] = [again, await this.#look(picture)];
      this.#known.set(name, look.shown === again.shown ? look : undefined);
    }
    return this.#known.get(name);
  }

  /** Pictures that never look the same twice. */
  get unsteady(): string[] {
    return [...this.#known].flatMap(([name, look]) => (look ? [] : [name]));
  }
}

async function judge(
  page: Page,
  bench: Workbench,
  clean: CleanLooks,
  mutation: Mutation,
  pictures: readonly Picture[],
) {
  const plant = (planted: Mutation | null) =>
    fetch(new URL('planted', bench.url), { method: 'POST', body: JSON.stringify(planted) });
  let verdict: Verdict = 'blind';
  for (const picture of pictures) {
    await plant(null);
    const before = await clean.of(picture);
    if (!before) continue;
    await plant(mutation);
    const after = await visit(page, bench.url, picture);
    if (after.shown !== before.shown) return 'shown';
    if (after.announced !== before.announced) verdict = 'announced';
  }
  return verdict;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

const mutations = draw(
  everyMutation(root).filter(({ file }) => file.includes(values.in)),
  count,
  lotOf(seed),
);
console.log(`${mutations.length} changes by lot, seed ${seed}.`);
const importers = readImporters(root);
const bench = await startWorkbench(root);
const chrome = await chromium.launch(await browser());
try {
  const page = await chrome.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const clean = new CleanLooks((picture) => visit(page, bench.url, picture));
  const judged: { mutation: Mutation; verdict: Verdict }[] = [];
  for (const mutation of mutations) {
    const verdict = await judge(page, bench, clean, mutation, picturesOf(bench, importers, mutation.file));
    judged.push({ mutation, verdict });
    console.log(`${verdict.padEnd(9)} ${mutation.kind.padEnd(6)} ${mutation.file}:${mutation.line}  ${mutation.was}`);
  }
  const of = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict);
  for (const name of clean.unsteady) console.log(`unsteady  ${name} looks different each time, and was left out`);
  const seen = of('shown').length;
  const told = judged.length - of('announced').length;
  const [from, to] = intervalOf(seen, told);
  console.log(
    `\nA picture shows ${seen} of ${told} changes: ${percent(seen / told)} (${percent(from)}–${percent(to)}); ${of('announced').length} more are only announced. Blind: ${of('blind').length}.`,
  );
} finally {
  await chrome.close();
  bench.stop();
}
