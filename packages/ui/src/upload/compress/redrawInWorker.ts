import { redraw } from './redraw.ts';

/** Idle time in milliseconds after which the worker is terminated. */
const IDLE_MS = 60_000;

interface Answer {
  id: number;
  result?: Blob;
  problem?: string;
}

let worker: Worker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let questions = 0;

/** Redraws in a worker; on the main thread only if workers are unavailable, or its code fails to load. */
export async function redrawInWorker(file: Blob, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return redraw(file);
  worker ??= open();
  const asked = worker;
  clearTimeout(idle);
  try {
    return await ask(asked, file, signal);
  } catch (error) {
    const isMissing = error instanceof NoWorkerError;
    if (isMissing || signal.aborted) end(asked);
    if (isMissing) return redraw(file);
    throw error;
  } finally {
    clearTimeout(idle);
    idle = setTimeout(() => end(asked), IDLE_MS);
  }
}

class NoWorkerError extends Error {}

function open() {
  return new Worker(new URL('./compress.worker.ts', import.meta.url), { type: 'module' });
}

function end(ended: Worker) {
  ended.terminate();
  if (worker === ended) worker = null;
}

function ask(asked: Worker, file: Blob, signal: AbortSignal): Promise<Blob> {
  const id = ++questions;
  const listening = new AbortController();
  const answer = new Promise<Blob>((resolve, reject) => {
    const until = { signal: listening.signal };
    asked.addEventListener(
      'message',
      ({ data }: MessageEvent<Answer>) => {
        if (data.id !== id) return;
        if (data.result) resolve(data.result);
        else reject(new Error(data.problem));
      },
      until,
    );
    asked.addEventListener('error', () => reject(new NoWorkerError()), until);
    // An aborted job is not finished: its worker is terminated.
    signal.addEventListener('abort', () => reject(signal.reason), until);
  });
  asked.postMessage({ id, file });
  return answer.finally(() => listening.abort());
}
