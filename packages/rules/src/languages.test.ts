import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, htmlLang, isLanguageType, LOCALES, languageType, localeOf, parseLocale } from './languages.ts';

describe('the languages', () => {
  it('are cn, the default, and en (§1)', () => {
    expect(LOCALES).toEqual(['cn', 'en']);
    expect(DEFAULT_LOCALE).toBe('cn');
  });

  it('are encoded as null and 1, and decoded again (§7)', () => {
    expect(LOCALES.map(languageType)).toEqual([null, 1]);
    for (const locale of LOCALES) expect(localeOf(languageType(locale))).toBe(locale);
  });

  it('name the page for browsers and screen readers (§1)', () => {
    expect(LOCALES.map(htmlLang)).toEqual(['zh-CN', 'en']);
  });
});

describe('a stored language', () => {
  it.each([null, undefined, '', 'zh', 'EN', ' en', 'en/../x', '../../etc', 1, {}, ['en'], 'constructor'])(
    '%j falls back to cn (X6)',
    (value) => {
      expect(parseLocale(value)).toBe('cn');
    },
  );

  it('is only ever one of the two (X6)', () => {
    expect(LOCALES.map(parseLocale)).toEqual(LOCALES);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(LOCALES).toContain(parseLocale(value));
        expect(LOCALES).toContain(localeOf(value));
      }),
    );
  });
});

describe('a received languageType', () => {
  it.each([undefined, null, '', 'null', 1, '1'])('%j is valid (X6)', (value) => {
    expect(isLanguageType(value)).toBe(true);
    expect(localeOf(value)).toBe(value === 1 || value === '1' ? 'en' : 'cn');
  });

  it.each([0, 2, '0', '2', 'en', 'cn', ' 1', '1 ', true, ['1'], {}, 'undefined'])('%j is invalid (X6)', (value) => {
    expect(isLanguageType(value)).toBe(false);
    expect(localeOf(value)).toBe('cn');
  });
});
