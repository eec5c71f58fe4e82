import { BOARD_POINTS_MAX, BOARD_UNIT_MAX, ROOM_PAGES_MAX } from '@shuyuan/contract';

/** Width and height of a page of the board in its own units; on screen it is scaled to fit. */
export const BOARD = { width: 1600, height: 1000 } as const;

/** Inks, the same in every brand: what is drawn is data, not decoration. */
export const INKS = ['blue', 'red', 'green', 'dark'] as const;
export type Ink = (typeof INKS)[number];

/** One thing on a page of the board; points are `x, y, x, y …` in the board's units. */
export type Mark = { page: number } & Drawn;
type Drawn =
  | { kind: 'pen' | 'line'; ink: Ink; points: readonly number[] }
  | { kind: 'text'; ink: Ink; x: number; y: number; text: string }
  /** A picture of the question, by its place among them. */
  | { kind: 'photo'; index: number; x: number; y: number }
  /** A photo of the talk, by its file: what is drawn has the address of the room's item. */
  | { kind: 'picture'; file: PictureFile; x: number; y: number; width: number; height: number };

/** The number of a file, or its address where the upload server gives none (wire-facts 11). */
export type PictureFile = number | string;

/** Most characters of one text on the board. */
export const BOARD_TEXT_MAX = 120;

/** A mark as the two browsers write it: short names, whole units; the first page goes without saying. */
export function formatMark(mark: Mark): string {
  return JSON.stringify({ ...shortened(mark), ...(mark.page > 1 && { g: mark.page }) });
}

function shortened(mark: Mark): Record<string, unknown> {
  if (mark.kind === 'photo') return { k: 'photo', i: mark.index, ...at(mark) };
  if (mark.kind === 'picture') {
    return { k: 'picture', f: mark.file, ...at(mark), w: Math.round(mark.width), h: Math.round(mark.height) };
  }
  if (mark.kind === 'text') return { k: 'text', c: mark.ink, ...at(mark), t: mark.text };
  return { k: mark.kind, c: mark.ink, p: mark.points.map(Math.round) };
}

const at = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });

/** Reads what another browser wrote; null for anything that is no mark, which is not drawn (W7). */
export function parseMark(body: string): Mark | null {
  const value = parseRecord(body);
  const page = value?.['g'] ?? 1;
  const drawn = value && isPage(page) ? parseDrawn(value) : null;
  return drawn && isPage(page) ? { ...drawn, page } : null;
}

function parseDrawn({ k, c, p, x, y, t, i, f, w, h }: Record<string, unknown>): Drawn | null {
  if (k === 'photo') return isUnit(x) && isUnit(y) && isIndex(i) ? { kind: k, index: i, x, y } : null;
  if (k === 'picture') {
    return isUnit(x) && isUnit(y) && isSide(w, BOARD.width) && isSide(h, BOARD.height) && isPictureFile(f)
      ? { kind: k, file: f, x, y, width: w, height: h }
      : null;
  }
  if (!isInk(c)) return null;
  if (k === 'text') {
    return isUnit(x) && isUnit(y) && typeof t === 'string' && t !== ''
      ? { kind: k, ink: c, x, y, text: t.slice(0, BOARD_TEXT_MAX) }
      : null;
  }
  if (k !== 'pen' && k !== 'line') return null;
  return isPoints(p) ? { kind: k, ink: c, points: p } : null;
}

/** Whether a value is the number of a page. */
export const isPage = (value: unknown): value is number => isIndex(value) && value >= 1 && value <= ROOM_PAGES_MAX;

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
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= BOARD_UNIT_MAX;
const isSide = (value: unknown, most: number): value is number => isUnit(value) && value >= 1 && value <= most;
const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isPictureFile = (value: unknown): value is PictureFile =>
  isIndex(value) || (typeof value === 'string' && /^(?:https?:\/)?\//.test(value));
const isPoints = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length >= 4 &&
  value.length <= BOARD_POINTS_MAX * 2 &&
  value.length % 2 === 0 &&
  value.every(isUnit);
