import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { PROOF_NEEDED } from '@shuyuan/contract';
import { refused } from '../core/errors.ts';
import { isSameHash, type Secrets } from '../core/secrets.ts';
import type { Tx } from '../data/tenancy.ts';

const derive = promisify(pbkdf2);

/** Puzzles of one challenge: eight small ones take a time that varies less than that of one large. */
const PARTS = 8;
/** Iterations of one try: the browser's native code does the work, not the call. */
const COST = 250;
/** Tries of a part at level 0, on the average: together a quarter of a million iterations, a second on a slow phone. */
const TRIES = 128;
/** How long a challenge may be answered. */
const LIFE_MS = 5 * 60_000;
/** The hardest level; each one doubles the work. */
export const LEVEL_MAX = 5;

const PROOF = /^((\d{1,9})\.([0-9a-z]{1,9})\.([\w-]{22}))\.([\w-]{43})\.((?:[0-9a-z]{1,7}-){7}[0-9a-z]{1,7})$/;

/** What a proof is good for: one call about one subject in one school. */
export interface ProofSubject {
  companyId: number;
  call: 'code' | 'guestStart';
  /** A phone, or a link and a phone. */
  subject: string;
}

/** What challenges are made with. */
export interface ProofParts {
  secrets: Secrets;
  /** Multiplies the work. */
  factor: number;
}

/** A proof that was right; whether it has been used is known once it is spent. */
export interface Proof {
  nonce: string;
  /** Work behind it. */
  tries: number;
}

/** The refusal that asks for a proof; thrown, so that nothing of the request stays (2013). */
export function proofNeeded(parts: ProofParts, subject: ProofSubject, { level, now }: { level: number; now: Date }) {
  const tries = triesOf(parts, level);
  const expires = Math.floor((now.getTime() + LIFE_MS) / 1000).toString(36);
  const facts = `${tries}.${expires}.${randomBytes(16).toString('base64url')}`;
  const challenge = `${facts}.${sign(parts, subject, facts)}`;
  return refused(PROOF_NEEDED, { challenge, parts: PARTS, tries, cost: COST });
}

/**
 * The proof of a text, or null where it is forged, expired, of another subject or not solved. The signature comes first: only a challenge
 * of ours costs a computation.
 */
export async function checkProof(
  parts: ProofParts,
  subject: ProofSubject,
  { text, now }: { text: string; now: Date },
): Promise<Proof | null> {
  const [, facts = '', said, expires = '', nonce = '', signature = '', counters = ''] = PROOF.exec(text) ?? [];
  if (!isSameHash(signature, sign(parts, subject, facts)) || facts === '') return null;
  if (Number.parseInt(expires, 36) * 1000 < now.getTime()) return null;
  const tries = Number(said);
  for (const [part, counter] of counters.split('-').entries()) {
    const password = `${part}:${Number.parseInt(counter, 36)}`;
    const key = await derive(password, `${facts}.${signature}`, COST, 4, 'sha256');
    if (key.readUInt32BE() >= 2 ** 32 / tries) return null;
  }
  return { nonce, tries };
}

/** Whether a proof has half of the work of a level: pressure may have grown while it was solved. */
export function isEnough(parts: ProofParts, { tries }: Proof, level: number): boolean {
  return 2 * tries >= triesOf(parts, level);
}

/** Uses a proof up in the transaction of its effect; false where it has been used before. */
export async function spendProof(tx: Tx, companyId: number, { nonce }: Proof, now: Date): Promise<boolean> {
  const spent = await tx
    .insertInto('spent_proof')
    .values({ company_id: companyId, nonce, spent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return spent !== undefined;
}

function triesOf({ factor }: ProofParts, level: number): number {
  return Math.max(1, Math.round(TRIES * factor * 2 ** Math.min(level, LEVEL_MAX)));
}

function sign({ secrets }: ProofParts, { companyId, call, subject }: ProofSubject, facts: string): string {
  return secrets.hash('proof', companyId, `${call}\0${subject}\0${facts}`);
}
