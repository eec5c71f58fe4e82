import { toAsciiUpperCase, toHalfWidth } from './characters.ts';

/** Characters of a redemption code, exactly (§5). */
export const REDEMPTION_CODE_LENGTH = 12;

/** The 32 letters and digits that codes are issued from: none of I, L, O, U, which people misread; 12 of them make 60 bits (A6). */
export const REDEMPTION_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const CODE = /^[0-9A-Z]{12}$/;

/** A code as it is compared: half-width, upper case, without blanks and hyphens, however it was pasted (§5). */
export function normaliseRedemptionCode(text: string): string {
  return toAsciiUpperCase(toHalfWidth(text).replace(/[\s\p{Pd}]/gu, ''));
}

/** Whether a normalised text has the form of a redemption code: 12 letters or digits (§5). */
export function isRedemptionCode(text: string): boolean {
  return text.length === REDEMPTION_CODE_LENGTH && CODE.test(text);
}
