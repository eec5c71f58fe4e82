import { stripEmoji } from '@shuyuan/rules';

/** Input rules of a text control. */
export interface InputRules {
  /** Strips emoji (§5). */
  readonly noEmoji?: boolean | undefined;
  /** Maximum length in code points, as the rules count them (§5, X7). */
  readonly maxLength?: number | undefined;
}

/** The cleaned text after typing or pasting. */
export function cleanInput(text: string, { noEmoji, maxLength }: InputRules): string {
  const plain = noEmoji ? stripEmoji(text) : text;
  if (maxLength === undefined || plain.length <= maxLength) return plain;
  return Array.from(plain).slice(0, maxLength).join('');
}
