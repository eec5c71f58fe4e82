/** A generator of numbers below 1 from a seed: the same seed, the same numbers (mulberry32). */
export type Random = () => number;

/** Makes a generator; the text names its purpose, so that use in one part does not shift the numbers of another. */
export function randomOf(text: string): Random {
  let state = 0x9e3779b9;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** The item at the index, wrapping around. */
export function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('Nothing to choose from.');
  return item;
}
