import { PROOF_NEEDED } from '@shuyuan/contract';
import type { ApiError } from './apiError.ts';
import { solveProof, type Work } from './solveProof.ts';
import { toApiError } from './toApiError.ts';
import { trustOwnWorkers } from './trustedScripts.ts';

/** Most proofs for one request: the server asks for another where pressure has grown meanwhile. */
const TIMES = 3;
/** Most tries of PBKDF2 iterations that a page accepts: a minute's work of a slow phone. */
const WORK_MAX = 20_000_000;

interface ProveOptions {
  /** This browser works on a proof; it does no more. */
  onProving?: ((isProving: boolean) => void) | undefined;
  solve?: (work: Work, signal?: AbortSignal) => Promise<string>;
}

/** Sends a request again with the proof that the server asks for (2013, S15); gives up with its last answer. */
export function createProve({ onProving, solve = solveInWorker }: ProveOptions) {
  let working = 0;
  const count = (change: 1 | -1) => {
    const wasProving = working > 0;
    working += change;
    if (wasProving !== working > 0) onProving?.(working > 0);
  };
  return async function prove<T>(
    first: ApiError,
    send: (proof: string) => Promise<T>,
    abandoned?: AbortSignal,
  ): Promise<T> {
    let failure = first;
    // At a backend of the family the number may mean something else.
    if (!workOf(first.data)) throw first;
    count(1);
    try {
      for (let times = 0; times < TIMES && failure.code === PROOF_NEEDED && !abandoned?.aborted; times++) {
        const work = workOf(failure.data);
        if (!work) break;
        try {
          return await send(await solve(work, abandoned));
        } catch (error) {
          if (abandoned?.aborted) break;
          failure = toApiError(error);
        }
      }
      throw failure;
    } finally {
      count(-1);
    }
  };
}

/** The work of a refusal; null where it is none, or more than anybody waits for. */
function workOf(data: unknown): Work | null {
  const { challenge, parts, tries, cost } = (typeof data === 'object' && data !== null ? data : {}) as Partial<Work>;
  const isWork = typeof challenge === 'string' && [parts, tries, cost].every(Number.isSafeInteger);
  const work = { challenge, parts, tries, cost } as Work;
  return isWork && work.parts * work.tries * work.cost <= WORK_MAX ? work : null;
}

/** Solves beside the page; in slices of its own thread where workers are missing, or their code fails to load. */
async function solveInWorker(work: Work, signal?: AbortSignal): Promise<string> {
  trustOwnWorkers();
  if (typeof Worker === 'undefined') return solveProof(work, signal);
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  try {
    const proof = await new Promise<string | undefined>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<{ proof?: string }>) => resolve(data.proof));
      worker.addEventListener('error', () => resolve(undefined));
      signal?.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(work);
    });
    return proof ?? (await solveProof(work, signal));
  } finally {
    worker.terminate();
  }
}
