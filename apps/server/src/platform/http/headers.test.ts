import { expect, test } from 'vitest';
import type { CompanyRow } from '../data/companies.ts';
import { isOriginOf } from './headers.ts';

const school = { label: 'shengya', custom_domain: 'www.shengya.example' } as CompanyRow;
const production = { publicOrigin: 'https://{label}.school.example', isProduction: true };

test.each([
  ['https://shengya.school.example', 'shengya.school.example', true],
  ['https://www.shengya.example', 'www.shengya.example', true],
  ['https://www.shengya.example', 'shengya.school.example', true],
  ['http://shengya.school.example', 'shengya.school.example', false],
  ['https://shengya.evil.example', 'shengya.evil.example', false],
  ['https://shengya.school.example', 'shengya.evil.example', false],
  ['https://shengya.evil.example', 'shengya.school.example', false],
  ['https://6c.school.example', 'shengya.school.example', false],
  ['https://school.example', 'shengya.school.example', false],
  ['http://shengya.localhost:8080', 'shengya.localhost:8080', false],
  [undefined, 'shengya.school.example', false],
])('a socket from %s to %s is of a page of the school: %s (W1)', (origin, host, isOurs) => {
  expect(isOriginOf(school, production, { origin, host })).toBe(isOurs);
});

test('the default school is at the plain name too, and at this machine’s names while it is developed (W1)', () => {
  const plain = { ...school, label: 'default', custom_domain: null };
  const asked = { origin: 'https://school.example', host: 'school.example' };
  expect(isOriginOf(plain, production, asked)).toBe(true);
  const local = { origin: 'http://localhost:5173', host: 'localhost:5173' };
  expect(isOriginOf(plain, production, local)).toBe(false);
  expect(isOriginOf(plain, { ...production, isProduction: false }, local)).toBe(true);
  expect(isOriginOf(school, { ...production, isProduction: false }, local)).toBe(false);
});
