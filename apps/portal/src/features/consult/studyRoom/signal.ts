/** What two tabs send each other to connect picture and sound; `to` is the receiving tab. */
export type Signal =
  /** I am here; `to` null goes to all tabs of the other side, which answer. */
  | { kind: 'hello'; to: string | null }
  /** To all tabs of the other side: which of them this tab is connected with. */
  | { kind: 'with'; tab: string }
  | { kind: 'description'; to: string; type: 'offer' | 'answer'; sdp: string }
  | { kind: 'candidates'; to: string; candidates: RTCIceCandidateInit[] }
  | { kind: 'bye' };

/** A piece of a long signal; `part` is its name on the wire. */
interface Chunk {
  kind: 'part';
  id: string;
  index: number;
  count: number;
  text: string;
}

/** Most characters of one frame's data: with its envelope, and twice as long in UTF-8 or escaped, still below 16 KB (W3). */
const CHUNK_MAX = 6000;
/** Most chunks of one signal: no description is that long. */
const CHUNKS_MAX = 40;

/** Cuts a signal that is too long for one frame into chunks. */
export function chunksOf(signal: Signal, createId: () => string): (Signal | Chunk)[] {
  const text = JSON.stringify(signal);
  if (text.length <= CHUNK_MAX) return [signal];
  const count = Math.ceil(text.length / CHUNK_MAX);
  const id = createId();
  return Array.from({ length: count }, (_, index) => ({
    kind: 'part' as const,
    id,
    index,
    count,
    text: text.slice(index * CHUNK_MAX, (index + 1) * CHUNK_MAX),
  }));
}

/** Joins the chunks of one tab's signals. */
export class ChunkCollector {
  private id = '';
  private chunks: string[] = [];

  /** A whole signal, or null for what is none, or not complete yet (W7). */
  add(data: unknown): Signal | null {
    const chunk = asChunk(data);
    if (!chunk) return asSignal(data);
    if (chunk.id !== this.id) {
      this.id = chunk.id;
      this.chunks = [];
    }
    this.chunks[chunk.index] = chunk.text;
    if (Object.keys(this.chunks).length < chunk.count) return null;
    const text = this.chunks.join('');
    this.id = '';
    this.chunks = [];
    try {
      return asSignal(JSON.parse(text));
    } catch {
      return null;
    }
  }
}

function asRecord(data: unknown): Record<string, unknown> | null {
  return typeof data === 'object' && data !== null ? { ...data } : null;
}

function asChunk(data: unknown): Chunk | null {
  const { kind, id, index, count, text } = asRecord(data) ?? {};
  if (kind !== 'part' || typeof id !== 'string' || typeof text !== 'string') return null;
  if (typeof index !== 'number' || typeof count !== 'number') return null;
  return index >= 0 && index < count && count <= CHUNKS_MAX ? { kind, id, index, count, text } : null;
}

function asSignal(data: unknown): Signal | null {
  const { kind, to, tab, type, sdp, candidates } = asRecord(data) ?? {};
  if (kind === 'bye') return { kind };
  if (kind === 'with') return typeof tab === 'string' ? { kind, tab } : null;
  if (kind === 'hello') return to === null || typeof to === 'string' ? { kind, to } : null;
  if (typeof to !== 'string') return null;
  if (kind === 'description' && (type === 'offer' || type === 'answer') && typeof sdp === 'string') {
    return { kind, to, type, sdp };
  }
  if (kind !== 'candidates' || !Array.isArray(candidates)) return null;
  return { kind, to, candidates: candidates.filter((one): one is RTCIceCandidateInit => asRecord(one) !== null) };
}
