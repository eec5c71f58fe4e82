/** Begins the sound of a call; what it returns ends it. */
export type RingSound = () => undefined | (() => void);

/** Begins a sound if the student has touched the page before, since browsers and people dislike any other (ui-kit 4.12). */
export function ring(sound: RingSound, activation: Pick<UserActivation, 'hasBeenActive'> | undefined): () => void {
  const stop = activation?.hasBeenActive ? sound() : undefined;
  return () => stop?.();
}
