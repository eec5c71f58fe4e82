import type { Locale } from './languages.ts';

const YUAN = /^(\d{1,14})(?:\.(\d{1,2})0*)?$/;
const YUAN_TEXT_MAX = 32;

/**
 * Integer fen of an amount in yuan as the wire has it, text or number, without rounding (I2).
 * Throws `RangeError` for anything that is not a plain amount of at least 0 with at most two decimals.
 */
export function yuanToFen(yuan: string | number): number {
  const text = String(yuan);
  const match = text.length <= YUAN_TEXT_MAX ? YUAN.exec(text) : null;
  const fen = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN;
  if (!Number.isSafeInteger(fen))
    throw new RangeError('An amount in yuan must be at least 0 and have at most two decimals.');
  return fen;
}

/** An amount in yuan with two decimals, as catalogue records carry it: 19900 is `199.00`. Throws `RangeError` below 0 or off the integers. */
export function fenToYuan(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError('An amount in fen must be an integer of at least 0.');
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** How an amount is shown. */
export interface MoneyFormat {
  /** Language of the page; amounts look alike in both. */
  locale?: Locale;
  /** `card` leaves out empty cents (`¥1,299`), `statement` aligns columns (`¥1,299.00`). */
  layout?: 'card' | 'statement';
}

/** An amount as students read it: `¥199`, `¥199.50`, a reduction `−¥20`. Throws `RangeError` off the integers. */
export function formatMoney(fen: number, { layout = 'card' }: MoneyFormat = {}): string {
  const [yuan = '', cents = ''] = fenToYuan(Math.abs(fen)).split('.');
  const isStatement = layout === 'statement';
  const whole = yuan.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${fen < 0 ? '−' : ''}¥${whole}${cents === '00' && !isStatement ? '' : `.${cents}`}`;
}

/** The sum of amounts in fen; throws `RangeError` if one, or the sum, is not a safe integer. */
export function sumFen(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
    if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(sum))
      throw new RangeError('Amounts in fen must be integers.');
  }
  return sum;
}
