/** Windows of one browser that wait side by side: for answers that are late, not for a processor. */
const WINDOWS = 4;

/** Deals things out to windows, as even as can be, and runs all of these at the same time. */
export async function sideBySide<T>(things: readonly T[], run: (own: readonly T[]) => Promise<void>): Promise<void> {
  const hands = Array.from({ length: WINDOWS }, (_, hand) => things.filter((_thing, at) => at % WINDOWS === hand));
  await Promise.all(hands.filter((own) => own.length > 0).map(run));
}
