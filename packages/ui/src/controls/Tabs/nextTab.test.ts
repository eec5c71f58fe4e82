import { describe, expect, it } from 'vitest';
import { nextTab } from './nextTab.ts';

const four = { isDisabled: [false, false, true, false], orientation: 'horizontal' } as const;

describe('the keyboard path of tabs (APG)', () => {
  it('goes to the neighbour and past a disabled tab', () => {
    expect(nextTab('ArrowRight', { ...four, from: 0 })).toBe(1);
    expect(nextTab('ArrowRight', { ...four, from: 1 })).toBe(3);
    expect(nextTab('ArrowLeft', { ...four, from: 3 })).toBe(1);
  });

  it('goes round both ends', () => {
    expect(nextTab('ArrowRight', { ...four, from: 3 })).toBe(0);
    expect(nextTab('ArrowLeft', { ...four, from: 0 })).toBe(3);
  });

  it('goes to the first and the last that can be opened', () => {
    const ends = { isDisabled: [true, false, false, true], orientation: 'horizontal', from: 1 } as const;
    expect(nextTab('Home', ends)).toBe(1);
    expect(nextTab('End', ends)).toBe(2);
  });

  it('listens to the other pair of arrows when the tabs stand below one another', () => {
    const vertical = { ...four, orientation: 'vertical', from: 0 } as const;
    expect(nextTab('ArrowDown', vertical)).toBe(1);
    expect(nextTab('ArrowRight', vertical)).toBeNull();
  });

  it('leaves all other keys alone, and tabs that are all disabled', () => {
    expect(nextTab('a', { ...four, from: 0 })).toBeNull();
    expect(nextTab('End', { isDisabled: [true, true], orientation: 'horizontal', from: 0 })).toBeNull();
  });
});
