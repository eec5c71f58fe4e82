import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenToYuan, formatMoney, sumFen, yuanToFen } from './money.ts';

const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('an amount from the wire', () => {
  it.each([
    ['199.00', 19900],
    ['199', 19900],
    ['199.5', 19950],
    ['0.01', 1],
    ['0', 0],
    ['0.00', 0],
    ['199.0000', 19900],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    [199, 19900],
    [199.9, 19990],
    [0.1, 10],
    [1.15, 115],
    [4.35, 435],
    [1.005e3, 100500],
  ])('becomes integer fen without rounding: %j is %d (I2)', (yuan, fen) => {
    expect(yuanToFen(yuan)).toBe(fen);
  });

  it.each([
    '',
    ' ',
    '199.001',
    '1e3',
    '-1',
    '+1',
    '1,299.00',
    '199.',
    '.5',
    ' 199',
    '199\n',
    '0x10',
    'NaN',
    '１９９',
    '90071992547409.92',
    '9'.repeat(40),
    `1.${'0'.repeat(1_000_000)}`,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    0.001,
    0.1 + 0.2,
    1e21,
  ])('is refused with a RangeError: %# (I2)', (yuan) => {
    expect(() => yuanToFen(yuan)).toThrow(RangeError);
  });

  it('survives a round trip, for every amount (I2)', () => {
    fc.assert(
      fc.property(amount, (fen) => {
        expect(yuanToFen(fenToYuan(fen))).toBe(fen);
      }),
    );
  });

  it('is read alike as a text and as a number, for every price below a billion yuan (I2)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (fen) => {
        expect(yuanToFen(Number(fenToYuan(fen)))).toBe(fen);
      }),
    );
  });
});

describe('an amount to the wire', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [19900, '199.00'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%d fen are %s yuan, always two decimals', (fen, yuan) => {
    expect(fenToYuan(fen)).toBe(yuan);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'is refused with a RangeError: %d',
    (fen) => {
      expect(() => fenToYuan(fen)).toThrow(RangeError);
    },
  );
});

describe('an amount on the page', () => {
  it.each([
    [19900, '¥199'],
    [19950, '¥199.50'],
    [19905, '¥199.05'],
    [0, '¥0'],
    [129900, '¥1,299'],
    [-2000, '−¥20'],
  ])('%d fen read %s on a card', (fen, text) => {
    expect(formatMoney(fen)).toBe(text);
    expect(formatMoney(fen, { locale: 'cn' })).toBe(text);
  });

  it('separates thousands in both languages; statements always show cents', () => {
    expect(formatMoney(129900, { locale: 'en' })).toBe('¥1,299');
    expect(formatMoney(129900, { locale: 'cn' })).toBe('¥1,299');
    expect(formatMoney(99900, { locale: 'en' })).toBe('¥999');
    expect(formatMoney(129900, { layout: 'statement' })).toBe('¥1,299.00');
    expect(formatMoney(-123456789, { layout: 'statement' })).toBe('−¥1,234,567.89');
  });

  it('shows every fen: parsing it gives the amount', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('cn', 'en'), fc.constantFrom('card', 'statement'), (fen, locale, layout) => {
        expect(yuanToFen(formatMoney(fen, { locale, layout }).replace(/[¥,]/g, ''))).toBe(fen);
      }),
    );
  });
});

describe('a sum', () => {
  it('adds integers, discounts too, and is 0 of nothing (I2)', () => {
    expect(sumFen([])).toBe(0);
    expect(sumFen([129900, -40000, -10000, -900])).toBe(79000);
  });

  it.each([[[1, 0.5]], [[Number.NaN]], [[Number.MAX_SAFE_INTEGER, 1]], [[Number.POSITIVE_INFINITY]]])(
    'refuses %j (I2)',
    (amounts) => {
      expect(() => sumFen(amounts)).toThrow(RangeError);
    },
  );
});
