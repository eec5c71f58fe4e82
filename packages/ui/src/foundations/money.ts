import { formatMoney, type MoneyFormat } from '@shuyuan/rules';
import type { KitProblem } from './problem.ts';

/** `card` leaves out empty decimals (`¥1,299`), `statement` aligns columns (`¥1,299.00`). */
export type MoneyLayout = NonNullable<MoneyFormat['layout']>;

/** Shows an amount of the currency's smallest unit: fen, cents. */
export type Money = (amount: number, layout?: MoneyLayout) => string;

/** How figures are written, in place of how the currency and the language write them. */
export interface KitFormats {
  /** A whole number of the currency's smallest unit; negative for a reduction. */
  money?: ((amount: number, layout: MoneyLayout) => string) | undefined;
  /** A count, e.g. of readers. */
  number?: ((value: number) => string) | undefined;
}

/** Shown in place of what is no amount. */
const DASH = '—';
/** An amount of yuan, in fen. */
const inYuan = (fen: number, layout: MoneyLayout) => formatMoney(fen, { layout });

/** An amount as it is shown; what is no whole number becomes a dash and is reported after the rendering. */
export function moneyIn(onProblem: (problem: KitProblem) => void, write: KitFormats['money'] = inYuan): Money {
  return (amount, layout = 'card') => {
    if (Number.isSafeInteger(amount)) return write(amount, layout);
    const given = typeof amount === 'string' ? `the text "${String(amount)}"` : String(amount);
    const message = `Shuyuan: an amount must be a whole number of fen, but is ${given}; a dash is shown in its place.`;
    queueMicrotask(() => onProblem({ kind: 'amount', message, value: amount }));
    return DASH;
  };
}

/** How a language writes amounts of a currency; undefined for yuan, which all languages write alike here. */
export function currencyFormat(currency: string, language: string): KitFormats['money'] {
  if (currency === 'CNY') return undefined;
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const statement = new Intl.NumberFormat(language, style);
  const card = new Intl.NumberFormat(language, { ...style, trailingZeroDisplay: 'stripIfInteger' });
  const unit = 10 ** (statement.resolvedOptions().maximumFractionDigits ?? 0);
  return (amount, layout) => (layout === 'card' ? card : statement).format(amount / unit);
}

/** The currency's sign of an amount that is shown, and its figure. */
export function splitMoney(shown: string): { sign: string; figure: string } {
  const figure = /\d(?:[\d.,'’\s]*\d)?/.exec(shown)?.[0] ?? shown;
  return { sign: shown.replace(figure, '').replace(/[−-]/, '').trim(), figure };
}
