import type { Secrets } from '../core/secrets.ts';

/** What a message tells, and the verification code in it. */
export interface SealedText {
  body: string;
  /** Null where the message carries no code. */
  code: string | null;
}

const MARK = 'sealed:';
const keyOf = (companyId: number) => `outbox\0${companyId}`;

/** Encrypts a text for the outbox: who reads a copy of the database reads no code. */
export function sealText(secrets: Secrets, companyId: number, text: SealedText): string {
  return MARK + Buffer.from(secrets.seal(keyOf(companyId), JSON.stringify(text))).toString('base64url');
}

/** Decrypts it; a text from before texts were sealed is taken as it is, and one that was sent is empty. */
export function unsealText(secrets: Secrets, companyId: number, stored: string): SealedText {
  if (!stored.startsWith(MARK)) return { body: stored, code: null };
  return JSON.parse(
    secrets.unseal(keyOf(companyId), Buffer.from(stored.slice(MARK.length), 'base64url')),
  ) as SealedText;
}
