/** Fewest characters of feedback or of an issue's description (§5). */
export const FEEDBACK_MIN = 10;
/** Most characters of feedback; §5 gives only the fewest. */
export const FEEDBACK_MAX = 500;
/** Most characters of a consignee's name (§5). */
export const CONSIGNEE_MAX = 16;
/** Most characters of a detailed address (§5). */
export const ADDRESS_MAX = 200;
/** Most characters that a student writes about themselves; §5 names no limit. */
export const BIO_MAX = 200;
/** Most characters of an article's title (§5). */
export const ARTICLE_TITLE_MAX = 30;
/** Most characters of an article's text (§5). */
export const ARTICLE_BODY_MAX = 10_000;
/** Most characters of a comment (§5). */
export const COMMENT_MAX = 10_000;
/** Most characters of a chat message, far within a frame of 16 KB (W3). */
export const CHAT_TEXT_MAX = 1_000;
/** The text sizes, in pixels, that rich text may use (§5). */
export const RICH_TEXT_SIZES = [14, 16, 18, 20, 30, 32] as const;

/** A text size of rich text, in pixels (§5). */
export type RichTextSize = (typeof RICH_TEXT_SIZES)[number];

let anyEmoji: RegExp | undefined;
let runOfEmoji: RegExp | undefined;

/**
 * Emoji of every kind; ©, ™, ☀, ❤ as plain signs, digits, `#`, `*`, CJK and punctuation pass. The same expression on every side (§5, X7).
 * The last part matches pictographs that render as pictures without a selector, such as a bare thermometer (U+1F321). Made when it is
 * first asked for: engines read its thousands of sequences anew for each page and each start.
 */
export function emojiPattern(): RegExp {
  anyEmoji ??=
    /[\p{RGI_Emoji}\p{Emoji_Presentation}\u{1f3fb}-\u{1f3ff}\u{fe0f}\u{20e3}\u{1f1e6}-\u{1f1ff}[\p{Emoji}&&[\u{1f000}-\u{1ffff}]]]/v;
  return anyEmoji;
}

/** Joiners and tags mean nothing without their emoji, so they are removed with it. */
function emojiRuns(): RegExp {
  runOfEmoji ??= new RegExp(`(?:${emojiPattern().source}[\\u{200d}\\u{e0020}-\\u{e007f}]*)+`, 'gv');
  return runOfEmoji;
}

const CONTROL = /[\p{Cc}\u{2028}\u{2029}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{200e}\u{200f}\u{61c}]/u;
const CONTROLS = new RegExp(CONTROL.source, 'gu');
const CONTROL_IN_LINES = /[^\P{Cc}\t\n\r]/u;
const INVISIBLE_ONLY = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Length in Unicode code points, as every limit of the product counts it; stops counting once past `atMost` (X7, X9). */
export function codePointLength(text: string, atMost = Number.POSITIVE_INFINITY): number {
  let length = 0;
  for (let at = 0; at < text.length && length <= atMost; length += 1) {
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return length;
}

/** The first emoji of a text, whole, or `null`; the message shows it (§5, X7). */
export function findEmoji(text: string): string | null {
  return emojiPattern().exec(text)?.[0] ?? null;
}

/** The text without its emoji and their joiners (§5, X7). */
export function stripEmoji(text: string): string {
  return text.replace(emojiRuns(), '');
}

/** Whether a text of one line, a name for instance, holds control, NUL, line-end or direction characters (X8). */
export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text);
}

/**
 * Whether a value of JSON holds, in any text or name however deep, what no text may have: NUL, which PostgreSQL stores
 * neither as text nor as JSON, or a surrogate without its other half, of which UTF-8 would make another text (X8).
 */
export function hasBrokenText(value: unknown): boolean {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return true;
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, inner] of Object.entries(next)) {
        if (!Array.isArray(next)) pending.push(name);
        pending.push(inner);
      }
    }
  }
  return false;
}

/** A name or file name without control, NUL, line-end and direction characters, trimmed (X8). */
export function cleanName(text: string): string {
  return text.replace(CONTROLS, '').trim();
}

/** Most lines that a text of people shows before the rest runs on in the last one. */
const LINES_MAX = 500;

/**
 * A text of people as it is shown: of blank lines one stays, and behind the last line that has room the words run on. No text makes
 * a page of any height.
 */
export function tidyLines(text: string): string {
  const tidy = text.replace(/\r\n?/g, '\n').replace(/\n[^\S\n]*(?:\n[^\S\n]*)+\n/g, '\n\n');
  const lines = tidy.split('\n');
  if (lines.length <= LINES_MAX) return tidy;
  const rest = lines.slice(LINES_MAX - 1).filter((line) => line.trim() !== '');
  return [...lines.slice(0, LINES_MAX - 1), rest.join(' ')].join('\n');
}

/** What can be wrong with a text: missing, too short, too long, an emoji, or a control character (§5, X7, X8). */
export type TextProblem = 'required' | 'short' | 'long' | 'emoji' | 'characters';

/** Limits of a text; lengths in code points after trimming. */
export interface TextLimits {
  min?: number;
  max?: number;
  /** Whether an empty text is a problem. */
  required?: boolean;
  /** Whether emoji are refused. */
  noEmoji?: boolean;
  /** Whether line ends and tabs are allowed; a name has none. */
  manyLines?: boolean;
}

/** What is wrong with a text, length first; `null` when nothing is. Leading and trailing blanks are not counted (§5, X7, X9). */
export function textProblem(text: string, limits: TextLimits): TextProblem | null {
  const { min = 0, max = Number.POSITIVE_INFINITY, required = false, noEmoji = false, manyLines = false } = limits;
  const trimmed = text.trim();
  const length = codePointLength(trimmed, max);
  if (length > max) return 'long';
  if (required && INVISIBLE_ONLY.test(trimmed)) return 'required';
  if (trimmed === '') return null;
  if (length < min) return 'short';
  if ((manyLines ? CONTROL_IN_LINES : CONTROL).test(trimmed)) return 'characters';
  return noEmoji && emojiPattern().test(trimmed) ? 'emoji' : null;
}

/** What is wrong with feedback: 10 to 500 characters, no emoji (§5). */
export function feedbackProblem(text: string): TextProblem | null {
  return textProblem(text, { min: FEEDBACK_MIN, max: FEEDBACK_MAX, required: true, noEmoji: true, manyLines: true });
}

/** What is wrong with a consignee's name: 1 to 16 characters on one line, no emoji (§5). */
export function consigneeProblem(text: string): TextProblem | null {
  return textProblem(text, { max: CONSIGNEE_MAX, required: true, noEmoji: true });
}

/** What is wrong with a detailed address: 1 to 200 characters on one line, no emoji (§5). */
export function addressProblem(text: string): TextProblem | null {
  return textProblem(text, { max: ADDRESS_MAX, required: true, noEmoji: true });
}

/** What is wrong with an article's title: 1 to 30 characters on one line, no emoji (§5). */
export function articleTitleProblem(text: string): TextProblem | null {
  return textProblem(text, { max: ARTICLE_TITLE_MAX, required: true, noEmoji: true });
}

/** What is wrong with the plain text of an article: 1 to 10,000 characters, no emoji (§5). */
export function articleBodyProblem(text: string): TextProblem | null {
  return textProblem(text, { max: ARTICLE_BODY_MAX, required: true, noEmoji: true, manyLines: true });
}

/** What is wrong with a comment: 1 to 10,000 characters, no emoji (§5). */
export function commentProblem(text: string): TextProblem | null {
  return textProblem(text, { max: COMMENT_MAX, required: true, noEmoji: true, manyLines: true });
}
