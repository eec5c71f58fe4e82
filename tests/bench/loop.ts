/** Milliseconds of a loop of ten million steps, the fastest of ten: a yardstick of this machine, for what has no peer. */
export function loopMs(): number {
  const rounds = Array.from({ length: 10 }, () => {
    const began = performance.now();
    let value = 0;
    for (let step = 0; step < 10_000_000; step += 1) value = (value * 31 + step) | 0;
    return performance.now() - began + (value === 0 ? 1 : 0); // read, so that no compiler leaves the loop out
  });
  return Math.min(...rounds);
}
