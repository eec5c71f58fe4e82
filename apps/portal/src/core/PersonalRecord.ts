import type { KeyValueStore } from './services.ts';

/** The part of a stored record that belongs to one person, so that two logins of a browser do not read each other. */
export class PersonalRecord {
  readonly #storage: KeyValueStore;
  readonly #key: string;
  readonly #owner: string;

  constructor(storage: KeyValueStore, key: string, owner: string) {
    this.#storage = storage;
    this.#key = key;
    this.#owner = owner;
  }

  /** The stored value; undefined if missing or invalid JSON (B6). */
  read(): unknown {
    return this.all()[this.#owner];
  }

  /** Returns whether it outlives the page. */
  write(value: unknown): boolean {
    return this.#storage.write(this.#key, JSON.stringify({ ...this.all(), [this.#owner]: value }));
  }

  /** Another tab changed the record, this person's part or another's; returns the end of the subscription. */
  onChange(listener: () => void) {
    return this.#storage.onChange(this.#key, listener);
  }

  private all(): Record<string, unknown> {
    try {
      const value: unknown = JSON.parse(this.#storage.read(this.#key) ?? '{}');
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
    } catch {
      return {};
    }
  }
}
