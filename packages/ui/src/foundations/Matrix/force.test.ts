import { describe, expect, it } from 'vitest';
import { forcible } from './force.ts';

describe('a selector that forced elements match too', () => {
  it('stands for the mouse and for the keyboard', () => {
    expect(forcible('.a:hover > .b')).toBe('.a:is(:hover, [data-force="hover"]) > .b');
    expect(forcible('.a:active')).toBe('.a:is(:active, [data-force="active"])');
    expect(forcible('.a:focus:not(:focus-visible)')).toBe(
      '.a:is(:focus, [data-force="focus"]):not(:is(:focus-visible, [data-force="focus"]))',
    );
  });

  it('a parent has the focus inside when an element in it is forced', () => {
    expect(forcible('.a:focus-within')).toBe('.a:is(:focus-within, [data-force="focus"], :has([data-force="focus"]))');
  });

  it('an item of an open list is highlighted, as by an arrow key', () => {
    expect(forcible('.item[data-highlighted]')).toBe('.item:is([data-highlighted], [data-force="highlight"])');
  });

  it('leaves every other selector as it is', () => {
    for (const same of ['.hover', '.a:active-view-transition', '.a[data-force="hover"]'])
      expect(forcible(same)).toBe(same);
  });
});
