import { solveProof, type Work } from './solveProof.ts';

/** A request is the work, the response the proof or the reason of the failure. */
self.addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  try {
    self.postMessage({ proof: await solveProof(data) });
  } catch (error) {
    self.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
