import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Plugin, preview } from 'vite';
import { freePort } from '../../../scripts/freePort.mjs';
import { median } from '../figures.ts';
import { PEERS } from '../installPeers.ts';
import { ROOT } from '../server/processes.ts';
import type { Actions, Scene } from './driver.tsx';

/** Repetitions per round, of which the median counts. */
export const REPEATS = 3;
const KITS = path.join(ROOT, 'tests/bench/kits');

/** A file that renders a kit, and the folder whose packages it may import. */
interface SubjectFile {
  folder: string;
  file: string;
}

/** The like cards by hand, without and with `content-visibility`, and those of the kit. */
export const BY_HAND = {
  ours: { folder: KITS, file: path.join(KITS, 'ours.tsx') },
  plain: { folder: KITS, file: path.join(KITS, 'plain.tsx') },
  plainCv: { folder: KITS, file: path.join(KITS, 'plainCv.tsx') },
} as const;

/** Builds the page of a subject as production does, and serves it. */
export async function serve({ folder: root, file }: SubjectFile, outDir: string) {
  // The peers use our page, copied to where their packages resolve.
  if (root === PEERS) copyFileSync(path.join(KITS, 'index.html'), path.join(PEERS, 'index.html'));
  const config = {
    root,
    configFile: false as const,
    logLevel: 'error' as const,
    plugins: [subject(file)],
    // The driver is outside the peers' folder, and must not bundle a React of its own.
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'], dedupe: ['react', 'react-dom'] },
  };
  await build({ ...config, build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  const port = await freePort();
  const server = await preview({ ...config, build: { outDir }, preview: { port, host: '127.0.0.1' } });
  return { url: `http://127.0.0.1:${port}/`, server };
}

/** The page imports the kit by this name. */
function subject(file: string): Plugin {
  return { name: 'bench-kit', enforce: 'pre', resolveId: (id) => (id === 'virtual:kit' ? file : null) };
}

/** Mounts several times, leaving the last one on the page. */
export async function mounted(page: Page, scene: Scene, times = REPEATS): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    if (at > 0) await ask(page, 'unmount');
    took.push(await ask(page, 'mount', scene));
    await ask(page, 'settle');
  }
  return median(took);
}

/** Changes of a mounted page. */
type Change = 'updateOne' | 'updateAll' | 'brand';

/** The median of several changes, each started after the previous one is painted. */
export async function repeated(page: Page, action: Change): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < REPEATS; at += 1) {
    took.push(await ask(page, action));
    await ask(page, 'settle');
  }
  return median(took);
}

/** Calls an action of the page. */
export function ask(page: Page, name: 'mount' | 'unmount' | 'settle' | Change, scene?: Scene) {
  return page.evaluate(
    async ([action, value]) => {
      const { bench } = globalThis as unknown as { bench: Actions };
      return Number(await (bench[action] as (given?: string) => unknown)(value));
    },
    [name, scene] as const,
  );
}
