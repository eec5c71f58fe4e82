/**
 * The items in an order that follows from the seed alone (mulberry32 and Fisher–Yates): the same seed, the same order, on
 * every machine. Seed 0 leaves the order as it is.
 */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const order = [...items];
  if (seed === 0) return order;
  let state = seed | 0;
  for (let place = order.length - 1; place > 0; place -= 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const other = ((mixed ^ (mixed >>> 14)) >>> 0) % (place + 1);
    const one = order[place] as T;
    order[place] = order[other] as T;
    order[other] = one;
  }
  return order;
}
