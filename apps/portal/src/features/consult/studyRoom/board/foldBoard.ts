import { isPage, type Mark, parseErased, parseMark } from './marks.ts';

/** What the fold needs of an item of the room, sent or still to be sent. */
export interface BoardItem {
  clientId: string;
  kind: 'text' | 'mark' | 'erase' | 'file' | 'page';
  body: string;
  /** Place in the room's order; what is not sent yet comes last. */
  seq: number;
  from: 'student' | 'lecturer';
}

/** A mark that is on the board. */
export interface PlacedMark {
  id: string;
  mark: Mark;
  from: 'student' | 'lecturer';
}

/**
 * The board as it is after all items: marks less what was erased, in the room's order. In whatever order items come and
 * however often, the board is the same: an erasing also counts for a mark that comes after it (W7).
 */
export function foldBoard(items: Iterable<BoardItem>): PlacedMark[] {
  const marks = new Map<string, PlacedMark & { seq: number }>();
  const erased = new Set<string>();
  for (const { clientId, kind, body, seq, from } of items) {
    if (kind === 'erase') for (const id of parseErased(body)) erased.add(id);
    if (kind !== 'mark') continue;
    const mark = parseMark(body);
    const known = marks.get(clientId);
    if (mark && (!known || seq < known.seq)) marks.set(clientId, { id: clientId, mark, from, seq });
  }
  return [...marks.values()]
    .filter(({ id }) => !erased.has(id))
    .sort((one, other) => one.seq - other.seq || (one.id < other.id ? -1 : 1))
    .map(({ id, mark, from }) => ({ id, mark, from }));
}

/** Pages of a board. */
export interface BoardPages {
  /** The page that both see, from 1. */
  page: number;
  count: number;
}

/** Which page is shown, the last one that somebody turned to in the room's order, and how many there are (W7). */
export function foldPages(items: Iterable<BoardItem>): BoardPages {
  let last = { seq: 0, page: 1 };
  let count = 1;
  for (const { kind, body, seq } of items) {
    const page = Number(body);
    if (kind !== 'page' || !isPage(page)) continue;
    count = Math.max(count, page);
    if (seq > last.seq) last = { seq, page };
  }
  return { page: last.page, count };
}
