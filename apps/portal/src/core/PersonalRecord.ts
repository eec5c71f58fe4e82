import type { KeyValueStore } from './services.ts';

/** One person's part of a stored record, so that two logins of a browser do not read each other. */
export class PersonalRecord {
  constructor(
    private readonly storage: KeyValueStore,
    private readonly key: string,
    private readonly person: string,
  ) {}

  /** What was written; undefined for nothing, and for what is no JSON (B6). */
  read(): unknown {
    return this.all()[this.person];
  }

  write(value: unknown) {
    this.storage.write(this.key, JSON.stringify({ ...this.all(), [this.person]: value }));
  }

  private all(): Record<string, unknown> {
    try {
      const value: unknown = JSON.parse(this.storage.read(this.key) ?? '{}');
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
    } catch {
      return {};
    }
  }
}
