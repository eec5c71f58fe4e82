/** A piece of a text: plain, or a formula in TeX. */
export type TextPiece = { text: string } | { tex: string; isDisplay: boolean };

/** Most characters of one formula; a longer one stays text. */
const TEX_MAX = 1_000;
/**
 * `$$…$$`, `\[…\]`, `\(…\)`, and `$…$` whose ends touch what they enclose, so that “$5 and $6” stays money. An escaped dollar ends
 * nothing.
 */
const FORMULA =
  /\$\$((?:[^$\\]|\\[\s\S]){1,1000}?)\$\$|\\\[([\s\S]{1,1000}?)\\\]|\\\(([\s\S]{1,1000}?)\\\)|(?<![\\$])\$(?![\s$])((?:[^$\\]|\\[\s\S]){1,1000}?)(?<!\s)\$(?![\d$])/g;

/** The plain and formula pieces of a text, in their order; `\$` outside of a formula is a dollar. */
export function splitFormulas(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const push = (plain: string) => {
    if (plain !== '') pieces.push({ text: plain.replaceAll('\\$', '$') });
  };
  for (const found of text.matchAll(FORMULA)) {
    const [all, display, bracket, paren, inline] = found;
    const tex = (display ?? bracket ?? paren ?? inline ?? '').trim();
    if (tex === '' || tex.length > TEX_MAX) continue;
    push(text.slice(from, found.index));
    pieces.push({ tex, isDisplay: display !== undefined || bracket !== undefined });
    from = found.index + all.length;
  }
  push(text.slice(from));
  return pieces;
}

/** Whether a text may hold a formula. */
export const mayHaveFormulas = (text: string) => /\$|\\[([]/.test(text);
