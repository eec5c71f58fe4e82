import { describe, expect, it } from 'vitest';
import { nextTab } from './nextTab.ts';

const four = { isDisabled: [false, false, true, false], orientation: 'horizontal' } as const;

describe('keyboard navigation of tabs (APG)', () => {
  it('moves to the neighbour and skips a disabled tab', () => {
    expect(nextTab('ArrowRight', { ...four, from: 0 })).toBe(1);
    expect(nextTab('ArrowRight', { ...four, from: 1 })).toBe(3);
    expect(nextTab('ArrowLeft', { ...four, from: 3 })).toBe(1);
  });

  it('wraps around at both ends', () => {
    expect(nextTab('ArrowRight', { ...four, from: 3 })).toBe(0);
    expect(nextTab('ArrowLeft', { ...four, from: 0 })).toBe(3);
  });

  it('moves to the first and the last enabled tab', () => {
    const ends = { isDisabled: [true, false, false, true], orientation: 'horizontal', from: 1 } as const;
    expect(nextTab('Home', ends)).toBe(1);
    expect(nextTab('End', ends)).toBe(2);
  });

  it('uses the other pair of arrow keys for vertical tabs', () => {
    const vertical = { ...four, orientation: 'vertical', from: 0 } as const;
    expect(nextTab('ArrowDown', vertical)).toBe(1);
    expect(nextTab('ArrowRight', vertical)).toBeNull();
  });

  it('ignores all other keys, and tabs that are all disabled', () => {
    expect(nextTab('a', { ...four, from: 0 })).toBeNull();
    expect(nextTab('End', { isDisabled: [true, true], orientation: 'horizontal', from: 0 })).toBeNull();
  });
});
