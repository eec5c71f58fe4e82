import { expect, it } from 'vitest';
import { orderRequestOf } from './orderRequest.ts';

it.each([
  ['11', '22', '', { id: 11, saleId: 22, mode: 'alone' }],
  ['11', '22', 'group=1', { id: 11, saleId: 22, mode: 'openTeam' }],
  ['11', '22', 'team=33', { id: 11, saleId: 22, mode: 'joinTeam', teamId: 33 }],
  ['11', '22', 'team=x', { id: 11, saleId: 22, mode: 'alone' }],
  ['11', 'x', '', null],
])('reads /course/buy/%s/%s?%s (§2)', (id, sid, search, request) => {
  expect(orderRequestOf(id, sid, new URLSearchParams(search))).toEqual(request);
});
