/** Characters of base64 in a chunk; with its header it stays under the 8,000 bytes of a PostgreSQL notification. */
const CHUNK_CHARS = 7_000;
/** Incomplete texts that are stored; the oldest is dropped. */
const OPEN_MAX = 200;

/** Splits a text into chunks that fit one notification: `key~number~of how many~base64`, or the text unchanged when it is short. */
export function splitIntoChunks(text: string, key: string): string[] {
  const bytes = Buffer.from(text);
  if (bytes.length <= CHUNK_CHARS) return [text];
  const coded = bytes.toString('base64');
  const count = Math.ceil(coded.length / CHUNK_CHARS);
  return Array.from(
    { length: count },
    (_, index) => `${key}~${index}~${count}~${coded.slice(index * CHUNK_CHARS, (index + 1) * CHUNK_CHARS)}`,
  );
}

/** Reassembles chunks, in any order of arrival. */
export class ChunkJoiner {
  private readonly open = new Map<string, string[]>();

  /** The text, once its last chunk has arrived; null until then. */
  add(chunk: string): string | null {
    const [, key, index, count, coded] = /^([\w-]+)~(\d{1,3})~(\d{1,3})~([\w+/=]+)$/.exec(chunk) ?? [];
    if (key === undefined || coded === undefined) return chunk;
    const chunks = this.open.get(key) ?? [];
    chunks[Number(index)] = coded;
    this.open.set(key, chunks);
    if (Object.keys(chunks).length < Number(count)) {
      this.dropOldest();
      return null;
    }
    this.open.delete(key);
    return Buffer.from(chunks.join(''), 'base64').toString();
  }

  private dropOldest(): void {
    const [oldest] = this.open.keys();
    if (this.open.size > OPEN_MAX && oldest !== undefined) this.open.delete(oldest);
  }
}
