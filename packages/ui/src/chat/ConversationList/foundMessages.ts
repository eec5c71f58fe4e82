import type { Instant } from '@shuyuan/rules';

/** A message that a search has found. */
export interface FoundMessage {
  id: string;
  /** Name of the conversation. */
  title: string;
  /** The words, or the name of the file. */
  text: string;
  /** Its author, in a group or for one's own. */
  author?: string | undefined;
  at: Instant;
  /** Address of the message. */
  href: string;
}

/** The search in messages, as the list shows it below the conversations. */
export interface FoundMessages {
  state: 'loading' | 'failed' | 'ready';
  items: readonly FoundMessage[];
  /** There are older ones that are not listed. */
  truncated?: boolean | undefined;
  /** Searches again after a failure. */
  onRetry?: (() => void) | undefined;
}

/** Characters before the first hit that stay visible. */
const BEFORE = 12;

/** A text in parts, hits and the rest, beginning shortly before its first hit; every word of the query counts. */
export function hitParts(text: string, query: string): readonly { text: string; isHit: boolean }[] {
  const words = query.trim().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [{ text, isHit: false }];
  const pattern = new RegExp(words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'), 'giu');
  const line = text.replaceAll(/\s+/gu, ' ');
  const first = line.search(pattern);
  const from = first > BEFORE ? first - BEFORE : 0;
  const shown = (from > 0 ? '…' : '') + line.slice(from);
  const parts: { text: string; isHit: boolean }[] = [];
  let end = 0;
  for (const hit of shown.matchAll(pattern)) {
    if (hit.index > end) parts.push({ text: shown.slice(end, hit.index), isHit: false });
    parts.push({ text: hit[0], isHit: true });
    end = hit.index + hit[0].length;
  }
  if (end < shown.length) parts.push({ text: shown.slice(end), isHit: false });
  return parts;
}
