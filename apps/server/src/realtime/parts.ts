/** Largest piece of base64; with its head it stays under the 8,000 bytes that PostgreSQL carries in one notice. */
const PIECE = 7_000;
/** Texts whose pieces are not all there; older ones give way. */
const OPEN_MAX = 200;

/** Cuts a text into pieces that one notice can carry: `key~number~of how many~base64`, or the text itself when it is short. */
export function cut(text: string, key: string): string[] {
  const bytes = Buffer.from(text);
  if (bytes.length <= PIECE) return [text];
  const coded = bytes.toString('base64');
  const count = Math.ceil(coded.length / PIECE);
  return Array.from(
    { length: count },
    (_, index) => `${key}~${index}~${count}~${coded.slice(index * PIECE, (index + 1) * PIECE)}`,
  );
}

/** Joins pieces again, in whatever order they come. */
export class Joiner {
  private readonly open = new Map<string, string[]>();

  /** The text, once its last piece is there; null until then. */
  take(piece: string): string | null {
    const [, key, index, count, coded] = /^([\w-]+)~(\d{1,3})~(\d{1,3})~([\w+/=]+)$/.exec(piece) ?? [];
    if (key === undefined || coded === undefined) return piece;
    const pieces = this.open.get(key) ?? [];
    pieces[Number(index)] = coded;
    this.open.set(key, pieces);
    if (Object.keys(pieces).length < Number(count)) {
      this.makeRoom();
      return null;
    }
    this.open.delete(key);
    return Buffer.from(pieces.join(''), 'base64').toString();
  }

  private makeRoom(): void {
    const [oldest] = this.open.keys();
    if (this.open.size > OPEN_MAX && oldest !== undefined) this.open.delete(oldest);
  }
}
