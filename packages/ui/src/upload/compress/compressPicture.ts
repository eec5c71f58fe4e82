/** Compresses a picture (§5); rejects if it cannot be decoded or drawn, and when the signal aborts it. */
export type Compress = (file: Blob, signal: AbortSignal) => Promise<Blob>;

/** Redraws a picture at width 800 as a PNG in a worker (§5); its code is loaded with the first picture that needs it. */
export const compressPicture: Compress = async (file, signal) => {
  const { redrawInWorker } = await import('./redrawInWorker.ts');
  return redrawInWorker(file, signal);
};
