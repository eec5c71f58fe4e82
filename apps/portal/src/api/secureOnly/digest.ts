/** Fractional parts of the cube roots of the first 64 primes, 32 bits each (FIPS 180-4, 4.2.2). */
const ROUND = fractions(64, Math.cbrt);
/** Fractional parts of the square roots of the first 8 primes (FIPS 180-4, 5.3.3). */
const START = fractions(8, Math.sqrt);
const BLOCK = 64;

/** SHA-256 as FIPS 180-4 gives it, for pages on plain http, where browsers have no `crypto.subtle`. */
export function digest(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = Uint32Array.from(START);
  const words = new Uint32Array(64);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) mix(state, words, view, at);
  // The rest, the bit that ends it, and the length in bits.
  const rest = new Uint8Array(bytes.length - whole < BLOCK - 8 ? BLOCK : 2 * BLOCK);
  rest.set(bytes.subarray(whole));
  rest[bytes.length - whole] = 0x80;
  const tail = new DataView(rest.buffer);
  tail.setBigUint64(rest.length - 8, BigInt(bytes.length) * 8n);
  for (let at = 0; at < rest.length; at += BLOCK) mix(state, words, tail, at);
  const result = new Uint8Array(32);
  const out = new DataView(result.buffer);
  for (const [index, word] of state.entries()) out.setUint32(index * 4, word);
  return result;
}

/** One block of 64 bytes (FIPS 180-4, 6.2.2). */
function mix(state: Uint32Array, words: Uint32Array, view: DataView, at: number) {
  const word = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 16; index++) words[index] = view.getUint32(at + index * 4);
  for (let index = 16; index < 64; index++) {
    const early = word(index - 15);
    const late = word(index - 2);
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = word(index - 16) + small0 + word(index - 7) + small1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[index] ?? 0) + word(index)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = (state[index] ?? 0) + value;
  });
}

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function fractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}
