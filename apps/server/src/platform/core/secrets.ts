import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './dataFolder.ts';
import { codeOf } from './errorCode.ts';

/** What a keyed hash is for; the same value hashed for two purposes differs. */
export type HashPurpose =
  | 'token'
  | 'code'
  | 'target'
  | 'ip'
  | 'guard'
  | 'idempotency'
  | 'body'
  | 'notification'
  | 'redemption'
  | 'ticket'
  | 'invitation'
  | 'bus'
  | 'challenge'
  | 'proof'
  | 'device'
  | 'reportLink'
  | 'guestRecord'
  | 'calendar'
  | 'fileLink';

/** Keyed hashes, random values and sealed answers, all bound to the school they belong to (T5). */
export interface Secrets {
  /** Keyed hash of a value, base64url. */
  hash(purpose: HashPurpose, companyId: number, value: string): string;
  /** A new login token: the school in the open, then 256 random bits (A1, T5). */
  newToken(companyId: number): string;
  /** Six random digits (A5). */
  newCode(): string;
  /** Encrypts a response under a key that can only be derived from `key`. */
  seal(key: string, text: string): Uint8Array;
  /** Decrypts the output of `seal`; throws for another key. */
  unseal(key: string, sealed: Uint8Array): string;
}

const TAG_BYTES = 16;
const IV_BYTES = 12;

/** Signatures that anybody with the key could make, and that nothing stores: they follow SECRET_KEY itself (decision 0060). */
const SIGNATURES: readonly HashPurpose[] = ['fileLink', 'bus', 'proof'];

/** The secrets of a server from the stored key of its database, and its present SECRET_KEY where that is another. */
export function createSecrets(secretKey: string, signingKey = secretKey): Secrets {
  const derive = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'keyed hashes', 32));
  const [hashKey, signatureKey] = [derive(secretKey), derive(signingKey)];
  const sealKey = (key: string) => Buffer.from(hkdfSync('sha256', secretKey, key, 'sealed answers', 32));
  return {
    hash: (purpose, companyId, value) =>
      createHmac('sha256', SIGNATURES.includes(purpose) ? signatureKey : hashKey)
        .update(`${purpose}\0${companyId}\0${value}`)
        .digest('base64url'),
    newToken: (companyId) => `${companyId.toString(36)}.${randomBytes(32).toString('base64url')}`,
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    seal(key, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey(key), iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    unseal(key, sealed) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', sealKey(key), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** The school that a token names, or null when the text has not the form of a token. */
export function companyOfToken(token: string): number | null {
  const match = /^([0-9a-z]{1,11})\.[A-Za-z0-9_-]{43}$/.exec(token);
  const companyId = match?.[1] ? Number.parseInt(match[1], 36) : Number.NaN;
  return Number.isSafeInteger(companyId) && companyId > 0 ? companyId : null;
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The key stored in the data folder, made on first use, readable by its owner only. */
export function storedSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  makeFolder(dataDir);
  // Written to a temporary name first: a killed process leaves no partial key, and of two processes one wins.
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}
