/** Which look at a picture it is: the first, or one more because the look before it differed from the baseline. */
export type Look = 'first' | 'again';

/**
 * What one run has seen of each picture. A page that is looked at twice may have settled in between: a new baseline is the look of two takes
 * that agree, and a picture that is the same only at a later look is counted, because it may hide what is not steady.
 */
export class Takes {
  readonly #last = new Map<string, Uint8Array>();
  readonly #red = new Set<string>();
  readonly #recovered = new Set<string>();
  readonly #taken = new Map<string, 'new' | 'changed'>();

  /** The take before this one, which differed from the baseline. */
  lastOf(name: string): Uint8Array | undefined {
    return this.#last.get(name);
  }

  /** Notes how a look ended. */
  note(name: string, png: Uint8Array, { isSame, taken }: { isSame: boolean; taken?: 'new' | 'changed' }): void {
    if (taken) this.#taken.set(name, taken);
    if (isSame && this.#red.has(name)) this.#recovered.add(name);
    if (isSame) this.#last.delete(name);
    else {
      this.#red.add(name);
      this.#last.set(name, png);
    }
  }

  /** Names of the pictures that differed at first and were the same later. */
  get recovered(): readonly string[] {
    return [...this.#recovered].sort();
  }

  /** Names of the pictures that an update has made baselines. */
  get taken(): Readonly<Record<'new' | 'changed', readonly string[]>> {
    const of = (kind: 'new' | 'changed') =>
      [...this.#taken].flatMap(([name, each]) => (each === kind ? [name] : [])).sort();
    return { new: of('new'), changed: of('changed') };
  }
}
