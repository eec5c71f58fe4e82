// @vitest-environment jsdom
import { CalendarDate } from '@internationalized/date';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GridOptions, moveByKey, useGrid } from './useGrid.ts';

type Grid = ReturnType<typeof useGrid>;
let unmount = () => {};

/** The grid as a component has it; read again after each move. */
function mount(options: GridOptions): () => Grid {
  let grid: Grid | undefined;
  function Probe() {
    grid = useGrid(options);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  unmount = () => act(() => root.unmount());
  act(() => root.render(<Probe />));
  return () => {
    if (!grid) throw new Error('nothing was rendered');
    return grid;
  };
}

/** Whether the key has moved the focus. */
function press(grid: () => Grid, key: string, shiftKey: boolean): boolean {
  let moved = false;
  act(() => {
    moved = moveByKey(key, shiftKey, grid().state);
  });
  return moved;
}

const november = new CalendarDate(2026, 11, 20);

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

describe('a key in a month (APG date picker dialog)', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-19'],
    ['ArrowRight', false, '2026-11-21'],
    ['ArrowUp', false, '2026-11-13'],
    ['ArrowDown', false, '2026-11-27'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-20'],
    ['PageDown', false, '2026-12-20'],
    ['PageUp', true, '2025-11-20'],
    ['PageDown', true, '2027-11-20'],
    ['Tab', false, '2026-11-20'],
  ])('%s with shift %s moves from 20 November to %s', (key, shift, date) => {
    const grid = mount({ span: 'month', defaultFocusedValue: november });
    expect(press(grid, key, shift)).toBe(key !== 'Tab');
    expect(grid().state.focusedDate.toString()).toBe(date);
  });

  it('ends at the limits, and in a shorter month', () => {
    const grid = mount({
      span: 'month',
      defaultFocusedValue: new CalendarDate(2026, 1, 31),
      maxValue: new CalendarDate(2026, 3, 5),
    });
    press(grid, 'PageDown', false);
    expect(grid().state.focusedDate.toString()).toBe('2026-02-28');
    press(grid, 'PageDown', false);
    expect(grid().state.focusedDate.toString()).toBe('2026-03-05');
    expect(grid().state.isNextVisibleRangeInvalid()).toBe(true);
  });
});

describe('the rows of a grid', () => {
  const weeksOf = (day: CalendarDate, span: GridOptions['span'] = 'month') =>
    mount({ span, defaultFocusedValue: day })().weeks;

  it('are four to six whole weeks of a month, starting on Monday', () => {
    expect(weeksOf(new CalendarDate(2027, 2, 1))).toHaveLength(4);
    expect(weeksOf(new CalendarDate(2026, 10, 1))).toHaveLength(5);
    const weeks = weeksOf(november);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect([weeks[0]?.[0]?.toString(), weeks[5]?.[6]?.toString()]).toEqual(['2026-10-26', '2026-12-06']);
    expect(weeks.every(([first]) => first?.toDate('UTC').getUTCDay() === 1)).toBe(true);
  });
  it('are the one week of a day, whose Page keys move by weeks, and by months with Shift', () => {
    expect(weeksOf(new CalendarDate(2026, 11, 22), 'week').map((week) => week.join(' '))).toEqual([
      '2026-11-16 2026-11-17 2026-11-18 2026-11-19 2026-11-20 2026-11-21 2026-11-22',
    ]);
    const grid = mount({ span: 'week', defaultFocusedValue: november });
    press(grid, 'PageDown', false);
    expect(grid().weeks[0]?.[0]?.toString()).toBe('2026-11-23');
    press(grid, 'PageUp', true);
    expect(grid().state.focusedDate.toString()).toBe('2026-10-27');
  });
});
