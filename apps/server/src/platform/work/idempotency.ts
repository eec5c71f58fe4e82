import { ResultCode } from '@shuyuan/contract';
import { codeOf } from '../core/errorCode.ts';
import { refused } from '../core/errors.ts';
import { isSameHash, type Secrets } from '../core/secrets.ts';
import type { Tx } from '../data/tenancy.ts';
import { enqueue } from '../data/transaction.ts';

/** The key of one request of one caller: who, which call, which `requestId`, and a fingerprint of what was asked (C1). */
export interface IdempotencyKey {
  companyId: number;
  /** Opaque to the database: without it the stored answer cannot be read. */
  key: string;
  body: string;
  now: Date;
}

/** The key of a request that carries a `requestId`. */
export function idempotencyKeyOf(parts: {
  companyId: number;
  actor: string;
  path: string;
  requestId: string;
  input: unknown;
  now: Date;
}): IdempotencyKey {
  return {
    companyId: parts.companyId,
    key: `${parts.actor}\0${parts.path}\0${parts.requestId.toLowerCase()}`,
    body: stable(parts.input),
    now: parts.now,
  };
}

/** The work of a request, in its transaction and under its key. */
type Answering = (tx: Tx, request: IdempotencyKey | null, work: () => Promise<string>) => Promise<string>;

/** Thrown to roll back what a repeated request has done, before its stored answer is read. */
class AnsweredBefore extends Error {}
const UNIQUE = '23505';

/**
 * Runs the work of a request unless its key has been answered before; the answer is stored in the transaction of the effect. The same key
 * with another body is refused (I19). The key is claimed while the work is done: the statements of a repeated request wait behind its
 * claim until the first one is through, and then fail with it. `open` opens a transaction, and runs again to read the stored answer.
 */
export async function once(open: (answering: Answering) => Promise<string>, secrets: Secrets): Promise<string> {
  try {
    return await open((tx, request, work) => (request ? claim(tx, secrets, request, work) : work()));
  } catch (error) {
    if (!(error instanceof AnsweredBefore)) throw error;
    return open(async (tx, request, work) => (request && (await findAnswer(tx, secrets, request))) || work());
  }
}

async function claim(tx: Tx, secrets: Secrets, request: IdempotencyKey, work: () => Promise<string>): Promise<string> {
  const keyHash = secrets.hash('idempotency', request.companyId, request.key);
  const claiming = tx
    .insertInto('idempotency')
    .values({
      company_id: request.companyId,
      key_hash: keyHash,
      body_hash: secrets.hash('body', request.companyId, request.key + request.body),
      answer: new Uint8Array(),
      created_at: request.now,
    })
    .execute();
  const [claimed, answer] = await Promise.allSettled([claiming, work()]);
  // A failed claim ends its transaction, so that nothing behind it waits for a lock.
  if (claimed.status === 'rejected') throw codeOf(claimed.reason) === UNIQUE ? new AnsweredBefore() : claimed.reason;
  if (answer.status === 'rejected') throw answer.reason;
  const sealed = secrets.seal(request.key, answer.value);
  await enqueue(tx, tx.updateTable('idempotency').set({ answer: sealed }).where('key_hash', '=', keyHash).execute());
  return answer.value;
}

/** The answer that is stored under a key, or null. */
export async function findAnswer(tx: Tx, secrets: Secrets, request: IdempotencyKey): Promise<string | null> {
  const row = await tx
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('key_hash', '=', secrets.hash('idempotency', request.companyId, request.key))
    .executeTakeFirst();
  if (!row) return null;
  const isSame = isSameHash(row.body_hash, secrets.hash('body', request.companyId, request.key + request.body));
  if (!isSame) throw refused(ResultCode.submittedTwice);
  return secrets.unseal(request.key, row.answer);
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${stable(part)}`).join(',')}}`;
}
