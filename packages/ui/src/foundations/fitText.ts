import { codePointLength, stripEmoji } from '@shuyuan/rules';

/** Rules of a text field. */
export interface TextRules {
  /** Strips emoji (§5). */
  readonly noEmoji?: boolean | undefined;
  /** Maximum length in code points (§5, X7). */
  readonly maxLength?: number | undefined;
}

/** Result of fitting a typed or pasted text. */
export interface FittedText {
  /** The remaining text. */
  text: string;
  /** Caret position in it, in code units. */
  caret: number;
  /** Code points that did not fit. */
  overflow: number;
  /** Whether emoji were stripped. */
  hadEmoji: boolean;
}

/**
 * Fits an insertion before the caret: emoji are stripped, and the excess is cut off the end of the inserted part, so that nothing after
 * it is lost.
 */
export function fitText(before: string, typed: string, caret: number, { noEmoji, maxLength }: TextRules): FittedText {
  const tail = keepTail(before, typed, caret) ? typed.slice(caret) : '';
  const head = typed.slice(0, typed.length - tail.length);
  const plainHead = noEmoji ? stripEmoji(head) : head;
  const plainTail = noEmoji ? stripEmoji(tail) : tail;
  const hadEmoji = plainHead !== head || plainTail !== tail;
  const room = maxLength === undefined ? Number.POSITIVE_INFINITY : Math.max(0, maxLength - codePointLength(plainTail));
  const overflow = Math.max(0, codePointLength(plainHead) - room);
  const fittedHead = overflow === 0 ? plainHead : Array.from(plainHead).slice(0, room).join('');
  const fittedTail =
    maxLength !== undefined && room === 0 ? Array.from(plainTail).slice(0, maxLength).join('') : plainTail;
  const end = tail === '' ? Math.min(caret, fittedHead.length) : fittedHead.length;
  return { text: fittedHead + fittedTail, caret: end, overflow, hadEmoji };
}

/** Whether the text after the caret is unchanged; false when the whole text was set at once. */
function keepTail(before: string, typed: string, caret: number): boolean {
  return caret < typed.length && before.endsWith(typed.slice(caret));
}

/**
 * Fits what a field holds after typing or pasting, and writes it back with the caret where it was: React would set the value and move the caret
 * to the end.
 */
export function fitField(field: HTMLInputElement | HTMLTextAreaElement, before: string, rules: TextRules): FittedText {
  const { value: typed, selectionStart } = field; // a field of mail addresses tells no caret
  const fitted = fitText(before, typed, selectionStart ?? typed.length, rules);
  if (fitted.text === typed) return fitted;
  field.value = fitted.text;
  if (selectionStart !== null) field.setSelectionRange(fitted.caret, fitted.caret);
  return fitted;
}
