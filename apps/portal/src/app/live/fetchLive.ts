import { onAwake, whenIdle } from '../../core/pageEvents.ts';
import type { LiveSource } from '../../stores/live/LiveStore.ts';
import type { StartLive } from '../../stores/RootStore.ts';
import { dataBlock } from '../boot.ts';
import { needTexts } from '../neededTexts.ts';

/** Timeout of a file in milliseconds. */
const TIMEOUT_MS = 30_000;

/** The live code with its texts. A failure is forgotten, so that a later call fetches it again. */
export function fetchLive(): ReturnType<typeof load> {
  loading ??= load();
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

let loading: ReturnType<typeof load> | null = null;

/** Where the store takes the live code from. */
export const liveSource: LiveSource<StartLive> = {
  load: async () => (await fetchLive()).startLive,
  whenIdle,
  onAwake,
};

/**
 * Chromium remembers for the life of the document that a module could not be fetched, and never asks for it again
 * (whatwg/html#6768). So the files, which the build names in the page, are fetched into the browser's cache before they are imported.
 */
async function load() {
  const files = dataBlock('live-files');
  if (Array.isArray(files)) await Promise.all(files.map(fetchFile));
  const [{ startLive, LiveView }] = await Promise.all([import('./liveCode.tsx'), needTexts(['live'])]);
  return { startLive, LiveView };
}

async function fetchFile(file: unknown) {
  const response = await fetch(`${import.meta.env.BASE_URL}${file}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${file} of the live code: status ${response.status}.`);
  await response.arrayBuffer(); // only fully read responses are cached
}
