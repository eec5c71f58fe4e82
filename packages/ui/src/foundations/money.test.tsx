import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { OrderSummary } from '../commerce/OrderSummary/OrderSummary.tsx';
import { PriceTag } from '../data/PriceTag/PriceTag.tsx';
import { KitProvider } from './KitProvider/KitProvider.tsx';
import { moneyIn } from './money.ts';

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
