/** Fractional parts of the cube roots of the first 64 primes, 32 bits each (FIPS 180-4, 4.2.2). */
const ROUND = Int32Array.from(fractions(64, Math.cbrt));
/** Fractional parts of the square roots of the first 8 primes (FIPS 180-4, 5.3.3). */
const START = fractions(8, Math.sqrt);
/** Bytes that are mixed at a time. */
export const BLOCK_BYTES = 64;

/** SHA-256 as FIPS 180-4 gives it, for pages on plain http, where browsers have no `crypto.subtle`. */
export function digest(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = startState();
  const words = new Uint32Array(64);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % BLOCK_BYTES);
  for (let at = 0; at < whole; at += BLOCK_BYTES) mixBlock(state, words, view, at);
  // The rest, the bit that ends it, and the length in bits.
  const rest = new Uint8Array(bytes.length - whole < BLOCK_BYTES - 8 ? BLOCK_BYTES : 2 * BLOCK_BYTES);
  rest.set(bytes.subarray(whole));
  rest[bytes.length - whole] = 0x80;
  const tail = new DataView(rest.buffer);
  tail.setBigUint64(rest.length - 8, BigInt(bytes.length) * 8n);
  for (let at = 0; at < rest.length; at += BLOCK_BYTES) mixBlock(state, words, tail, at);
  const result = new Uint8Array(32);
  const out = new DataView(result.buffer);
  for (const [index, word] of state.entries()) out.setUint32(index * 4, word);
  return result;
}

/** The state that every hash starts with. */
export function startState(): Uint32Array {
  return Uint32Array.from(START);
}

/** Mixes one block of 64 bytes into the state (FIPS 180-4, 6.2.2); `words` is room for 64. */
export function mixBlock(state: Uint32Array, words: Uint32Array, view: DataView, at: number) {
  for (let index = 0; index < 16; index++) words[index] = view.getUint32(at + index * 4);
  for (let index = 16; index < 64; index++) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = ((words[index - 16] ?? 0) + small0 + (words[index - 7] ?? 0) + small1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  // As 32-bit numbers, and without a list a round: engines compute these without allocating.
  [a, b, c, d, e, f, g, h] = [a | 0, b | 0, c | 0, d | 0, e | 0, f | 0, g | 0, h | 0];
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g);
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + sum1 + choice + (ROUND[index] ?? 0) + (words[index] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function fractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}
