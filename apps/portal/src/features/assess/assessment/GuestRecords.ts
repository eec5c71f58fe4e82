import type { KeyValueStore } from '../../../core/services.ts';
import { KEYS } from '../../../core/storedNames.ts';

/** A record that a guest has made in this browser. */
interface GuestRecord {
  linkId: number;
  token: string;
  /** The name that the guest gave: two children of one browser have a record each. */
  name?: string | undefined;
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

  /** Token of the latest record from a link; with a name, of the latest that this person has. */
  tokenOfLink(linkId: number, name?: string): string | undefined {
    return this.#latest(linkId, name)?.[1].token;
  }

  /** Makes the records of a person the latest ones of a link, where this browser has any. */
  turnTo(linkId: number, name: string) {
    const found = this.#latest(linkId, name);
    if (found) this.add(...found);
  }

  add(recordId: number, record: GuestRecord) {
    const all = this.#all();
    all.delete(recordId);
    all.set(recordId, record);
    this.#storage.write(KEYS.guestRecords, JSON.stringify([...all].slice(-MAX)));
  }

  /** An account has taken these over: their tokens read nothing any more. */
  forget(recordIds: readonly number[]) {
    const all = [...this.#all()];
    const left = all.filter(([id]) => !recordIds.includes(id));
    if (left.length < all.length) this.#storage.write(KEYS.guestRecords, JSON.stringify(left));
  }

  #latest(linkId: number, name: string | undefined) {
    return [...this.#all()].findLast(
      ([, record]) => record.linkId === linkId && (name === undefined || plain(record.name) === plain(name)),
    );
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

/** A name as the server compares it. */
const plain = (name = '') => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

function isEntry(entry: unknown): entry is [number, GuestRecord] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'number') return false;
  const record: unknown = entry[1];
  if (typeof record !== 'object' || record === null) return false;
  return (
    'linkId' in record &&
    typeof record.linkId === 'number' &&
    'token' in record &&
    typeof record.token === 'string' &&
    (!('name' in record) || typeof record.name === 'string')
  );
}

/** What a call about a guest's record sends along; nothing for a student's own. */
export function asGuest(token: string | undefined): { guestToken?: string } {
  return token === undefined ? {} : { guestToken: token };
}
