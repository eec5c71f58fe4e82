/** Starts the ringtone and returns a function that stops it. */
export type RingSound = () => undefined | (() => void);

/** Starts a ringtone if the student has interacted with the page before, since browsers block autoplay otherwise (ui-kit 4.12). */
export function ring(sound: RingSound, activation: Pick<UserActivation, 'hasBeenActive'> | undefined): () => void {
  const stop = activation?.hasBeenActive ? sound() : undefined;
  return () => stop?.();
}
