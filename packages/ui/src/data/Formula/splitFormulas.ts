import { isMoney } from './money.ts';

/** A piece of a text: plain, or a formula in TeX. */
export type TextPiece = { text: string } | { tex: string; isDisplay: boolean };

/** Where a formula stands in a text, with its delimiters, and what it is. */
interface Found {
  from: number;
  until: number;
  tex: string;
  isDisplay: boolean;
}

/** Most characters of one formula; a longer one stays text. */
const TEX_MAX = 1_000;

/** What begins a formula: its end, whether it stands on a line of its own, and whether the commands themselves belong to it. */
const OPENINGS = [
  { open: '$$', close: '$$', isDisplay: true },
  { open: '\\[', close: '\\]', isDisplay: true },
  { open: '\\(', close: '\\)', isDisplay: false },
  { open: '$', close: '$', isDisplay: false },
] as const;
/** Commands that stand in a text without delimiters, as chemists write them. */
const BARE = /\\(?:ce|pu)\{/y;

/** The plain and formula pieces of a text, in their order; `\$` outside of a formula is a dollar. */
export function splitFormulas(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const push = (plain: string) => {
    if (plain !== '') pieces.push({ text: plain.replaceAll('\\$', '$') });
  };
  for (const { from: start, until, tex, isDisplay } of findFormulas(text)) {
    push(text.slice(from, start));
    pieces.push({ tex, isDisplay });
    from = until;
  }
  push(text.slice(from));
  return pieces;
}

/** Whether a text may hold a formula. */
export const mayHaveFormulas = (text: string) => /\$|\\(?:[([]|ce\{|pu\{)/.test(text);

/**
 * Markup with the signs of its formulas as references, so that no parser of markup takes `$a<b$` for the beginning of a tag and
 * swallows what follows. A formula that holds a whole tag is left as it is.
 */
export function withFormulasAsText(markup: string): string {
  return mapFormulas(markup, (formula) => formula.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}

/** A text without its formulas, but for the references and whole tags in them: those of markup. */
export function withoutFormulas(text: string): string {
  return mapFormulas(text, (formula) => formula.match(REFERENCE)?.join('') ?? '');
}

function mapFormulas(text: string, change: (formula: string) => string): string {
  if (!mayHaveFormulas(text)) return text;
  let changed = '';
  let from = 0;
  for (const { from: start, until } of findFormulas(text)) {
    const formula = text.slice(start, until);
    changed += text.slice(from, start) + (TAG.test(formula) ? formula : change(formula));
    from = until;
  }
  return changed + text.slice(from);
}

const REFERENCE = /&(?:lt|gt|amp|nbsp|quot|#\d{1,7}|#x[\da-f]{1,6});/gi;
const TAG = /<\/?(?:a|b|br|div|em|i|img|li|ol|p|span|strong|sub|sup|table|tbody|td|tr|u|ul)(?:\s[^<>]*)?\/?>/i;

function* findFormulas(text: string): Generator<Found> {
  let at = 0;
  while (at < text.length) {
    const sign = text[at];
    if (sign !== '$' && sign !== '\\') {
      at += 1;
      continue;
    }
    const found = formulaAt(text, at);
    if (found) yield found;
    // An escaped sign begins nothing; of two dollars the second may begin what the two do not.
    at = found ? found.until : at + (sign === '\\' ? 2 : 1);
  }
}

/** The formula that begins at a place; `null` where none does, or none that ends. */
function formulaAt(text: string, at: number): Found | null {
  BARE.lastIndex = at;
  if (BARE.test(text)) {
    const end = endOf(text, BARE.lastIndex, '}');
    return end < 0 ? null : { from: at, until: end + 1, tex: text.slice(at, end + 1), isDisplay: false };
  }
  const opening = OPENINGS.find(({ open }) => text.startsWith(open, at));
  if (!opening) return null;
  const start = at + opening.open.length;
  const end = endOf(text, start, opening.close);
  if (end < 0) return null;
  const inside = text.slice(start, end);
  const until = end + opening.close.length;
  const isRead = opening.open !== '$' || isInline(inside, text[until]);
  const tex = inside.trim();
  return isRead && tex !== '' ? { from: at, until, tex, isDisplay: opening.isDisplay } : null;
}

/** Where a delimiter ends what began: outside of every group, and not behind a backslash; -1 for nowhere near. */
function endOf(text: string, start: number, close: string): number {
  const last = Math.min(text.length, start + TEX_MAX + 1);
  let depth = 0;
  for (let at = start; at < last; at += 1) {
    if (depth === 0 && text.startsWith(close, at)) return at;
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && depth > 0) depth -= 1;
    else if (sign === '}') return -1;
  }
  return -1;
}

/** Whether what stands between two single dollars is a formula: they touch it, no amount follows, and it is no text about money. */
function isInline(inside: string, next: string | undefined): boolean {
  const touches = inside !== '' && !/^\s|\s$/.test(inside);
  return touches && (next === undefined || !/[\d$]/.test(next)) && !isMoney(inside);
}
