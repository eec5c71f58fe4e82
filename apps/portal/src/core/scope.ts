/** Resources that a store must release: reactions, timers, subscriptions. */
export class Scope {
  readonly #ends = new Set<() => void>();

  add(end: () => void) {
    this.#ends.add(end);
  }

  dispose() {
    for (const end of this.#ends) end();
    this.#ends.clear();
  }
}
