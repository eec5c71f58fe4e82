/** What two tabs send each other to connect picture and sound; `to` is the tab that is meant. */
export type Signal =
  /** I am here; `to` null asks all tabs of the other one, and they answer. */
  | { kind: 'hello'; to: string | null }
  /** To all tabs of the other one: I talk with this one of you. */
  | { kind: 'with'; tab: string }
  | { kind: 'description'; to: string; type: 'offer' | 'answer'; sdp: string }
  | { kind: 'candidates'; to: string; candidates: RTCIceCandidateInit[] }
  | { kind: 'bye' };

interface Part {
  kind: 'part';
  id: string;
  index: number;
  count: number;
  text: string;
}

/** Most characters of one frame's data: with its envelope, and twice as long in UTF-8 or escaped, still below 16 KB (W3). */
const PART_MAX = 6000;
/** Most parts of one signal: no description is that long. */
const PARTS_MAX = 40;

/** Cuts a signal that is too long for one frame into parts. */
export function chunksOf(signal: Signal, createId: () => string): (Signal | Part)[] {
  const text = JSON.stringify(signal);
  if (text.length <= PART_MAX) return [signal];
  const count = Math.ceil(text.length / PART_MAX);
  const id = createId();
  return Array.from({ length: count }, (_, index) => ({
    kind: 'part' as const,
    id,
    index,
    count,
    text: text.slice(index * PART_MAX, (index + 1) * PART_MAX),
  }));
}

/** Puts the parts of one tab's signals together again. */
export class ChunkCollector {
  private id = '';
  private parts: string[] = [];

  /** A whole signal, or null for what is none, or not complete yet (W7). */
  add(data: unknown): Signal | null {
    const part = asPart(data);
    if (!part) return asSignal(data);
    if (part.id !== this.id) {
      this.id = part.id;
      this.parts = [];
    }
    this.parts[part.index] = part.text;
    if (Object.keys(this.parts).length < part.count) return null;
    const text = this.parts.join('');
    this.id = '';
    this.parts = [];
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

function asPart(data: unknown): Part | null {
  const { kind, id, index, count, text } = asRecord(data) ?? {};
  if (kind !== 'part' || typeof id !== 'string' || typeof text !== 'string') return null;
  if (typeof index !== 'number' || typeof count !== 'number') return null;
  return index >= 0 && index < count && count <= PARTS_MAX ? { kind, id, index, count, text } : null;
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
