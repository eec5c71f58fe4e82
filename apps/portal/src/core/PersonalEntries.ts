import type { PersonalRecord } from './PersonalRecord.ts';

/** A personal record of entries by name; each is read and written by itself, so that the entries of another tab stay. */
export class PersonalEntries<T> {
  readonly #record: PersonalRecord;
  readonly #parse: (value: unknown) => T | undefined;

  /** `parse` returns undefined for what is no entry. */
  constructor(record: PersonalRecord, parse: (value: unknown) => T | undefined) {
    this.#record = record;
    this.#parse = parse;
  }

  /** Every entry by its name; what is none is left out (B6). */
  all(): ReadonlyMap<string, T> {
    return new Map(
      Object.entries(asObject(this.#record.read())).flatMap(([name, stored]): [string, T][] => {
        const entry = this.#parse(stored);
        return entry === undefined ? [] : [[name, entry]];
      }),
    );
  }

  read(name: string): T | undefined {
    return this.#parse(asObject(this.#record.read())[name]);
  }

  /** Returns whether it outlives the page. */
  write(name: string, entry: T): boolean {
    return this.#record.write({ ...asObject(this.#record.read()), [name]: entry });
  }

  remove(name: string) {
    const { [name]: removed, ...rest } = asObject(this.#record.read());
    if (removed !== undefined) this.#record.write(rest);
  }

  /** Another tab changed the record; returns the end of the subscription. */
  onChange(listener: () => void) {
    return this.#record.onChange(listener);
  }
}

/** The names and values of a stored object; none for what is no object (B6). */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
