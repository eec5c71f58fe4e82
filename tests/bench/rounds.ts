/** What is measured in one round, by name. */
export type Contenders<N extends string, R> = Record<N, () => Promise<R>>;

/**
 * Measures every contender once per round, after discarded warm-ups; every other round runs in reverse order, so that
 * no contender is favoured by other load on the machine.
 */
export async function measureRounds<N extends string, R>(
  contenders: Contenders<N, R>,
  rounds: number,
  warmUps = 1,
): Promise<Record<N, R>[]> {
  const names = Object.keys(contenders) as N[];
  const found: Record<N, R>[] = [];
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed();
    const results: [N, R][] = [];
    for (const name of order) results.push([name, await contenders[name]()]);
    if (round > 0) found.push(Object.fromEntries(results) as Record<N, R>);
  }
  return found;
}
