import { expect, it } from 'vitest';
import { type Box, clearSide, POPUP, rangeOf } from './clearSide.ts';

const box = (left: number, right: number, top: number, bottom: number): Box => ({ left, right, top, bottom });
const WIDTH = 1280;

it('is at the right where title and price are elsewhere', () => {
  expect(clearSide([box(63, 480, 100, 240)], [], 72, WIDTH)).toBe('right');
  expect(clearSide([], [], 72, WIDTH)).toBe('right');
});

it('leaves the right column of a course, whose title and price are there, to them', () => {
  const course = [box(847, 1217, 155, 210), box(847, 1217, 262, 378), box(847, 1217, 560, 615)];
  expect(clearSide(course, [], 177, WIDTH)).toBe('left');
});

it('is where nothing is now, if every side has a title or a price further down', () => {
  const checkout = [box(63, 1217, 900, 940)];
  expect(clearSide(checkout, [], 72, WIDTH)).toBe('right');
  expect(clearSide([...checkout, box(900, 1217, 80, 160)], [], 72, WIDTH)).toBe('left');
});

it('covers neither title nor price, wherever they are, as long as there is room', () => {
  for (let left = 24; left < 1000; left += 40)
    for (let top = 80; top < 400; top += 40) {
      const boxes = [box(left, left + 260, top, top + 60)];
      const [from, to] = rangeOf(clearSide(boxes, [], 177, WIDTH), WIDTH);
      const isOver = from < left + 260 && left < to && 177 < top + 60 && top < 177 + POPUP.height;
      expect(isOver).toBe(false);
    }
});

it('leaves a main action under the header to it, and lets one further down scroll past', () => {
  const title = box(63, 300, 90, 130);
  expect(clearSide([title], [box(1100, 1217, 90, 134)], 72, WIDTH)).toBe('centre');
  expect(clearSide([title], [box(1100, 1217, 400, 444)], 72, WIDTH)).toBe('right');
});
