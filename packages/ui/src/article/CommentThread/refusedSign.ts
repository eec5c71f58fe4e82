import { codePointLength, findEmoji } from '@shuyuan/rules';

/** The first sign that a comment may not have, and where it stands (§5). */
export interface RefusedSign {
  sign: string;
  /** Where it begins, in code units. */
  from: number;
  /** Which character it is, counted in code points from 1. */
  place: number;
}

/** The first emoji of a text with its place; `null` where there is none (§5, X7). */
export function refusedSign(text: string): RefusedSign | null {
  const sign = findEmoji(text);
  if (sign === null) return null;
  const from = text.indexOf(sign);
  return { sign, from, place: codePointLength(text.slice(0, from)) + 1 };
}
