/** Signs that are copied along with a text and cannot be seen: zero width, direction, soft hyphen, variation of a glyph. */
const UNSEEN = /\u034F|[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|[\uFE00-\uFE0F]/gu;
const DEGREE_SIGNS = /[\u00BA\u02DA\u2218]/gu;
const SUPERSCRIPTS =
  /[\u00AA\u00B2\u00B3\u00B9\u02B0-\u02B8\u02E0-\u02E4\u1D2C-\u1D61\u1D78\u1D9B-\u1DBF\u2070-\u207F]+/gu;
const SUBSCRIPTS = /[\u1D62-\u1D6A\u2080-\u209C\u2C7C]+/gu;
/** Signs of units in one character, whose last digit is a power: ㎡, ㎨. */
const SQUARED_UNITS = /[\u3371-\u33DF\u33FF]/gu;
const VULGAR_FRACTIONS = /[\u00BC-\u00BE\u2150-\u215E\u2189]/gu;

/** Each kind of sign that looks or means the same, and the one that stands for all of them; applied in this order. */
const ALIKE: readonly (readonly [signs: RegExp, sign: string])[] = [
  [/[\u2010-\u2015\u2212\u2796\uFE58\uFE63\uFF0D]/gu, '-'],
  [/[\u2044\u2215\u29F8\u00F7]/gu, '/'],
  [/[\u2018-\u201B\u0060\u00B4\u02B9\u02BC\u2032\u2035]/gu, "'"],
  [/[\u201C-\u201F\u00AB\u00BB\u2033\u2036\u300C-\u300F\u301D-\u301F]|''/gu, '"'],
  [/[\u2236\uA789\uFE30]/gu, ':'],
  [/[\u00D7\u2715\u2716\u2A2F\u00B7\u2022\u2219\u22C5\u2217\u30FB\u2E31]|\\(?:times|cdot|ast)(?![a-z])/gu, '*'],
  [/[\u2264\u2266\u2A7D]|\\leq?(?![a-z])/gu, '<='],
  [/[\u2265\u2267\u2A7E]|\\geq?(?![a-z])/gu, '>='],
  [/!=|<>|\\neq?(?![a-z])/gu, '\u2260'],
  [/\+\/?-|\\pm(?![a-z])/gu, '\u00B1'],
  [/[\u2252]|~=/gu, '\u2248'],
  [/[\u2192\u27F6\u21D2]/gu, '->'],
  [/[\u223C\u301C\uFF5E]/gu, '~'],
  [/\u2206/gu, '\u03B4'],
  [/\\pi(?![a-z])|(?<![a-z\\])pi(?![a-z])/gu, '\u03C0'],
  [/\\?sqrt|\u6839\u53F7/gu, '\u221A'],
  [/\u3001/gu, ','],
  [/\*\*/gu, '^'],
];

/** Letters of scripts that put blanks between words. */
const WORD = '(?:(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])[\\p{L}\\p{M}])';
const BLANK_TO_KEEP = new RegExp(`(?<=${WORD}) (?=${WORD})|(?<=\\d) (?=\\d)`, 'u');
/** Functions after which a blank is left out or not. */
const AFTER_FUNCTION = /(?<![a-z])((?:arc)?(?:sin|cos|tan|cot)|sec|csc|ln|lg|log|lim) (?=[\p{L}\d(])/gu;

const FINAL_MARKS = /(?<=.)[.\u3002\uFF61;,:]+$/u;
/** At the end of words; behind a number or a single letter it is a factorial. */
const FINAL_CALLS = /(?<=\p{Script=Han}|\p{L}{2})[!?]+$/u;

/**
 * An answer as it is compared (docs/marking.md): half-width, lower case, one sign for each kind, no unseen signs, no needless blanks and
 * no mark at its end. A power stays a power: 10² is 10^2, never 102. Normalising twice changes nothing.
 */
export function normaliseAnswer(text: string): string {
  let normal = text;
  // One step can make room for another, e.g. a mark at the end for a blank: repeated until nothing changes.
  for (let round = 0; round < 12; round += 1) {
    const next = normaliseOnce(normal);
    if (next === normal) break;
    normal = next;
  }
  return normal;
}

function normaliseOnce(text: string): string {
  const plain = text
    .replaceAll(UNSEEN, '')
    .replaceAll(DEGREE_SIGNS, '°')
    .replaceAll('\u00B4', "'") // half-width would make a blank and an accent of it
    .replaceAll(SUPERSCRIPTS, (signs) => raised('^', signs))
    .replaceAll(SUBSCRIPTS, (signs) => raised('_', signs))
    .replaceAll(SQUARED_UNITS, (sign) => sign.normalize('NFKC').replace(/(?<=[a-z])[23]$/u, '^$&'))
    .replaceAll(VULGAR_FRACTIONS, (sign, at: number) =>
      /\d\s*$/u.test(text.slice(0, at)) ? ` ${sign.normalize('NFKC')}` : sign.normalize('NFKC'),
    )
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC');
  const alike = ALIKE.reduce((now, [signs, sign]) => now.replaceAll(signs, sign), plain);
  return withoutBlanks(withPlainFormulas(alike)).replace(FINAL_MARKS, '').replace(FINAL_CALLS, '').trim();
}

/** Raised or lowered signs as plain ones behind `^` or `_`; a few of the alphabet have no plain one. */
function raised(by: '^' | '_', signs: string) {
  const plain = [...signs].map((sign) => sign.normalize('NFKC'));
  return plain.some((sign, at) => sign === [...signs][at]) ? signs : `${by}{${plain.join('')}}`;
}

/** One way to write a fraction, a power, an index, a root and a product. */
function withPlainFormulas(text: string): string {
  return text
    .replaceAll(
      /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/gu,
      (_, top: string, bottom: string) => `${held(top)}/${held(bottom)}`,
    )
    .replaceAll(/\^\s*[{(]([^{}()]*)[)}]/gu, (_, power: string) => `^${heldPower(power)}`)
    .replaceAll(/\^(\d*[+-])(?![\p{L}\d(])/gu, '^($1)')
    .replaceAll(/_[{(]([^{}()]*)[)}]/gu, (_, index: string) => `_${held(index)}`)
    .replaceAll(/(?<=[\p{L})\]])_(?=[\p{L}\d])/gu, '')
    .replaceAll(/√\s*[{(]([^{}()]*)[)}]/gu, (_, inner: string) => `√${held(inner)}`)
    .replaceAll(/(?<=\d)\s*x\s*(?=\d)/gu, '*')
    .replaceAll(/(?<=\d)\s*\*\s*(?=[\p{L}(√])/gu, '')
    .replaceAll(/(?<=\))\s*\*\s*(?=\()/gu, '')
    .replaceAll(/(?<=\d)\s*又\s*(?=\d+\/)/gu, ' ')
    .replaceAll(/(?<=\d)\s*摄氏度/gu, '°c')
    .replaceAll(/(?<=\d)\s*度/gu, '°');
}

/** Brackets around what is more than one number or name. */
const held = (text: string) =>
  /^\s*(?:\d+(?:\.\d+)?|\p{L}|\p{L}?\d+)\s*$/u.test(text) ? text.trim() : `(${text.trim()})`;
const heldPower = (text: string) =>
  /^\s*[+-]?(?:\d+(?:\.\d+)?|\p{L})\s*$/u.test(text) ? text.trim() : `(${text.trim()})`;

/** One blank between two words or two numbers, none anywhere else. */
function withoutBlanks(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(AFTER_FUNCTION, '$1')
    .split(BLANK_TO_KEEP)
    .map((part) => part.replaceAll(' ', ''))
    .join(' ');
}
