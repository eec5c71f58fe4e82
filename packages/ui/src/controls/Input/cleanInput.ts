import { stripEmoji } from '@shuyuan/rules';

/** What a text control refuses while one types. */
export interface InputRules {
  /** Leaves emoji out (§5). */
  readonly noEmoji?: boolean | undefined;
  /** Most code points, as the rules count them (§5, X7). */
  readonly maxLength?: number | undefined;
}

/** The text that a control keeps of what was typed or pasted. */
export function cleanInput(text: string, { noEmoji, maxLength }: InputRules): string {
  const plain = noEmoji ? stripEmoji(text) : text;
  if (maxLength === undefined || plain.length <= maxLength) return plain;
  return Array.from(plain).slice(0, maxLength).join('');
}
