import type { Access } from '@shuyuan/contract';

/** Most logins that a process remembers; the oldest is forgotten first, and counts as its address until it is found again. */
const KNOWN_MAX = 50_000;

/** Whose a login was when it was found, by the access that was asked for. */
type Remembered<Found> = Partial<Record<Access, Found>>;

/**
 * Tokens, by their hashes, that were found to be active logins. Limits and turns belong to the login only of these: a made-up token would
 * otherwise be a new person each time. Until a login is found, the caller is the address (S7, S12).
 *
 * Whose login it was is remembered too, so that a request can be worked on while the database says whether the login is still active
 * (decision 0064); it proves nothing.
 */
export class KnownLogins<Found = unknown> {
  private readonly logins = new Map<string, Remembered<Found>>();
  private readonly max: number;

  constructor(max = KNOWN_MAX) {
    this.max = max;
  }

  has(hash: string): boolean {
    return this.logins.has(hash);
  }

  /** Whose login it was when it was last found with this access. */
  get(hash: string, access: Access): Found | undefined {
    return this.logins.get(hash)?.[access];
  }

  add(hash: string, found: Remembered<Found> = {}): void {
    const known = this.logins.get(hash);
    if (known) {
      Object.assign(known, found);
      return;
    }
    this.logins.set(hash, { ...found });
    const [oldest] = this.logins.keys();
    if (this.logins.size > this.max && oldest !== undefined) this.logins.delete(oldest);
  }

  /** The login has ended. */
  delete(hash: string): void {
    this.logins.delete(hash);
  }
}
