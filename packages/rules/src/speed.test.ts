import { describe, expect, it } from 'vitest';
import * as rules from './index.ts';

/** Characters: in quadratic time one text would take minutes, more than the limit of a test. */
const LONG = 1_000_000;
const HOSTILE = [
  'a',
  'a.',
  '-a',
  '@',
  'a@',
  '1',
  ' ',
  '/',
  '/a',
  '%',
  '&a',
  '?',
  '😀',
  '\u200d',
  '👩\u200d',
  '\u{e0067}',
  '\u202e',
  '０',
  '\\',
  ':',
  '1.',
  '0',
];

const VALIDATORS: Record<string, (text: string) => unknown> = {
  isEmail: rules.isEmail,
  normaliseAccount: rules.normaliseAccount,
  accountProblem: rules.accountProblem,
  passwordProblem: rules.passwordProblem,
  passwordStrength: rules.passwordStrength,
  nicknameProblem: rules.nicknameProblem,
  refusedNicknameCharacter: rules.refusedNicknameCharacter,
  findEmoji: rules.findEmoji,
  stripEmoji: rules.stripEmoji,
  cleanName: rules.cleanName,
  feedbackProblem: rules.feedbackProblem,
  textProblem: (text) => rules.textProblem(text, { required: true, noEmoji: true }),
  normaliseRedemptionCode: rules.normaliseRedemptionCode,
  checkFile: (name) => rules.checkFile({ slot: 'attachDoc', name, mime: name, size: 1 }),
  extensionOf: rules.extensionOf,
  safeHttpUrl: (text) => rules.safeHttpUrl(`https://${text}`),
  safeReferer: (text) => rules.safeReferer(`/web/${text}`, { origin: 'https://a.example' }),
  withoutSecrets: rules.withoutSecrets,
  isSafeImagePath: (text) => rules.isSafeImagePath(`/${text}`),
  tenantLabel: rules.tenantLabel,
  isMobileAgent: rules.isMobileAgent,
  mobileRedirect: (text) => rules.mobileRedirect({ userAgent: 'iPhone', path: `/${text}`, search: `?${text}` }),
};

describe('a rule', () => {
  it.each(Object.entries(VALIDATORS))(
    '%s takes linear time on hostile texts of a million characters (X9)',
    (_, validate) => {
      for (const unit of HOSTILE) {
        const text = unit.repeat(LONG / unit.length);
        expect(() => [validate(text), validate(`${text}!`)]).not.toThrow();
      }
    },
  );
});
