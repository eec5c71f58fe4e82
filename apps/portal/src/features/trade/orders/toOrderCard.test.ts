import type { Order } from '@shuyuan/contract';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { orderActions } from './orderActions.ts';
import { toOrderCard } from './toOrderCard.ts';

const t = ((key: string) => key) as unknown as TFunction<'orders'>;
const context = {
  locale: 'cn',
  now: 0,
  timeZone: 'Asia/Shanghai',
  t,
  here: (instant: string) => Date.parse(instant),
  refund: undefined,
} as const;
/** Order of wire-facts 8.2 as it is read where nothing but its number is known. */
const sparse: Order = { id: 1, orderNum: '20261122000000', goodsId: 9, title: '代数', actions: [] };

it('shows an order of another backend without a price, a state or a time of ours (decision 0020)', () => {
  const card = toOrderCard(sparse, context);
  const known = Object.entries(card).filter(([, value]) => value !== undefined && value !== '');
  expect(Object.fromEntries(known)).toEqual({ number: card.number, product: '代数' });
  expect(orderActions(sparse, t, () => undefined)).toEqual([]);
});

it.each(['membership', 'minutes', 'postage'] as const)(
  'shows an order of %s as what it is, without a cover',
  (kind) => {
    expect(toOrderCard({ ...sparse, kind }, context).goods).toBe(kind);
  },
);

it.each(['paid', 'unpaid', 'cancelled', 'refunding', 'refunded'] as const)(
  'shows a %s order without its amounts, and never 0 in their place',
  (status) => {
    expect(JSON.stringify(toOrderCard({ ...sparse, status }, context))).not.toMatch(/undefined|NaN|¥0/);
  },
);
