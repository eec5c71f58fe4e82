import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountProblem,
  CODE_LENGTH,
  isAccount,
  isCaptchaCode,
  isEmail,
  isPhone,
  maskPhone,
  NICKNAME_MAX,
  nicknameProblem,
  normaliseAccount,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordProblem,
  passwordStrength,
  RESEND_S,
  refusedNicknameCharacter,
} from './account.ts';

const VISIBLE = Array.from({ length: 94 }, (_, at) => String.fromCharCode(0x21 + at));

describe('a phone', () => {
  it.each(['13000000000', '19999999999', '15512345678'])('is 11 digits beginning 13 to 19: %s (§5)', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    ['one digit short', '1381234567'],
    ['one digit long', '138123456789'],
    ['second digit 2', '12812345678'],
    ['second digit 0', '10012345678'],
    ['first digit 2', '23812345678'],
    ['a letter inside', '1381234567a'],
    ['full-width digits', '１３８１２３４５６７８'],
    ['other digits', '1381234567٣'],
    ['a line end behind', '13812345678\n'],
    ['a country code', '+8613812345678'],
    ['nothing', ''],
  ])('is refused with %s (§5)', (_, text) => {
    expect(isPhone(text)).toBe(false);
  });

  it('is decided by its second digit alone when the rest is right (§5)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.stringMatching(/^\d{9}$/), (second, rest) => {
        expect(isPhone(`1${second}${rest}`)).toBe(second >= 3);
      }),
    );
  });
});

describe('a masked phone', () => {
  it.each([
    ['13811202026', '138****2026'],
    ['138****2026', '138****2026'],
    ['852 6123 4567', '852 6123 4567'],
    ['', ''],
  ])('%s is shown as %s (Z3)', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown);
  });
});

describe('a mail address', () => {
  it.each([
    'a@b.cn',
    'li.lei+course@mail.example.com',
    "o'neil@example.org",
    'UPPER@Example.COM',
    `${'a'.repeat(64)}@example.com`,
    'x@xn--fiqs8s.xn--fiqs8s',
    'x@y.xn--a',
    `a@${'b'.repeat(63)}.com`,
  ])('passes: %s (§5)', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    '@',
    'a@',
    '@b.cn',
    'a.b.cn',
    'a@b',
    'a@b.c',
    'a@b.1',
    'a@b..cn',
    'a@.cn',
    'a@b.cn.',
    '.a@b.cn',
    'a.@b.cn',
    'a..b@c.cn',
    'a b@c.cn',
    'a@b c.cn',
    'a@-b.cn',
    'a@b-.cn',
    'a@b_c.cn',
    'a@b@c.cn',
    '李雷@example.com',
    'a@例子.cn',
    'a@127.0.0.1',
    'a@b.cn\n',
    '"a b"@c.cn',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
  ])('is refused: %j (§5)', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('may have 254 characters and not 255 (§5, X9)', () => {
    const host = (length: number) => `${`${'b'.repeat(60)}.`.repeat(4).slice(0, length - 3)}.cn`;
    const local = 'a'.repeat(20);
    expect(isEmail(`${local}@${host(233)}`)).toBe(true);
    expect(`${local}@${host(233)}`).toHaveLength(254);
    expect(isEmail(`${local}@${host(234)}`)).toBe(false);
  });
});

describe('an account', () => {
  it('is a phone or a mail address (§5)', () => {
    expect(isAccount('13812345678')).toBe(true);
    expect(isAccount('a@b.cn')).toBe(true);
    expect(isAccount('lilei')).toBe(false);
  });

  it.each([
    ['  13812345678 ', '13812345678'],
    ['138 1234 5678', '13812345678'],
    ['１３８１２３４５６７８', '13812345678'],
    ['　138　1234　5678　', '13812345678'],
    ['138\u00a01234\u00a05678', '13812345678'],
    [' Li.Lei@Example.COM ', 'li.lei@example.com'],
    ['ｌｉ＠ｅｘ．ｃｎ', 'li@ex.cn'],
    ['li lei@example.com', 'li lei@example.com'],
    ['Li 1', 'li 1'],
    ['1 Li', '1 li'],
    ['', ''],
  ])('is normalised before it is compared: %j is %j (§5)', (typed, stored) => {
    expect(normaliseAccount(typed)).toBe(stored);
  });

  it('does not fold a look-alike letter: the Kelvin sign is no k (§5, T4)', () => {
    expect(isEmail(normaliseAccount('\u212aim@example.com'))).toBe(false);
  });

  it('is normalised idempotently (§5)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseAccount(normaliseAccount(text))).toBe(normaliseAccount(text));
      }),
    );
  });

  it('says whether it is missing or malformed, after normalising (§5)', () => {
    expect(accountProblem('')).toBe('required');
    expect(accountProblem(' 　\t')).toBe('required');
    expect(accountProblem('138')).toBe('format');
    expect(accountProblem('a@b')).toBe('format');
    expect(accountProblem(' 138 1234 5678 ')).toBeNull();
    expect(accountProblem('A@B.CN')).toBeNull();
  });
});

describe('a password', () => {
  it.each([
    ['', 'required'],
    ['abc12', 'length'],
    ['abc123', null],
    [`${'a'.repeat(19)}1`, null],
    [`${'a'.repeat(20)}1`, 'length'],
    ['123456', 'classes'],
    ['abcdef', 'classes'],
    ['ABCdef', 'classes'],
    ['!@#$%^', 'classes'],
    ['12345!', null],
    ['abcde_', null],
    ['abc 123', 'characters'],
    ['abc123密', 'characters'],
    ['abc１２３', 'characters'],
    ['abc123\n', 'characters'],
    ['abc123\u007f', 'characters'],
    ['密码密码1', 'length'],
  ])('%j has the problem %j: 6 to 20 of two kinds, visible ASCII (§5)', (text, problem) => {
    expect(passwordProblem(text)).toBe(problem);
  });

  it('passes exactly when it has 6 to 20 visible ASCII characters of two kinds (§5)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...VISIBLE), { minLength: 1, maxLength: 24 }), (characters) => {
        const kinds = new Set(
          characters.map((each) => (/\d/.test(each) ? 'digit' : /[a-z]/i.test(each) ? 'letter' : 'symbol')),
        );
        const isValid = characters.length >= PASSWORD_MIN && characters.length <= PASSWORD_MAX && kinds.size >= 2;
        expect(passwordProblem(characters.join('')) === null).toBe(isValid);
      }),
    );
  });

  it('is never trimmed: a blank at its edge is refused, not dropped (A7)', () => {
    expect(passwordProblem(' abc123')).toBe('characters');
    expect(passwordProblem('abc123 ')).toBe('characters');
  });

  it.each([
    ['abc12', 'none'],
    ['abcdef', 'none'],
    ['abc123', 'weak'],
    ['aaaaaaaaaaa1', 'weak'],
    ['abcd1234', 'medium'],
    ['abc12!', 'medium'],
    ['abcd123!', 'strong'],
    ['abcdefgh1234', 'strong'],
    ['aabbccddee1!', 'medium'],
  ] as const)('%j shows as %s while it is typed (§5)', (text, strength) => {
    expect(passwordStrength(text)).toBe(strength);
  });

  it('has a strength exactly when it has no problem (§5)', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), (text) => {
        expect(passwordStrength(text) === 'none').toBe(passwordProblem(text) !== null);
      }),
    );
  });
});

describe('a nickname', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['李', null],
    ['学'.repeat(15), null],
    ['学'.repeat(16), 'length'],
    ['𠮷'.repeat(15), null],
    ['𠮷'.repeat(16), 'length'],
    ['Li_雷2026', null],
    ['_', null],
    ['Li Lei', 'characters'],
    ['Li-Lei', 'characters'],
    ['李雷！', 'characters'],
    ['李😀', 'characters'],
    ['ｌｉ', 'characters'],
    ['カタ', 'characters'],
    ['éa', 'characters'],
    ['a\u202eb', 'characters'],
    ['a\u200bb', 'characters'],
  ])(
    '%j has the problem %j: 1 to 15 Chinese characters, digits, letters, underscores (§5, X7, X8)',
    (text, problem) => {
      expect(nicknameProblem(text)).toBe(problem);
    },
  );

  it('names the first character that it may not have, whole (§5)', () => {
    expect(refusedNicknameCharacter('李雷')).toBeNull();
    expect(refusedNicknameCharacter('李-雷!')).toBe('-');
    expect(refusedNicknameCharacter('a😀b')).toBe('😀');
  });

  it('passes exactly up to its limit, whatever the allowed characters (§5)', () => {
    const allowed = fc.constantFrom('李', '雷', '𠮷', '々', '0', '9', 'a', 'Z', '_');
    fc.assert(
      fc.property(fc.array(allowed, { minLength: 1, maxLength: 20 }), (characters) => {
        expect(nicknameProblem(characters.join(''))).toBe(characters.length <= NICKNAME_MAX ? null : 'length');
      }),
    );
  });
});

describe('a verification code', () => {
  it.each([
    ['123456', true],
    ['000000', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['１２３４５６', false],
    ['123456\n', false],
    ['', false],
  ])('%j: %s, six digits and nothing else (A5)', (text, isCode) => {
    expect(isCaptchaCode(text)).toBe(isCode);
  });

  it('has six digits and may be sent again after 60 s (A5)', () => {
    expect([CODE_LENGTH, RESEND_S]).toEqual([6, 60]);
  });
});
