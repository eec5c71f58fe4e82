import { getStroke } from 'perfect-freehand';

/** Tools of a lecturer; an eraser is no stroke. */
export type MarkTool = 'pen' | 'highlighter' | 'tick' | 'half' | 'cross' | 'text';
/** The lecturer's two inks; the first is meant where a mark names none. */
export const INKS = ['red', 'blue'] as const;
export type MarkInk = (typeof INKS)[number];
/** A point in the picture's own pixels, before any turning. */
export type MarkPoint = readonly [number, number];

/** One mark over a picture; the picture is never changed. A tick, half, cross or text has one point. */
export interface MarkStroke {
  tool: MarkTool;
  points: readonly MarkPoint[];
  text?: string | undefined;
  color?: MarkInk | undefined;
}

/** Most points of a stroke and characters of a text, as the server takes them. */
export const POINTS_MAX = 2_000;
export const TEXT_MAX = 200;
/** Size of text in pixels of the picture. */
export const TEXT_SIZE = 30;
const PEN = 6;
const HIGHLIGHTER = 28;
/** Points closer than this to the last one are left out. */
const STEP = 2;
/** How near a press must be to a mark to erase it. */
const REACH = 24;

const round = (value: number) => Math.round(value * 10) / 10;

/** The point as it is stored: inside the picture, to a tenth of a pixel. */
export function storedPoint([x, y]: MarkPoint, width: number, height: number): MarkPoint {
  return [round(Math.min(width, Math.max(0, x))), round(Math.min(height, Math.max(0, y)))];
}

/** The line with a further point, if that is far enough from the last one and there is room. */
export function extended(points: readonly MarkPoint[], next: MarkPoint): readonly MarkPoint[] {
  const last = points.at(-1);
  const isNear = last !== undefined && Math.hypot(next[0] - last[0], next[1] - last[1]) < STEP;
  return isNear || points.length >= POINTS_MAX ? points : [...points, next];
}

/** The outline of a drawn line as an SVG path. */
export function outlineOf(points: readonly MarkPoint[], tool: 'pen' | 'highlighter'): string {
  const isPen = tool === 'pen';
  const outline = getStroke(
    points.map(([x, y]) => [x, y]),
    {
      size: isPen ? PEN : HIGHLIGHTER,
      thinning: isPen ? 0.4 : 0,
      smoothing: 0.6,
      streamline: 0.4,
      simulatePressure: isPen,
      last: true,
    },
  );
  const [first, ...others] = outline;
  if (!first) return '';
  const curve = others.map(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = others[at + 1] ?? first;
    return `${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `M${round(first[0] ?? 0)} ${round(first[1] ?? 0)}Q${curve.join(' ')}Z`;
}

/** Path of a stamp around its point. */
export const STAMPS = {
  tick: 'M-18 -2L-5 14L20 -20',
  half: 'M-18 -2L-5 14L20 -20M0 -20L18 2',
  cross: 'M-15 -15L15 15M15 -15L-15 15',
} as const;

/** Lines of a text that begins at a point, so that it stays inside the picture. */
export function linesOf(text: string, x: number, width: number): string[] {
  const perLine = Math.max(4, Math.floor((width - x) / TEXT_SIZE));
  const letters = [...text.slice(0, TEXT_MAX)];
  return Array.from({ length: Math.max(1, Math.ceil(letters.length / perLine)) }, (_, at) =>
    letters.slice(at * perLine, (at + 1) * perLine).join(''),
  );
}

/** Index of the topmost mark near a point, -1 for none. */
export function markAt(strokes: readonly MarkStroke[], [x, y]: MarkPoint): number {
  return strokes.findLastIndex(({ tool, points, text = '' }) => {
    const [first] = points;
    if (tool === 'text' && first) {
      const right = first[0] + Math.max(1, [...text].length) * TEXT_SIZE;
      return x >= first[0] - REACH && x <= right && Math.abs(y - first[1]) <= TEXT_SIZE;
    }
    return points.some(([px, py]) => Math.hypot(px - x, py - y) <= REACH);
  });
}

/** What can be undone and redone. */
export interface MarkHistory {
  past: readonly (readonly MarkStroke[])[];
  future: readonly (readonly MarkStroke[])[];
}

/** Steps that can be undone. */
const HISTORY_MAX = 50;

/** The history after a change; what was undone is gone. */
export function remembered({ past }: MarkHistory, before: readonly MarkStroke[]): MarkHistory {
  return { past: [...past, before].slice(-HISTORY_MAX), future: [] };
}
