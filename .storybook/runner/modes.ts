import { modesOf, type Shot } from '../shots.ts';

/** Fails unless the built story has the modes of Chromatic that its pictures have here: a build may lose what its source sets. */
export function expectModes(id: string, shots: readonly Shot[], built: Readonly<Record<string, object>>) {
  const [wanted, given] = [modesOf(id, shots), built].map((modes) => JSON.stringify(modes));
  if (wanted !== given) throw new Error(`Chromatic would draw ${given}, and the pictures are of ${wanted}.`);
}
