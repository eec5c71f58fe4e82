/** Code points of an excerpt. */
const LENGTH = 80;
/** Code points before the word that was found. */
const BEFORE = 20;
const CUT = '……';

/** The beginning of a text on one line, or what stands around the first of the words found in it. */
export function excerptOf(text: string, words: readonly string[] = []): string {
  const points = [...text.replaceAll(/\s+/gu, ' ').trim()];
  const plain = points.map((point) => (point.length === 1 ? point.toLowerCase() : '\0')).join('');
  const places = words.map((word) => plain.indexOf(word)).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : places.reduce((one, other) => Math.min(one, other));
  const from = first + BEFORE < LENGTH ? 0 : first - BEFORE;
  const some = points.slice(from, from + LENGTH).join('');
  return `${from > 0 ? CUT : ''}${some}${from + LENGTH < points.length ? CUT : ''}`;
}
