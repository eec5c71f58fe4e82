import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { membership } from '../../fixtures/orders.ts';
import { OrderCard } from './OrderCard.tsx';
import type { Order } from './order.ts';

const pictureOf = (goods: Order['goods'], cover?: string) =>
  /class="cover[^"]*"[^>]*>(?:<svg[^>]*lucide-([\w-]+))?/.exec(
    renderToStaticMarkup(<OrderCard order={{ ...membership, goods, cover }} />),
  )?.[1];

it('shows the crown of memberships on orders of memberships alone', () => {
  expect(pictureOf('membership')).toBe('crown');
  expect(pictureOf('minutes')).toBe('headphones');
  for (const goods of ['course', 'postage', undefined] as const) expect(pictureOf(goods)).not.toBe('crown');
});
