/** A way of looking at a component for which it has rules or words of its own; the name is the end of a picture's. */
export type Lens = 'en' | 'dark' | 'forced' | 'print' | 'narrow' | 'phone' | 'wide';

/** Widths of a window between which the rules of the kit change, and the lens that shows the other side of each: a usual window has 1,280 px. */
const WIDTHS = [
  { lens: 'phone', above: 460, most: 1_100 },
  { lens: 'narrow', above: 1_100, most: 1_280 },
  { lens: 'wide', above: 1_280, most: 1_700 },
] as const satisfies readonly { lens: Lens; above: number; most: number }[];

/** The boundaries in the media queries of a source file, in pixels; `${NAME}` is a constant of the file. */
function boundariesIn(code: string): number[] {
  const constants = new Map([...code.matchAll(/const (\w+) = '(\d+px)'/g)].map(([, name, value]) => [name, value]));
  const read = code.replace(/\$\{(\w+)\}/g, (whole, name: string) => constants.get(name) ?? whole);
  const queries = [...read.matchAll(/@media ([^'`{]+)/g)].map(([, query = '']) => query);
  return queries.flatMap((query) =>
    [...query.matchAll(/width\s*(?:<=?|>=?|:)\s*(\d+)px/g)].map(([, px]) => Number(px)),
  );
}

/** The lenses that show what a component does in one of them only; `files` are its sources by their paths, and those of what it takes. */
export function lensesOf(files: ReadonlyMap<string, string>): Lens[] {
  const codes = [...files.values()];
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  const boundaries = codes.flatMap(boundariesIn);
  const hasWords = [...files.keys()].some((file) => file.endsWith('.labels.ts'));
  return [
    ...(hasWords ? (['en'] as const) : []),
    ...(has(/\btoken\.(?:color|shadow|density|size)\b/) ? (['dark'] as const) : []),
    ...(has(/forced-colors: active/) ? (['forced'] as const) : []),
    ...(has(/@media print/) ? (['print'] as const) : []),
    ...WIDTHS.filter(({ above, most }) => boundaries.some((px) => px > above && px <= most)).map(({ lens }) => lens),
  ];
}
