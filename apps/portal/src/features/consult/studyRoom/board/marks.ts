/** Width and height of the board in its own units; on screen it is scaled to fit. */
export const BOARD = { width: 1600, height: 1000 } as const;

/** Inks, the same in every brand: what is drawn is data, not decoration. */
export const INKS = ['blue', 'red', 'green', 'dark'] as const;
export type Ink = (typeof INKS)[number];

/** One thing on the board; points are `x, y, x, y …` in the board's units. */
export type Mark =
  | { kind: 'pen' | 'line'; ink: Ink; points: readonly number[] }
  | { kind: 'text'; ink: Ink; x: number; y: number; text: string }
  /** A picture of the question, by its place among them: addresses of files are signed anew each time. */
  | { kind: 'photo'; index: number; x: number; y: number };

/** Most characters of one text on the board. */
export const BOARD_TEXT_MAX = 120;
/** Most points of one stroke, so that it stays below `ROOM_ITEM_MAX`. */
export const POINTS_MAX = 1000;

/** A mark as the two browsers write it: short names, whole units. */
export function formatMark(mark: Mark): string {
  if (mark.kind === 'photo') return JSON.stringify({ k: 'photo', i: mark.index, x: mark.x, y: mark.y });
  if (mark.kind === 'text') {
    return JSON.stringify({ k: 'text', c: mark.ink, x: Math.round(mark.x), y: Math.round(mark.y), t: mark.text });
  }
  return JSON.stringify({ k: mark.kind, c: mark.ink, p: mark.points.map(Math.round) });
}

/** Reads what another browser wrote; null for anything that is no mark, which is not drawn (W7). */
export function parseMark(body: string): Mark | null {
  const value = parseRecord(body);
  if (!value) return null;
  const { k, c, p, x, y, t, i } = value;
  if (k === 'photo') return isUnit(x) && isUnit(y) && isIndex(i) ? { kind: k, index: i, x, y } : null;
  if (!isInk(c)) return null;
  if (k === 'text') {
    return isUnit(x) && isUnit(y) && typeof t === 'string' && t !== ''
      ? { kind: k, ink: c, x, y, text: t.slice(0, BOARD_TEXT_MAX) }
      : null;
  }
  if (k !== 'pen' && k !== 'line') return null;
  return isPoints(p) ? { kind: k, ink: c, points: p } : null;
}

/** Ids of the marks that an erasing takes away; none for what is no list of ids. */
export function parseErased(body: string): string[] {
  const ids = parseRecord(body)?.['ids'];
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}

/** An erasing as the two browsers write it. */
export function formatErased(ids: readonly string[]): string {
  return JSON.stringify({ ids });
}

function parseRecord(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

const isInk = (value: unknown): value is Ink => INKS.some((ink) => ink === value);
const isUnit = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 10_000;
const isIndex = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isPoints = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length >= 4 &&
  value.length <= POINTS_MAX * 2 &&
  value.length % 2 === 0 &&
  value.every(isUnit);
