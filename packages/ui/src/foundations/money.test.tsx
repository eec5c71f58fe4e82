import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PlateTile } from '../article/PlateTile/PlateTile.tsx';
import { OrderSummary } from '../commerce/OrderSummary/OrderSummary.tsx';
import { PriceTag } from '../data/PriceTag/PriceTag.tsx';
import { KitProvider, type KitProviderProps } from './KitProvider/KitProvider.tsx';
import { currencyFormat, moneyIn, splitMoney } from './money.ts';

const bad: unknown[] = [Number.NaN, Number.POSITIVE_INFINITY, 199.5, '19900', null, Number.MAX_SAFE_INTEGER + 1];

describe('an amount that is none', () => {
  it.each(bad)('is a dash and is reported, and no exception: %s', async (value) => {
    const onProblem = vi.fn();
    expect(moneyIn(onProblem)(value as number)).toBe('—');
    await Promise.resolve();
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'amount', value }));
  });

  it('does not take a price or the sum of an order down', async () => {
    const onProblem = vi.fn();
    const html = renderToStaticMarkup(
      <KitProvider locale="cn" onProblem={onProblem}>
        <PriceTag priceFen={Number.NaN} originalFen={199.5} />
        <OrderSummary payableFen={Number.NaN} lines={[{ label: '课程', amountFen: 0.1 }]} />
      </KitProvider>,
    );
    expect(html).toContain('—');
    expect(html).not.toContain('NaN');
    await Promise.resolve();
    expect(onProblem).toHaveBeenCalled();
  });

  it('is printed once where nobody listens', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const _ of [1, 2]) renderToStaticMarkup(<PriceTag priceFen={0.25} />);
    await Promise.resolve();
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});

const shown = (provider: Omit<KitProviderProps, 'children' | 'locale'>) =>
  renderToStaticMarkup(
    <KitProvider locale="en" {...provider}>
      <PriceTag priceFen={19_950} originalFen={129_900} />
      <PlateTile plate={{ name: 'A', href: '/a', postCount: 1_043 }} />
    </KitProvider>,
  );

describe('a school elsewhere', () => {
  it.each([
    ['its currency as its language writes it', { currency: 'EUR', language: 'de' }, ['199,50 €', '1.299 €', '1.043']],
    ['a currency without decimals', { currency: 'JPY', language: 'ja' }, ['￥19,950', '￥129,900', '1,043']],
    ['yuan, if it says nothing', {}, ['¥199.50', '¥1,299', '1,043']],
    [
      'whatever it writes itself',
      { formats: { money: (amount: number) => `${amount / 100} CNY`, number: (value: number) => `№${value}` } },
      ['199.5 CNY', '1299 CNY', '№1043'],
    ],
  ])('shows %s', (_, provider, figures) => {
    const html = shown(provider).replaceAll('\u00a0', ' ');
    for (const figure of figures) expect(html).toContain(figure);
    expect(html.includes('¥')).toBe(figures.some((figure) => figure.includes('¥')));
  });

  it('writes amounts in columns with all decimals', () => {
    expect(currencyFormat('USD', 'en')?.(129_900, 'statement')).toBe('$1,299.00');
    expect(currencyFormat('USD', 'en')?.(129_900, 'card')).toBe('$1,299');
  });

  it.each([
    ['¥1,299', '¥', '1,299'],
    ['1.299,50 €', '€', '1.299,50'],
    ['−$20', '$', '20'],
    ['', '', ''],
    ['—', '', '—'],
  ])('keeps sign and figure apart: %s', (amount, sign, figure) => {
    expect(splitMoney(amount)).toEqual({ sign, figure });
  });
});
