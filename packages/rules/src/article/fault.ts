import { ARTICLE_BODY_MAX, codePointLength, findEmoji, RICH_TEXT_SIZES } from '../text.ts';
import {
  ARTICLE_ALIGNMENTS,
  ARTICLE_ALT_MAX,
  ARTICLE_BLOCKS_MAX,
  ARTICLE_COLOURS,
  ARTICLE_DEPTHS,
  ARTICLE_FLAG_MARKS,
  ARTICLE_MARKS_MAX,
  ARTICLE_PICTURES_MAX,
  ARTICLE_TEXT_KINDS,
  ARTICLE_WIDTHS,
  type ArticleDocument,
  isListKind,
  splitsPair,
} from './document.ts';
import { isArticleHref } from './href.ts';
import { plainTextOf } from './plainText.ts';

/**
 * What can be wrong with a stored article: another shape or type, a name that is not known, a value that is not allowed, an
 * offset outside the text or inside a character, marks out of order or over one of their kind, a character that no text has,
 * an address that may not be followed, too many blocks, marks, pictures or units of text, too many characters, an emoji.
 */
export type ArticleRule =
  | 'shape'
  | 'key'
  | 'value'
  | 'offset'
  | 'order'
  | 'overlap'
  | 'characters'
  | 'href'
  | 'long'
  | 'many'
  | 'emoji';

/** The first fault of an article. */
export interface ArticleFault {
  rule: ArticleRule;
  /** Where it stands, e.g. `blocks[3].marks[0].href`; empty for the document itself. */
  at: string;
  /** The emoji that was found, whole; only with the rule `emoji` (X7). */
  sign?: string;
}

type Faults = Generator<ArticleFault, void>;
type Fields = Readonly<Record<string, unknown>>;

const BROKEN = /[^\P{Cc}\n]|[\u2028\u2029]/u;
const BROKEN_LINE = /[\p{Cc}\u2028\u2029]/u;
// Four units a counted character leave room for pairs and for blanks that are not counted.
const UNITS_MAX = 4 * ARTICLE_BODY_MAX;

/**
 * The first thing that is wrong with a value that claims to be an article; `null` when it may be stored (X1). Accepts any value;
 * time is linear in its size, and lengths are looked at first (X9). That there is any text at all is asked by `articleBodyProblem`.
 */
export function articleFault(value: unknown): ArticleFault | null {
  return faultsOf(value).next().value ?? null;
}

/** What a text may break that was stored once: limits hold when it is written, and may have been others then. */
const SHOWN: ReadonlySet<ArticleRule> = new Set(['emoji', 'long', 'many']);
/** What a text may break while it is being written. */
const UNFINISHED: ReadonlySet<ArticleRule> = new Set([...SHOWN, 'characters']);

/** Whether a stored value may be shown: it has the shape of an article, however much was written. */
export function isShowableArticle(value: unknown): value is ArticleDocument {
  return breaksOnly(value, SHOWN);
}

/** Whether a value has the shape of an article, however much and whatever signs were written: it may be edited, though not be stored. */
export function isUnfinishedArticle(value: unknown): value is ArticleDocument {
  return breaksOnly(value, UNFINISHED);
}

function breaksOnly(value: unknown, rules: ReadonlySet<ArticleRule>): boolean {
  for (const { rule } of faultsOf(value)) if (!rules.has(rule)) return false;
  return true;
}

/** Whether a value is an article that may be stored. */
export function isArticleDocument(value: unknown): value is ArticleDocument {
  return articleFault(value) === null;
}

function* faultsOf(value: unknown): Faults {
  if (!isRecord(value)) return yield { rule: 'shape', at: '' };
  yield* unknownKeys(value, ['version', 'blocks'], '');
  const { version, blocks } = value;
  if (version !== 1) yield { rule: 'value', at: 'version' };
  if (!Array.isArray(blocks)) return yield { rule: 'shape', at: 'blocks' };
  if (blocks.length > ARTICLE_BLOCKS_MAX) yield { rule: 'many', at: 'blocks' };
  const total = { units: 0, marks: 0, pictures: 0 };
  for (const [index, block] of blocks.entries()) yield* blockFaults(block, `blocks[${index}]`, total);
  // Every block has been found sound, so the value is what it claims to be.
  yield* wordsFaults(value as unknown as ArticleDocument);
}

/** What a person wrote too much or may not write, in an article whose shape is sound. */
function* wordsFaults(document: ArticleDocument): Faults {
  const text = plainTextOf(document).trim();
  if (codePointLength(text, ARTICLE_BODY_MAX) > ARTICLE_BODY_MAX) yield { rule: 'long', at: 'blocks' };
  for (const [index, block] of document.blocks.entries()) {
    const [name, words] = block.kind === 'picture' ? ['alt', block.alt] : ['text', block.text];
    const at = `blocks[${index}].${name}`;
    if (name === 'alt' && codePointLength(words, ARTICLE_ALT_MAX) > ARTICLE_ALT_MAX) yield { rule: 'long', at };
    const sign = findEmoji(words);
    if (sign !== null) yield { rule: 'emoji', at, sign };
  }
}

function* blockFaults(block: unknown, at: string, total: { units: number; marks: number; pictures: number }): Faults {
  if (!isRecord(block)) return yield { rule: 'shape', at };
  if (block.kind === 'picture') {
    total.pictures += 1;
    if (total.pictures > ARTICLE_PICTURES_MAX) yield { rule: 'many', at };
    return yield* pictureFaults(block, at);
  }
  if (!isOneOf(ARTICLE_TEXT_KINDS, block.kind)) return yield { rule: 'value', at: `${at}.kind` };
  const keys = ['kind', 'text', 'align', 'marks'];
  yield* unknownKeys(block, isListKind(block.kind) ? [...keys, 'depth'] : keys, at);
  const { text, align, depth, marks } = block;
  if (typeof text !== 'string') return yield { rule: 'shape', at: `${at}.text` };
  total.units += text.length;
  if (total.units > UNITS_MAX) yield { rule: 'many', at: `${at}.text` };
  if (!text.isWellFormed() || BROKEN.test(text)) yield { rule: 'characters', at: `${at}.text` };
  if ('align' in block && !isOneOf(ARTICLE_ALIGNMENTS, align)) yield { rule: 'value', at: `${at}.align` };
  if ('depth' in block && !isOneOf(ARTICLE_DEPTHS, depth)) yield { rule: 'value', at: `${at}.depth` };
  if (!Array.isArray(marks)) return yield { rule: 'shape', at: `${at}.marks` };
  total.marks += marks.length;
  if (total.marks > ARTICLE_MARKS_MAX) yield { rule: 'many', at: `${at}.marks` };
  yield* marksFaults(marks, text, `${at}.marks`);
}

function* pictureFaults(picture: Fields, at: string): Faults {
  yield* unknownKeys(picture, ['kind', 'fileId', 'alt', 'width'], at);
  const { fileId, alt, width } = picture;
  if (typeof fileId !== 'number' || !Number.isSafeInteger(fileId) || fileId < 1)
    yield { rule: 'value', at: `${at}.fileId` };
  if (!isOneOf(ARTICLE_WIDTHS, width)) yield { rule: 'value', at: `${at}.width` };
  if (typeof alt !== 'string') return yield { rule: 'shape', at: `${at}.alt` };
  if (alt.length > UNITS_MAX) return yield { rule: 'many', at: `${at}.alt` };
  if (!alt.isWellFormed() || BROKEN_LINE.test(alt)) yield { rule: 'characters', at: `${at}.alt` };
}

function* marksFaults(marks: readonly unknown[], text: string, at: string): Faults {
  const ends = new Map<unknown, number>();
  let last = 0;
  for (const [index, mark] of marks.entries()) {
    const here = `${at}[${index}]`;
    if (!isRecord(mark)) return yield { rule: 'shape', at: here };
    yield* valueFaults(mark, here);
    const { kind, from, to } = mark;
    if (!isOffset(from, text)) return yield { rule: 'offset', at: `${here}.from` };
    if (!isOffset(to, text) || to <= from) return yield { rule: 'offset', at: `${here}.to` };
    if (from < last) yield { rule: 'order', at: here };
    if (from < (ends.get(kind) ?? 0)) yield { rule: 'overlap', at: here };
    ends.set(kind, to);
    last = from;
  }
}

function* valueFaults(mark: Fields, at: string): Faults {
  const { kind, value, href } = mark;
  if (kind === 'size' || kind === 'colour') {
    yield* unknownKeys(mark, ['kind', 'value', 'from', 'to'], at);
    if (!isOneOf<unknown>(kind === 'size' ? RICH_TEXT_SIZES : ARTICLE_COLOURS, value))
      yield { rule: 'value', at: `${at}.value` };
  } else if (kind === 'link') {
    yield* unknownKeys(mark, ['kind', 'href', 'from', 'to'], at);
    if (typeof href !== 'string' || !isArticleHref(href)) yield { rule: 'href', at: `${at}.href` };
  } else {
    if (!isOneOf(ARTICLE_FLAG_MARKS, kind)) yield { rule: 'value', at: `${at}.kind` };
    yield* unknownKeys(mark, ['kind', 'from', 'to'], at);
  }
}

function* unknownKeys(record: Fields, known: readonly string[], at: string): Faults {
  const key = Object.keys(record).find((name) => !known.includes(name));
  // A name is shown only as far as a person reads it.
  if (key !== undefined) yield { rule: 'key', at: `${at === '' ? '' : `${at}.`}${key.slice(0, 40)}` };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
  return values.some((one) => one === value);
}

function isOffset(value: unknown, text: string): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= 0 &&
    value <= text.length &&
    !splitsPair(text, value)
  );
}
