import { expect, it } from 'vitest';
import { orderKeyOf } from './orderKey.ts';

const KEY = { id: 7, orderNum: '20261120100000000007' };

it.each([
  ['7', '20261120100000000007', KEY],
  ['7', 'DD-2026_A7', { id: 7, orderNum: 'DD-2026_A7' }],
  ['7', 'X1', { id: 7, orderNum: 'X1' }],
  ['7', 'a b', null],
  ['7', '', null],
  ['7', 'x'.repeat(65), null],
  ['0', '20261120100000000007', null],
  [null, null, null],
])('reads %s/%s as an order or as none (§2)', (id, orderNum, key) => {
  expect(orderKeyOf(id, orderNum)).toEqual(key);
});
