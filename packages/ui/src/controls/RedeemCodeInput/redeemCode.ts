import { normaliseRedemptionCode, REDEMPTION_CODE_LENGTH } from '@shuyuan/rules';

/** Result of cleaning a typed or pasted code. */
export interface TypedCode {
  /** Upper-case letters and digits, at most twelve. */
  code: string;
  /** Number of characters that did not fit. */
  overflow: number;
  /** Whether characters other than letters, digits, spaces and hyphens were dropped. */
  wasCleaned: boolean;
}

/** Normalises a code while typing: spaces, hyphens and lower case are accepted, anything else is dropped (§5). */
export function readCode(typed: string): TypedCode {
  const normal = normaliseRedemptionCode(typed);
  const plain = normal.replace(/[^0-9A-Z]/g, '');
  return {
    code: plain.slice(0, REDEMPTION_CODE_LENGTH),
    overflow: Math.max(0, plain.length - REDEMPTION_CODE_LENGTH),
    wasCleaned: plain.length < normal.length,
  };
}

/** Indexes of the characters in their printed groups of four. */
export function codeGroups(groups: readonly number[]): number[][] {
  let at = 0;
  return groups.map((size) => Array.from({ length: size }, () => at++));
}
