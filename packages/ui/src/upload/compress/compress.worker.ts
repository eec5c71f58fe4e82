import { redraw } from './redraw.ts';

/** A request contains a picture, the response the new one or the reason of the failure. */
self.addEventListener('message', async ({ data }: MessageEvent<{ id: number; file: Blob }>) => {
  try {
    self.postMessage({ id: data.id, result: await redraw(data.file) });
  } catch (error) {
    self.postMessage({ id: data.id, problem: error instanceof Error ? error.message : String(error) });
  }
});
