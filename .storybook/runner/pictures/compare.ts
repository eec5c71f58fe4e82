import { changedPixels, type Picture } from './pixels.ts';

/** Levels of a channel that an anti-aliased edge may differ by between runs of one browser; measured: at most 4. */
export const EDGE_LEVELS = 6;

/** Pixels of a picture that may differ so; measured: at most 36. */
export const EDGE_PIXELS = 64;

/** Levels by which a few pixels of a curve may differ; measured: 17, on 7 pixels at the round end of a field. */
export const CURVE_LEVELS = 20;

/** Pixels of a picture that may differ so. */
export const CURVE_PIXELS = 12;

/** Pixels of a picture whose edges may differ by a single level; measured: at most 180, the corners of forced colours. */
export const FAINT_PIXELS = 256;

/** Colours named in a message. */
const NAMED = 5;

/** A colour that became another one, on so many pixels of flat areas. */
export interface Shift {
  readonly from: string;
  readonly to: string;
  readonly pixels: number;
}

/** What differs between a baseline and the picture of today. */
export interface Verdict {
  readonly isSame: boolean;
  /** One sentence each, for a person; empty if the pictures are the same. */
  readonly reasons: readonly string[];
  /** Changes of flat colour, the largest first. */
  readonly shifts: readonly Shift[];
}

const hex = (pixel: number) =>
  `#${[pixel, pixel >> 8, pixel >> 16].map((level) => (level & 0xff).toString(16).padStart(2, '0')).join('')}`;

const sizeOf = ({ width, height }: Picture) => `${width} × ${height}`;

/**
 * Exact for flat colour, forgiving for edges only: a pixel inside a run of one colour must not differ by a single level, an
 * anti-aliased one by few levels, and few of them. So a moved edge or a lost border is a change, whatever its contrast.
 */
export function compare(baseline: Picture, actual: Picture): Verdict {
  if (baseline.width !== actual.width || baseline.height !== actual.height) {
    const lost = missing(baseline, actual);
    const colours = lost.length > 0 ? [`Colours that are gone: ${lost.join(', ')}.`] : [];
    return {
      isSame: false,
      reasons: [`The size was ${sizeOf(baseline)} and is ${sizeOf(actual)}.`, ...colours],
      shifts: [],
    };
  }
  const counts = new Map<string, Shift>();
  let hard = 0;
  let curved = 0;
  let soft = 0;
  let faint = 0;
  for (const { from, to, isFlat, levels } of changedPixels(baseline, actual)) {
    if (isFlat) {
      const key = `${from} ${to}`;
      const pixels = (counts.get(key)?.pixels ?? 0) + 1;
      counts.set(key, { from: hex(from), to: hex(to), pixels });
    } else if (levels > CURVE_LEVELS) hard += 1;
    else if (levels > EDGE_LEVELS) curved += 1;
    else if (levels > 1) soft += 1;
    else faint += 1;
  }
  const shifts = [...counts.values()].sort((a, b) => b.pixels - a.pixels);
  const flat = shifts.slice(0, NAMED).map(({ from, to, pixels }) => `${from} → ${to} (${pixels} px)`);
  const reasons = [
    ...(flat.length > 0 ? [`Flat colour changed: ${flat.join(', ')}${shifts.length > NAMED ? ', …' : ''}.`] : []),
    ...(hard > 0 ? [`${hard} px of edges changed by more than ${CURVE_LEVELS} levels.`] : []),
    ...(curved > CURVE_PIXELS
      ? [`${curved} px of edges changed by more than ${EDGE_LEVELS} levels; ${CURVE_PIXELS} may.`]
      : []),
    ...(soft > EDGE_PIXELS ? [`${soft} px of edges changed a little; ${EDGE_PIXELS} may.`] : []),
    ...(faint > FAINT_PIXELS ? [`${faint} px of edges changed by a level; ${FAINT_PIXELS} may.`] : []),
  ];
  return { isSame: reasons.length === 0, reasons, shifts };
}

/** The commonest colours of flat areas, with their pixels, the commonest first. */
export function commonestColours({ data, width }: Picture, count: number): { colour: string; pixels: number }[] {
  const pixels = new Map<number, number>();
  for (let at = width; at < data.length - width; at += 1) {
    const colour = data[at] ?? 0;
    if (
      colour !== data[at - 1] ||
      colour !== data[at + 1] ||
      colour !== data[at - width] ||
      colour !== data[at + width]
    )
      continue;
    pixels.set(colour, (pixels.get(colour) ?? 0) + 1);
  }
  return [...pixels]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([colour, many]) => ({ colour: hex(colour), pixels: many }));
}

/** Colours compared when the sizes differ, so that a drift of colour is told beside a change of layout. */
const COMPARED = 12;

function missing(baseline: Picture, actual: Picture): string[] {
  const still = new Set(commonestColours(actual, COMPARED * COMPARED).map(({ colour }) => colour));
  return commonestColours(baseline, COMPARED)
    .map(({ colour }) => colour)
    .filter((colour) => !still.has(colour));
}
