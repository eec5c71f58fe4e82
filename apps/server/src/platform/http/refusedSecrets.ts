/** How long a secret that was looked up in vain is refused without another look-up, in ms: a page has made its dozen calls by then. */
export const REFUSED_MS = 5_000;
/** Remembered at once; the oldest is forgotten first, and looked up again. */
const REFUSED_MAX = 10_000;

/**
 * Secrets that have just been looked up in vain, whoever asked. None becomes valid by being handed out, because each that is handed out is new
 * (A1, U5); what is let in again, such as a picture that is published or a student who is unblocked, is so after `REFUSED_MS` at the latest.
 */
export class RefusedSecrets {
  private readonly until = new Map<string, number>();
  private readonly now: () => number;

  /** `now` in ms, from a clock that nobody can set. */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  has(secret: string): boolean {
    return (this.until.get(secret) ?? Number.NEGATIVE_INFINITY) > this.now();
  }

  /** Whether the secret is new here. */
  add(secret: string): boolean {
    if (this.has(secret)) return false;
    this.until.delete(secret);
    this.until.set(secret, this.now() + REFUSED_MS);
    const [oldest] = this.until.keys();
    if (this.until.size > REFUSED_MAX && oldest !== undefined) this.until.delete(oldest);
    return true;
  }
}
