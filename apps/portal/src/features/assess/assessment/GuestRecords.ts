import type { KeyValueStore } from '../../../core/services.ts';
import { KEYS } from '../../../core/storedNames.ts';

/** A record that a guest has made in this browser. */
interface GuestRecord {
  linkId: number;
  token: string;
}

/** Most records that are remembered; the oldest goes first. */
const MAX = 20;

/** Tokens of the records that guests have made, in this browser only: they are sent as a header and stand in no address (product.md 4.5). */
export class GuestRecords {
  readonly #storage: KeyValueStore;

  constructor(storage: KeyValueStore) {
    this.#storage = storage;
  }

  get isEmpty() {
    return this.#all().size === 0;
  }

  /** Token of a record; undefined where it is not a guest's of this browser. */
  tokenOf(recordId: number): string | undefined {
    return this.#all().get(recordId)?.token;
  }

  /** Token of the latest record from a link. */
  tokenOfLink(linkId: number): string | undefined {
    return [...this.#all().values()].findLast((record) => record.linkId === linkId)?.token;
  }

  add(recordId: number, record: GuestRecord) {
    const all = this.#all();
    all.delete(recordId);
    all.set(recordId, record);
    this.#storage.write(KEYS.guestRecords, JSON.stringify([...all].slice(-MAX)));
  }

  /** An account has taken them over. */
  clear() {
    this.#storage.remove(KEYS.guestRecords);
  }

  #all(): Map<number, GuestRecord> {
    try {
      const stored: unknown = JSON.parse(this.#storage.read(KEYS.guestRecords) ?? '[]');
      return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
    } catch {
      return new Map();
    }
  }
}

function isEntry(entry: unknown): entry is [number, GuestRecord] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'number') return false;
  const record: unknown = entry[1];
  if (typeof record !== 'object' || record === null) return false;
  return (
    'linkId' in record && typeof record.linkId === 'number' && 'token' in record && typeof record.token === 'string'
  );
}

/** What a call about a guest's record sends along; nothing for a student's own. */
export function asGuest(token: string | undefined): { guestToken?: string } {
  return token === undefined ? {} : { guestToken: token };
}
