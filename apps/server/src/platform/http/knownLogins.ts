/** Most logins that a process remembers; the oldest is forgotten first, and counts as its address until it is found again. */
const KNOWN_MAX = 50_000;

/**
 * Hashes of tokens that were found to be active logins. Limits and turns belong to the login only of these: a made-up token would
 * otherwise be a new person each time. Until a login is found, the caller is the address (S7, S12).
 */
export class KnownLogins {
  private readonly hashes = new Set<string>();
  private readonly max: number;

  constructor(max = KNOWN_MAX) {
    this.max = max;
  }

  has(hash: string): boolean {
    return this.hashes.has(hash);
  }

  add(hash: string): void {
    if (this.hashes.has(hash)) return;
    this.hashes.add(hash);
    const [oldest] = this.hashes;
    if (this.hashes.size > this.max && oldest !== undefined) this.hashes.delete(oldest);
  }

  /** The login has ended. */
  delete(hash: string): void {
    this.hashes.delete(hash);
  }
}
