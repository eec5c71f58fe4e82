import { describe, expect, it } from 'vitest';
import { readPasted } from './pastedColour.ts';

describe('a pasted colour', () => {
  it.each([
    '#FFD400',
    '#ffd400',
    'FFD400',
    '#FFD400FF',
    'ffd400ff',
    ' #FfD400;\n',
    'rgb(255, 212, 0)',
    'RGB(255,212,0)',
    'rgb(255 212 0)',
    'rgba(255, 212, 0, 1)',
    'rgb(255 212 0 / 100%)',
    'rgb(100%, 83.1%, 0%)',
    'hsl(49.88, 100%, 50%)',
    'hsl(49.88deg 100% 50% / 1)',
    'hsla(409.88, 100%, 50%, 1)',
    'background: #FFD400;',
    '--brand-yellow: #ffd400',
    '"#FFD400"',
    '#FFD400,',
    '＃ＦＦＤ４００',
    'oklch(0.88085 0.18059 94.02)',
    'oklch(88.085% 45.147% 94.02deg / 1)',
  ])('is understood as people paste it: %s', (text) => {
    expect(readPasted(text)).toEqual({ hex: '#ffd400' });
  });

  it.each([
    ['#fff', '#ffffff'],
    ['0a0', '#00aa00'],
    ['#0a0f', '#00aa00'],
    ['hsl(0, 0%, 0%)', '#000000'],
    ['hsl(240, 100%, 50%)', '#0000ff'],
    ['hsl(-120, 100%, 50%)', '#0000ff'],
    ['rgb(300, -5, 0)', '#ff0000'],
  ])('has short forms and limits: %s is %s', (text, hex) => {
    expect(readPasted(text)).toEqual({ hex });
  });

  it.each([
    '',
    '#',
    '#ff',
    '#fffff',
    '#ggg',
    'red',
    'rgb()',
    'rgb(1,2)',
    'rgb(1.2.3, 0, 0)',
    'url(x)',
    '#ffd4001',
    'var(--x)',
    'background: url(#FFD400)',
    'oklch(1 0)',
    'oklch(a b c)',
  ])('that is none is refused with the forms that are understood: %s', (text) => {
    expect(readPasted(text)).toEqual({ problem: expect.stringContaining('paste #FFD400') });
  });

  it.each(['#FFD40080', '#fd08', 'rgba(255, 212, 0, .5)', 'rgb(255 212 0 / 40%)'])(
    'that is see-through is refused: %s',
    (text) => {
      expect(readPasted(text)).toEqual({ problem: expect.stringContaining('opaque') });
    },
  );
});
