import { expect, it } from 'vitest';
import { clockText, spokenMinutes } from './clockText.ts';

it('shows minutes and seconds, and hours once there are some', () => {
  expect([0, 9, 1725, 3599, 3600, 5325].map(clockText)).toEqual([
    '00:00',
    '00:09',
    '28:45',
    '59:59',
    '1:00:00',
    '1:28:45',
  ]);
});

it('says that five minutes are left, then one, and nothing else', () => {
  expect([301, 300, 291, 290, 61, 60, 51, 50, 0].map(spokenMinutes)).toEqual([
    null,
    5,
    5,
    null,
    null,
    1,
    1,
    null,
    null,
  ]);
});
