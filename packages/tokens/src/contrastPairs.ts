import { contrast } from './colour.ts';

/** Two variables used together and their minimum contrast (ui-kit 4.4). */
export interface Pair {
  readonly foreground: string;
  readonly background: string;
  readonly minimum: number;
}

/** CSS values by variable: `#rrggbb`, `var(--sy-…)`, or something that is no colour. */
export type Values = ReadonlyMap<string, string>;

/** The `#rrggbb` that a variable resolves to through its aliases; undefined when it is no plain colour. */
export function colourOf(values: Values, name: string): string | undefined {
  let value = values.get(name);
  for (let turn = 0; turn < 8 && value !== undefined; turn += 1) {
    if (/^#[0-9a-f]{6}$/.test(value)) return value;
    value = values.get(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '');
  }
  return undefined;
}

/** The contrast of a pair; 0 when one side is no plain colour, so that it never passes. */
export function contrastOf(values: Values, { foreground, background }: Pair): number {
  const [front, back] = [colourOf(values, foreground), colourOf(values, background)];
  return front === undefined || back === undefined ? 0 : contrast(front, back);
}

/** The pairs below their minimum contrast. */
export const failingPairs = (values: Values, pairs: readonly Pair[]) =>
  pairs.filter((pair) => !(contrastOf(values, pair) >= pair.minimum));
