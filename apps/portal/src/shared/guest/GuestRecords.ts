import type { KeyValueStore, Services } from '../../core/services.ts';
import { KEYS } from '../../core/storedNames.ts';

/** A record that a guest has made in this browser. */
interface GuestRecord {
  linkId: number;
  token: string;
  /** The name that the guest gave: two children of one browser have a record each. */
  name?: string | undefined;
}

/** Most records that are remembered; the oldest goes first. */
const MAX = 20;

/**
 * Tokens of the records that guests have made: they are sent as a header and stand in no address (product.md 4.5). While a paper is open,
 * every tab of this browser may go on with it, as after a crash. What has been handed in is read in the guest's own tabs alone, so that
 * whoever comes to a shared browser next reads no result by its address; elsewhere an account with the same phone opens it (decision 0043).
 */
export class GuestRecords {
  /** Of papers that are open. */
  readonly #shared: Tokens;
  /** Of records that this tab has made or gone on with. */
  readonly #ofTab: Tokens;
  readonly #storage: KeyValueStore;

  constructor({ storage, sessionStorage }: Pick<Services, 'storage' | 'sessionStorage'>) {
    this.#shared = new Tokens(storage, KEYS.guestRecords);
    this.#ofTab = new Tokens(sessionStorage, KEYS.guestRecords);
    this.#storage = storage;
  }

  /** Nothing was made in this browser, as far as it knows. */
  get isEmpty() {
    return this.#all().size === 0 && this.#storage.read(KEYS.guestMade) === null;
  }

  /** Token with which an open record goes on; undefined where it is not a guest's of this browser. */
  tokenOf(recordId: number): string | undefined {
    return this.#all().get(recordId)?.token;
  }

  /** Token that reads a record which is handed in: in the guest's own tabs. */
  resultTokenOf(recordId: number): string | undefined {
    return this.#ofTab.all().get(recordId)?.token;
  }

  /** Token of the latest record from a link; with a name, of the latest that this person has. */
  tokenOfLink(linkId: number, name?: string): string | undefined {
    return this.#latest(linkId, name)?.[1].token;
  }

  /** Makes the records of a person the latest ones of a link, where this browser has any. */
  turnTo(linkId: number, name: string) {
    const found = this.#latest(linkId, name);
    if (!found) return;
    for (const tokens of [this.#shared, this.#ofTab]) if (tokens.all().has(found[0])) tokens.add(...found);
  }

  /** Tokens of all records that this browser holds, the latest last. */
  get tokens(): string[] {
    return [...this.#all().values()].map(({ token }) => token).slice(-MAX);
  }

  add(recordId: number, record: GuestRecord) {
    this.#shared.add(recordId, record);
    this.#ofTab.add(recordId, record);
    this.#storage.write(KEYS.guestMade, '1');
  }

  /** This tab goes on with an open record, and will read its result. */
  hold(recordId: number) {
    const record = this.#shared.all().get(recordId);
    if (record) this.#ofTab.add(recordId, record);
  }

  /** The record is handed in: other tabs do not read it. Returns whether they could until now. */
  close(recordId: number): boolean {
    return this.#shared.forget([recordId]);
  }

  /** An account has taken these over: their tokens read nothing any more. */
  forget(recordIds: readonly number[]) {
    this.#shared.forget(recordIds);
    this.#ofTab.forget(recordIds);
    if (this.#all().size === 0) this.#storage.remove(KEYS.guestMade);
  }

  #latest(linkId: number, name: string | undefined) {
    return [...this.#all()].findLast(
      ([, record]) => record.linkId === linkId && (name === undefined || plain(record.name) === plain(name)),
    );
  }

  #all(): Map<number, GuestRecord> {
    const ofTab = this.#ofTab.all();
    const shared = [...this.#shared.all()].filter(([id]) => !ofTab.has(id));
    return new Map([...shared, ...ofTab]);
  }
}

/** Tokens in one storage, the oldest first. */
class Tokens {
  readonly #storage: KeyValueStore;
  readonly #key: string;

  constructor(storage: KeyValueStore, key: string) {
    this.#storage = storage;
    this.#key = key;
  }

  all(): Map<number, GuestRecord> {
    try {
      const stored: unknown = JSON.parse(this.#storage.read(this.#key) ?? '[]');
      return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
    } catch {
      return new Map();
    }
  }

  add(recordId: number, record: GuestRecord) {
    const all = this.all();
    all.delete(recordId);
    all.set(recordId, record);
    this.#write([...all].slice(-MAX));
  }

  forget(recordIds: readonly number[]): boolean {
    const all = [...this.all()];
    const left = all.filter(([id]) => !recordIds.includes(id));
    if (left.length === all.length) return false;
    this.#write(left);
    return true;
  }

  #write(entries: readonly (readonly [number, GuestRecord])[]) {
    this.#storage.write(this.#key, JSON.stringify(entries));
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
