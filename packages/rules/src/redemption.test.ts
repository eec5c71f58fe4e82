import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRedemptionCode,
  normaliseRedemptionCode,
  REDEMPTION_ALPHABET,
  REDEMPTION_CODE_LENGTH,
} from './redemption.ts';

describe('a redemption code', () => {
  it.each([
    ['ABCD2345EFGH', true],
    ['123456789012', true],
    ['ILOUILOUILOU', true],
    ['ABCD2345EFG', false],
    ['ABCD2345EFGHJ', false],
    ['abcd2345efgh', false],
    ['ABCD-345EFGH', false],
    ['ABCD2345EFG\n', false],
    ['ＡBCD2345EFGH', false],
    ['', false],
  ])('%j: %s, exactly 12 upper-case letters or digits (§5)', (text, isCode) => {
    expect(isRedemptionCode(text)).toBe(isCode);
  });

  it.each([
    'abcd2345efgh',
    ' ABCD 2345 EFGH ',
    'ABCD-2345-EFGH',
    'abcd–2345—efgh',
    'ＡＢＣＤ２３４５ＥＦＧＨ',
    'ＡＢＣＤ－２３４５－ｅｆｇｈ',
    'ABCD\u30002345\u00a0EFGH\n',
  ])('is read in every pasted form: %j (§5)', (text) => {
    expect(normaliseRedemptionCode(text)).toBe('ABCD2345EFGH');
  });

  it('gains no letters by upper-casing: ß and the dotless i stay invalid (§5)', () => {
    expect(isRedemptionCode(normaliseRedemptionCode('ABCD2345EFß'))).toBe(false);
    expect(isRedemptionCode(normaliseRedemptionCode('ABCD2345EFGı'))).toBe(false);
  });

  it('is issued from 32 characters without I, L, O, U, so that 12 make 60 bits (A6)', () => {
    expect(new Set(REDEMPTION_ALPHABET).size).toBe(32);
    expect(REDEMPTION_ALPHABET).toMatch(/^[0-9A-Z]+$/);
    expect(REDEMPTION_ALPHABET).not.toMatch(/[ILOU]/);
    expect(Math.log2(REDEMPTION_ALPHABET.length) * REDEMPTION_CODE_LENGTH).toBe(60);
  });

  it('survives being printed in groups and typed in lower case, whatever was issued (§5, A6)', () => {
    const issued = fc.array(fc.constantFrom(...REDEMPTION_ALPHABET), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(issued, fc.constantFrom(' ', '-', ' - ', ''), (characters, gap) => {
        const code = characters.join('');
        const typed = [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join(gap).toLowerCase();
        expect(normaliseRedemptionCode(typed)).toBe(code);
        expect(isRedemptionCode(code)).toBe(true);
      }),
    );
  });

  it('is normalised idempotently (§5)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseRedemptionCode(normaliseRedemptionCode(text))).toBe(normaliseRedemptionCode(text));
      }),
    );
  });
});
