import { expect, it } from 'vitest';
import { leafParts } from './leafParts.ts';

it('writes a promised day as a leaf of a calendar, by the clock of the school', () => {
  expect(leafParts('2026-11-23T16:30:00.000Z', { locale: 'cn', timeZone: 'Asia/Shanghai' })).toEqual({
    month: '11月',
    day: '24',
    weekday: '周二',
  });
  expect(leafParts('2026-11-23T16:30:00.000Z', { locale: 'en', timeZone: 'Asia/Shanghai' })).toEqual({
    month: 'Nov',
    day: '24',
    weekday: 'Tue',
  });
});
