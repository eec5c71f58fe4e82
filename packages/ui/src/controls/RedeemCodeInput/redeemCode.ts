import { normaliseRedemptionCode, REDEMPTION_CODE_LENGTH } from '@shuyuan/rules';

/** What became of a code that was typed or pasted. */
export interface TypedCode {
  /** Upper-case letters and digits, at most twelve. */
  code: string;
  /** Characters that found no room. */
  overflow: number;
  /** Whether other characters than letters, digits, blanks and hyphens were left out. */
  wasCleaned: boolean;
}

/** A code as it is kept while one types: blanks, hyphens and lower case are understood, all else is left out (§5). */
export function readCode(typed: string): TypedCode {
  const normal = normaliseRedemptionCode(typed);
  const plain = normal.replace(/[^0-9A-Z]/g, '');
  return {
    code: plain.slice(0, REDEMPTION_CODE_LENGTH),
    overflow: Math.max(0, plain.length - REDEMPTION_CODE_LENGTH),
    wasCleaned: plain.length < normal.length,
  };
}

/** Places of the characters in the groups they are printed in: four and four and four. */
export function codeGroups(groups: readonly number[]): number[][] {
  let at = 0;
  return groups.map((size) => Array.from({ length: size }, () => at++));
}
