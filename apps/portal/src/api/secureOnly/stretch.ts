import { BLOCK_BYTES, digest, mixBlock, startState } from './digest.ts';

const HASH_BYTES = 32;

/** PBKDF2 with HMAC-SHA-256 as RFC 8018 gives it, its first 32 bytes, for pages on plain http, where browsers have no `crypto.subtle`. */
export function stretch(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array<ArrayBuffer> {
  const secret = password.length > BLOCK_BYTES ? digest(password) : password;
  const [inner, outer] = [0x36, 0x5c].map((pad) => padded(secret, pad)) as [Uint32Array, Uint32Array];
  const words = new Uint32Array(64);
  const first = new Uint8Array(BLOCK_BYTES + salt.length + 4);
  first.set(block(secret, 0x36));
  first.set(salt, BLOCK_BYTES);
  first[first.length - 1] = 1;
  // A hash fills half of a block; the rest is what ends a text of one block and a half.
  const bytes = new Uint8Array(BLOCK_BYTES);
  const view = new DataView(bytes.buffer);
  bytes[HASH_BYTES] = 0x80;
  view.setUint32(BLOCK_BYTES - 4, 8 * (BLOCK_BYTES + HASH_BYTES));
  bytes.set(digest(first));
  const state = new Uint32Array(8);
  const result = new Uint32Array(8);
  const advance = (from: Uint32Array) => {
    state.set(from);
    mixBlock(state, words, view, 0);
    for (let index = 0; index < 8; index++) view.setUint32(index * 4, state[index] ?? 0);
  };
  advance(outer);
  result.set(state);
  for (let round = 1; round < iterations; round++) {
    advance(inner);
    advance(outer);
    for (let index = 0; index < 8; index++) result[index] = (result[index] ?? 0) ^ (state[index] ?? 0);
  }
  const key = new Uint8Array(HASH_BYTES);
  const out = new DataView(key.buffer);
  for (const [index, word] of result.entries()) out.setUint32(index * 4, word);
  return key;
}

function block(secret: Uint8Array, pad: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(BLOCK_BYTES);
  bytes.set(secret);
  return bytes.map((byte) => byte ^ pad);
}

/** The state of the hash after the block that begins each HMAC. */
function padded(secret: Uint8Array, pad: number): Uint32Array {
  const state = startState();
  mixBlock(state, new Uint32Array(64), new DataView(block(secret, pad).buffer), 0);
  return state;
}
