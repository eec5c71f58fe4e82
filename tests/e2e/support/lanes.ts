/** Windows of one browser that wait side by side: for answers that are late, not for a processor. */
const LANES = 4;

/** Deals things out to lanes, as even as can be, and runs the lanes at the same time. */
export async function inLanes<T>(things: readonly T[], run: (own: readonly T[]) => Promise<void>): Promise<void> {
  const lanes = Array.from({ length: LANES }, (_, lane) => things.filter((_thing, at) => at % LANES === lane));
  await Promise.all(lanes.filter((own) => own.length > 0).map(run));
}
