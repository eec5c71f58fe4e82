/** Reads bytes of a file from a place on; fewer than asked for only where the file ends. */
export type ReadSlice = (from: number, bytes: number) => Promise<Uint8Array>;

/** Letters of one byte each, as headers have them. */
export function lettersOf(bytes: Uint8Array, from: number, length: number): string {
  let letters = '';
  for (let at = from; at < Math.min(bytes.length, from + length); at += 1)
    letters += String.fromCharCode(bytes[at] as number);
  return letters;
}

/** Whether these bytes stand at a place. */
export function hasBytes(bytes: Uint8Array, signature: readonly number[], at = 0): boolean {
  return signature.every((byte, place) => bytes[at + place] === byte);
}

/** Numbers of a header by their place. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
