import { expect, it } from 'vitest';
import { refusedSign } from './refusedSign.ts';

it('finds the first refused sign, whole, and which character it is (§5, X7)', () => {
  expect(refusedSign('我也坐校车，明天开始试试😀。')).toEqual({ sign: '😀', from: 12, place: 13 });
  expect(refusedSign('一家👨‍👩‍👧好😀')).toMatchObject({ sign: '👨‍👩‍👧', place: 3 });
});

it('counts a character outside the basic plane once', () => {
  expect(refusedSign('𠮷𠮷😀')).toMatchObject({ from: 4, place: 3 });
});

it('finds nothing in words, digits and plain signs', () => {
  expect(refusedSign('第12题 ©™ 好')).toBeNull();
});
