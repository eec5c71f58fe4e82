import { describe, expect, it } from 'vitest';
import { splitFigures } from './figures.ts';

const written = (value: string) => splitFigures(value).map(({ text, isFigure }) => (isFigure ? `[${text}]` : text));

describe('a value with its units', () => {
  it('has large numbers and small units', () => {
    expect(written('6小时40分')).toEqual(['[6]', '小时', '[40]', '分']);
    expect(written('6 h 40 min')).toEqual(['[6]', ' h ', '[40]', ' min']);
    expect(written('1,299.00')).toEqual(['[1,299.00]']);
    expect(written('96%')).toEqual(['[96]', '%']);
  });

  it('keeps the total after a slash small', () => {
    expect(written('12/14份')).toEqual(['[12]', '/14份']);
  });

  it('handles signs, and text without a number', () => {
    expect(written('−8分')).toEqual(['[−8]', '分']);
    expect(written('暂无')).toEqual(['暂无']);
    expect(written('')).toEqual([]);
  });
});
