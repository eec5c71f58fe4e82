import {
  accountProblem,
  hasControlCharacters,
  isCaptchaCode,
  nicknameProblem,
  normaliseAccount,
  passwordProblem,
  textProblem,
} from '@shuyuan/rules';
import * as z from 'zod/mini';
import { record } from './schema.ts';
import { marked } from './toWire.ts';

/** A check of packages/rules as a schema check; the problem's name becomes the `rule` of a 422 answer. */
export function ruled(problem: (text: string) => string | null) {
  return z.check<string>((payload) => {
    const rule = problem(payload.value);
    if (rule) payload.issues.push({ code: 'custom', message: rule, params: { rule }, input: payload.value });
  });
}

/** Phone or email, normalised (§5). */
export const Account = z.codec(z.string().check(z.maxLength(100)), z.string().check(ruled(accountProblem)), {
  decode: normaliseAccount,
  encode: (value) => value,
});
marked(Account, 'text');
/** Six-digit verification code (A5). */
export const CaptchaCode = z.string().check(
  z.maxLength(6),
  ruled((code) => (isCaptchaCode(code) ? null : 'format')),
);
/** New password: 6–20 characters of two kinds (§5). */
export const NewPassword = z.string().check(z.maxLength(64), ruled(passwordProblem));
/** Nickname 1–15 (§5). */
export const Nickname = z.string().check(z.maxLength(64), ruled(nicknameProblem));
/**
 * Address of a file, in place of its number, of an upload server that gives no numbers (wire-facts 11). Ours numbers every file and asks whose
 * it is, so our server refuses an address (rule `fileId`).
 */
export const FileUrl = z.string().check(
  z.maxLength(2_048),
  ruled(() => 'fileId'),
);
/** Files by their addresses, with the names that people know them by. */
export const FileUrls = (max: number) =>
  z.optional(
    z
      .array(record({ url: ['fileUrl', FileUrl], name: ['fileName', z.string().check(z.maxLength(1_024))] }))
      .check(z.maxLength(max)),
  );
/** Search words: at most 50 characters, no control characters (X8, X9). */
export const Keyword = z.string().check(
  z.maxLength(50),
  ruled((words) => (hasControlCharacters(words) ? 'characters' : null)),
);

/** Text written by a person: at most `max` characters, where it is required something that shows; line ends are allowed, other control characters are not (X7, X8). */
export const Sentence = (max: number, { required = false } = {}) =>
  z.string().check(
    z.maxLength(max * 4),
    ruled((words) => textProblem(words, { max, required, manyLines: true })),
  );
