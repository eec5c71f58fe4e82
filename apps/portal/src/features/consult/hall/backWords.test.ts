import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { backWords } from './backWords.ts';

const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as TFunction<'hall'>;
const at = (text: string) => `2026-11-20T${text}:00+08:00`;

it.each([
  ['has passed', '20:00', '20:00', '22:00', 'states.paused'],
  ['is to come', '20:10', '20:00', '22:00', 'states.backAt 20:10'],
  ['is to come, closing time unknown', '20:10', '20:00', undefined, 'states.backAt 20:10'],
  ['lies behind the closing of the hall', '22:05', '21:50', '22:00', 'states.awayTillClose'],
  ['is its closing', '22:00', '21:50', '22:00', 'states.awayTillClose'],
])('a lecturer whose return %s is said to be so', (_, back, now, closes, words) => {
  const view = { locale: 'cn', now: Date.parse(at(now)), timeZone: 'Asia/Shanghai' } as const;
  expect(backWords({ backAt: at(back) }, { ...view, closesAt: closes && at(closes) }, t)).toBe(words);
});

it('names the day of a return after midnight', () => {
  const view = { locale: 'cn', now: Date.parse(at('23:56')), timeZone: 'Asia/Shanghai' } as const;
  const back = { backAt: '2026-11-21T00:11:00+08:00' };
  expect(backWords(back, { ...view, closesAt: undefined }, t)).toBe('states.backAt 明天00:11');
  expect(backWords(back, { ...view, closesAt: at('22:00') }, t)).toBe('states.awayTillClose');
  expect(backWords({}, { ...view, closesAt: undefined }, t)).toBe('states.paused');
});
