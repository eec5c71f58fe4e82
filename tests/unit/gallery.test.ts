import { expect, it } from 'vitest';
import { storiesOf } from '../../scripts/stories/gallery.ts';

const entry = (title: string, name: string, tags: string[] = []) => ({ id: title.toLowerCase(), title, name, tags });
const entries = [
  entry('Commerce/CouponCard', 'Matrix', ['matrix']),
  entry('Commerce/CouponCard', 'Used'),
  entry('Controls/Button', 'Matrix', ['matrix']),
  entry('Pages/Trade', 'Coupons', ['page']),
  entry('Pages/Trade', 'Address', ['page-one']),
];
const brands = ['default', 'shengya'];
const shown = (what: string) => storiesOf(entries, { what, brands }).map(({ title, name }) => `${title} ${name}`);

it('a brand is shown in every Matrix and on every page', () => {
  expect(shown('shengya')).toEqual([
    'Commerce/CouponCard Matrix',
    'Controls/Button Matrix',
    'Pages/Trade Coupons',
    'Pages/Trade Address',
  ]);
});

it('a component is shown by its Matrix, whatever case its name has', () => {
  expect(shown('couponcard')).toEqual(['Commerce/CouponCard Matrix']);
  expect(shown('Dropdown')).toEqual([]);
});
