import { expect, test } from 'vitest';
import { showsConnection } from './showsConnection.ts';

const at = (pathname: string, isWaiting = false, search = '') => showsConnection({ pathname, search }, isWaiting);

test('a lost connection is seen on the hall, the desk and home', () => {
  for (const path of ['/expert', '/expert-QA', '/index']) expect(at(path)).toBe(true);
  expect(at('/chat', false, '?view=desk')).toBe(true);
});

test('it is seen on every other page while a ticket waits, and only then', () => {
  for (const path of ['/course', '/course/detail/4/9', '/learn', '/mycoupon']) {
    expect(at(path)).toBe(false);
    expect(at(path, true)).toBe(true);
  }
});

test('pages with a line of their own show it once', () => {
  for (const path of ['/chat', '/toroom']) expect(at(path, true)).toBe(false);
});
