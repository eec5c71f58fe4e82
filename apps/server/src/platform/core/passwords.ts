import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { unavailable } from './errors.ts';

/** argon2id, 19 MiB, 2 passes, 1 lane (A7). */
const COST = {
  algorithm: 2 satisfies Algorithm.Argon2id as Algorithm,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
/** Concurrent hashes; each uses a thread of the pool and 19 MiB. */
const RUNNING_MAX = 2;
/** Queued hashes; beyond that 503 is answered at once, so that a burst of logins does not starve other requests (S5, performance.md §3). */
const WAITING_MAX = 64;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= RUNNING_MAX) {
    if (waiting.length >= WAITING_MAX) throw unavailable();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** The hash under which a password is stored (A7); only the seed passes a salt, because its output must be reproducible. */
export function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  return inTurn(() => hash(password, salt ? { ...COST, salt } : COST));
}

/** Hash of no password: compared when there is no account, so that the response takes equally long (A4). */
const noPassword = hash(crypto.randomUUID(), COST);

/** Whether the password is the one behind the hash; takes as long when there is no hash (A4). */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const compared = stored ?? (await noPassword);
  const isRight = await inTurn(() => verify(compared, password));
  return stored !== null && isRight;
}
