/** A piece of a value: large digits, or the text around them. */
export interface FigurePart {
  text: string;
  isFigure: boolean;
}

const FIGURE = /(?<![/\d.])[+−-]?\d[\d.,:]*/gu;

/** Splits a text into digits and units, so that `6小时40分` has two large numbers; what follows a slash stays small. */
export function splitFigures(value: string): readonly FigurePart[] {
  const parts: FigurePart[] = [];
  let at = 0;
  for (const match of value.matchAll(FIGURE)) {
    if (match.index > at) parts.push({ text: value.slice(at, match.index), isFigure: false });
    parts.push({ text: match[0], isFigure: true });
    at = match.index + match[0].length;
  }
  if (at < value.length) parts.push({ text: value.slice(at), isFigure: false });
  return parts;
}
