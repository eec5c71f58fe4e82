import { describe, expect, it } from 'vitest';
import {
  extended,
  linesOf,
  type MarkStroke,
  markAt,
  outlineOf,
  POINTS_MAX,
  remembered,
  storedPoint,
} from './strokes.ts';

describe('a mark', () => {
  it('stays inside of the picture, to a tenth of a pixel', () => {
    expect(storedPoint([12.345, -4], 760, 900)).toEqual([12.3, 0]);
    expect(storedPoint([800, 1_000], 760, 900)).toEqual([760, 900]);
  });

  it('leaves out points that are too near, and ends at the most the server takes', () => {
    expect(extended([[0, 0]], [1, 1])).toEqual([[0, 0]]);
    expect(extended([[0, 0]], [3, 0])).toHaveLength(2);
    const full = Array.from({ length: POINTS_MAX }, (_, x) => [x * 3, 0] as const);
    expect(extended(full, [0, 500])).toBe(full);
  });

  it('is a closed outline, of a single point too', () => {
    expect(
      outlineOf(
        [
          [10, 10],
          [40, 30],
          [80, 20],
        ],
        'pen',
      ),
    ).toMatch(/^M[-\d. ]+Q[-\d. ]+Z$/);
    expect(outlineOf([[10, 10]], 'highlighter')).toMatch(/^M.*Z$/);
    expect(outlineOf([], 'pen')).toBe('');
  });

  it('of words breaks its lines at the edge and is cut at 200 characters', () => {
    expect(linesOf('一二三四五六', 640, 760)).toEqual(['一二三四', '五六']);
    expect(linesOf('长'.repeat(500), 0, 760).join('')).toHaveLength(200);
    expect(linesOf('', 0, 760)).toEqual(['']);
  });

  it('is found from the top, near its line or its words', () => {
    const strokes: MarkStroke[] = [
      {
        tool: 'pen',
        points: [
          [100, 100],
          [200, 100],
        ],
      },
      { tool: 'tick', points: [[100, 110]] },
      { tool: 'text', points: [[300, 300]], text: '三行' },
    ];
    expect(markAt(strokes, [102, 104])).toBe(1);
    expect(markAt(strokes, [198, 100])).toBe(0);
    expect(markAt(strokes, [340, 310])).toBe(2);
    expect(markAt(strokes, [600, 600])).toBe(-1);
  });
});

it('a new mark ends what could be redone; fifty steps are kept', () => {
  let history = { past: [], future: [[]] } as ReturnType<typeof remembered>;
  for (let step = 0; step < 60; step += 1) history = remembered(history, []);
  expect(history.past).toHaveLength(50);
  expect(history.future).toEqual([]);
});
