const GAP = /_{3,}/g;
const MARKS = /[\uE000\uE001]/g;

/** The text with every gap of three or more underscores as its index between two private characters, of which it has no others. */
export function withBlankMarks(html: string): string {
  let index = 0;
  return html.replace(MARKS, '').replace(GAP, () => `\uE000${index++}\uE001`);
}

/** Number of gaps in a text. */
export const gapsIn = (html: string) => html.match(GAP)?.length ?? 0;
