/** Options of a walk over many pages: nothing moves, as a browser without a graphics card draws each frame on the processor. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;
