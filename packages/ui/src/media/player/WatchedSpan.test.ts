import { expect, test } from 'vitest';
import { WatchedSpan } from './WatchedSpan.ts';

const run = (span: WatchedSpan, from: number, until: number, step = 0.25) => {
  for (let at = from; at <= until; at += step) span.advance(at);
};

test('counts what ran, not what was skipped', () => {
  const span = new WatchedSpan();
  run(span, 0, 4);
  span.interrupt();
  run(span, 30, 32);
  expect(span.take()).toEqual([
    [0, 4],
    [30, 32],
  ]);
  expect(span.take()).toEqual([]);
});

test('a jump that no event announced is no watching', () => {
  const span = new WatchedSpan();
  span.advance(1);
  span.advance(900);
  expect(span.take()).toEqual([]);
});

test('quarters of a second add up across reports', () => {
  const span = new WatchedSpan();
  run(span, 0, 0.25);
  expect(span.take()).toEqual([]);
  run(span, 0.5, 2);
  expect(span.take()).toEqual([[0, 2]]);
});
