/** Makes a picture smaller (§5); rejects when it cannot be opened or drawn, and when the signal ends it. */
export type Compress = (file: Blob, signal: AbortSignal) => Promise<Blob>;

/** Redraws a picture at width 800 as a PNG beside the page (§5); its code comes with the first picture that needs it. */
export const compressPicture: Compress = async (file, signal) => {
  const { redrawInWorker } = await import('./redrawInWorker.ts');
  return redrawInWorker(file, signal);
};
