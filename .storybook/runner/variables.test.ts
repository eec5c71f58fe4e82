import { describe, expect, it } from 'vitest';
import { changedLines, toLines } from './variables.ts';

const before = toLines({ '--sy-a': '#000000', '--sy-b': '12px', '--sy-gone': 'url("a: b.svg")' });

describe('the recorded variables of a brand (docs/decisions/0026)', () => {
  it('are one line each', () => {
    expect(before).toBe('--sy-a: #000000\n--sy-b: 12px\n--sy-gone: url("a: b.svg")\n');
  });

  it('a change reads as one line a variable: from which value to which', () => {
    expect(changedLines(before, toLines({ '--sy-a': '#000001', '--sy-b': '12px', '--sy-new': '0' }))).toEqual([
      '--sy-a: #000000 → #000001',
      '--sy-gone: url("a: b.svg") → absent',
      '--sy-new: absent → 0',
    ]);
    expect(changedLines(before, before)).toEqual([]);
  });
});
