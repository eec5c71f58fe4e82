/** A piece of a text, and whether it matches the query. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** A text in pieces, with the first occurrence of each query word highlighted; case-insensitive. */
export function markMatch(text: string, query: string): TextPiece[] {
  const wanted = query.trim();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0) return [{ text, isMatch: false }];
  const end = at + wanted.length;
  return [
    { text: text.slice(0, at), isMatch: false },
    { text: text.slice(at, end), isMatch: true },
    { text: text.slice(end), isMatch: false },
  ].filter((piece) => piece.text !== '');
}
