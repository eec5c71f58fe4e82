import { redraw } from './redraw.ts';

/** A question carries a picture, the answer the new one or why there is none. */
self.addEventListener('message', async ({ data }: MessageEvent<{ id: number; file: Blob }>) => {
  try {
    self.postMessage({ id: data.id, result: await redraw(data.file) });
  } catch (error) {
    self.postMessage({ id: data.id, problem: error instanceof Error ? error.message : String(error) });
  }
});
