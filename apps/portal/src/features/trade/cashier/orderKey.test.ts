import { expect, it } from 'vitest';
import { orderKeyOf } from './orderKey.ts';

const KEY = { id: 7, orderNum: '20261120100000000007' };

it.each([
  ['7', '20261120100000000007', KEY],
  ['7', 'abc', null],
  ['0', '20261120100000000007', null],
  [null, null, null],
])('reads %s/%s as an order or as none (§2)', (id, orderNum, key) => {
  expect(orderKeyOf(id, orderNum)).toEqual(key);
});
