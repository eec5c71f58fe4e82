import { toAsciiLowerCase, toHalfWidth } from './characters.ts';
import { codePointLength } from './text.ts';

/** Most characters of a mail address (RFC 5321); checked before anything else (X9). */
export const EMAIL_MAX = 254;
/** Fewest characters of a password (§5). */
export const PASSWORD_MIN = 6;
/** Most characters of a password (§5). */
export const PASSWORD_MAX = 20;
/** Most code points of a nickname (§5, X7). */
export const NICKNAME_MAX = 15;
/** Digits of a verification code (A5). */
export const CODE_LENGTH = 6;
/** Seconds until a verification code may be sent again; §9 leaves the length open, A5 sets it. */
export const RESEND_S = 60;

const PHONE = /^1[3-9]\d{9}$/;
const CODE = /^\d{6}$/;
const SPACED_DIGITS = /^[\d\s]+$/;
const EMAIL_LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/;
const HOST_LABEL = /^[A-Za-z0-9-]{1,63}$/;
const TOP_LABEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;
const VISIBLE_ASCII = /^[\x21-\x7e]*$/;
const NICKNAME_CHARACTER = /^[\p{Script=Han}0-9A-Za-z_]$/u;

/** Whether the text is a phone: 11 digits, the first 1, the second 3 to 9 (§5). */
export function isPhone(text: string): boolean {
  return text.length === 11 && PHONE.test(text);
}

/** Whether the text is a mail address of ASCII letters with a dotted host (§5). */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  if (!EMAIL_LOCAL.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  return (
    labels.length >= 2 &&
    labels.every((label) => HOST_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  );
}

/** Whether the text is a phone or a mail address, as login and registration accept it (§5). */
export function isAccount(text: string): boolean {
  return isPhone(text) || isEmail(text);
}

/** An account as it is compared and stored: trimmed, half-width, a phone without spaces, a mail address in lower case (§5). */
export function normaliseAccount(text: string): string {
  const plain = toHalfWidth(text.trim()).trim();
  return SPACED_DIGITS.test(plain) ? plain.replace(/\s/g, '') : toAsciiLowerCase(plain);
}

/** A phone as others may see it: `138****2026`; any other text, masked or foreign, is returned unchanged (Z3). */
export function maskPhone(phone: string): string {
  return isPhone(phone) ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : phone;
}

/** What is wrong with a typed account, normalised first; `null` when nothing is (§5). */
export function accountProblem(text: string): null | 'required' | 'format' {
  const account = normaliseAccount(text);
  if (account === '') return 'required';
  return isAccount(account) ? null : 'format';
}

/** What is wrong with a password: 6 to 20 visible ASCII characters of at least two of digits, letters, symbols (§5). */
export function passwordProblem(text: string): null | 'required' | 'length' | 'characters' | 'classes' {
  if (text === '') return 'required';
  const length = codePointLength(text, PASSWORD_MAX);
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'length';
  if (!VISIBLE_ASCII.test(text)) return 'characters';
  return characterClasses(text) >= 2 ? null : 'classes';
}

/** Strength of a password: `none` while it breaks a rule of §5, else by its length and kinds of characters. */
export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong';

/** The strength shown while a password is typed: advice only, never a reason for refusal (§5). */
export function passwordStrength(text: string): PasswordStrength {
  if (passwordProblem(text) !== null) return 'none';
  const score = (text.length >= 8 ? 1 : 0) + (text.length >= 12 ? 1 : 0) + (characterClasses(text) === 3 ? 1 : 0);
  const different = new Set(text).size;
  if (score === 0 || different < 5) return 'weak';
  return score >= 2 && different >= 8 ? 'strong' : 'medium';
}

/** The first character that a nickname may not have, or `null`, so that the message can name it (§5). */
export function refusedNicknameCharacter(text: string): string | null {
  for (const character of text) if (!NICKNAME_CHARACTER.test(character)) return character;
  return null;
}

/** What is wrong with a nickname: 1 to 15 Chinese characters, digits, letters, underscores (§5). */
export function nicknameProblem(text: string): null | 'required' | 'length' | 'characters' {
  if (text.trim() === '') return 'required';
  if (codePointLength(text, NICKNAME_MAX) > NICKNAME_MAX) return 'length';
  return refusedNicknameCharacter(text) === null ? null : 'characters';
}

/** Whether the text has the form of a verification code: six digits (A5). */
export function isCaptchaCode(text: string): boolean {
  return text.length === CODE_LENGTH && CODE.test(text);
}

function characterClasses(text: string): number {
  return [/\d/, /[A-Za-z]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(text)).length;
}
