import { pbkdf2 } from './secureOnly/pbkdf2.ts';

/** Work that a server asks of this browser (`ProofChallenge` of the contract). */
export interface Work {
  challenge: string;
  parts: number;
  tries: number;
  cost: number;
}

/** Milliseconds of work after which a page draws and answers its student. */
const SLICE_MS = 12;

/** Finds the counters of a challenge; gives the thread back every few milliseconds. Rejects with the reason of the signal. */
export async function solveProof({ challenge, parts, tries, cost }: Work, signal?: AbortSignal): Promise<string> {
  const counters: string[] = [];
  let since = performance.now();
  for (let part = 0; part < parts; part++) {
    let counter = 0;
    while (!isSolution(await pbkdf2(`${part}:${counter}`, challenge, cost), tries)) {
      counter++;
      if (performance.now() - since < SLICE_MS) continue;
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      since = performance.now();
    }
    counters.push(counter.toString(36));
  }
  return `${challenge}.${counters.join('-')}`;
}

function isSolution(key: Uint8Array<ArrayBuffer>, tries: number): boolean {
  return new DataView(key.buffer).getUint32(0) < 2 ** 32 / tries;
}
