import { codePointLength, stripEmoji } from '@shuyuan/rules';

/** What a text area refuses. */
export interface TextRules {
  /** Leaves emoji out (§5). */
  readonly noEmoji?: boolean | undefined;
  /** Most code points (§5, X7). */
  readonly maxLength?: number | undefined;
}

/** What became of a text that was typed or pasted. */
export interface FittedText {
  /** The text that stays. */
  text: string;
  /** Where the caret stands in it, in code units. */
  caret: number;
  /** Code points that found no room. */
  overflow: number;
  /** Whether emoji were taken out. */
  hadEmoji: boolean;
}

/**
 * Fits what was just put in before the caret: emoji go, and what finds no room is cut off the end of the piece put in,
 * so that nothing which stood behind it is lost.
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

/** Whether what follows the caret stood there before; not so when a whole text was set at once. */
function keepTail(before: string, typed: string, caret: number): boolean {
  return caret < typed.length && before.endsWith(typed.slice(caret));
}
