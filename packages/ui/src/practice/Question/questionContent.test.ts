import { describe, expect, it } from 'vitest';
import { answerText, chosen, isShort, keyMeaning, optionsOf } from './questionContent.ts';

const options = ['a', 'b', 'c', 'd'].map((key) => ({ key, html: key }));

describe('a choice', () => {
  it('is one option, or several in the order of the paper', () => {
    expect(chosen(options, ['a'], 'c', false)).toEqual(['c']);
    expect(chosen(options, ['c'], 'a', true)).toEqual(['a', 'c']);
    expect(chosen(options, ['a', 'c'], 'a', true)).toEqual(['c']);
    expect(chosen(options, ['gone', 'c'], 'd', true)).toEqual(['c', 'd']);
  });

  it('is short where all of it fits into half of the width; wide characters count twice, formulas by what they show', () => {
    expect(['$30^\\circ$', '开始远离听的人', '<b>equal to 500 Hz</b>'].map(isShort)).toEqual([true, true, true]);
    expect(isShort('两条缝靠得更近，条纹变宽，屏上仍有明暗条纹')).toBe(false);
    expect(isShort('It has moved its tables into the shade.')).toBe(false);
    expect(isShort('<img src="a.svg">')).toBe(false);
  });

  it('of true or false has two options with the words of the language', () => {
    const judge = { id: '1', number: '1', kind: 'judge', stem: '', points: 1 } as const;
    expect(optionsOf(judge, { T: '对', F: '错' }).map(({ key }) => key)).toEqual(['T', 'F']);
    expect(optionsOf({ ...judge, kind: 'blank' }, { T: '对', F: '错' })).toEqual([]);
  });
});

describe('keys of a question', () => {
  it('choose by letter, go on, mark; a letter of an option comes first', () => {
    expect(['a', 'D', 'n', 'F', 'x', 'Enter', '1'].map((key) => keyMeaning(key, 4))).toEqual([
      { choose: 0 },
      { choose: 3 },
      'next',
      'mark',
      null,
      null,
      null,
    ]);
    expect(keyMeaning('f', 6)).toEqual({ choose: 5 });
  });
});

it('an answer is letters by position, or the texts of gaps, which are no markup', () => {
  const shuffled = [...options].reverse();
  expect(answerText(['a', 'd'], shuffled, '、')).toBe('D、A');
  expect(answerText(['a'], shuffled, '、', true)).toBe('D a');
  expect(answerText(['1<b>2', '$x$'], [], '；')).toBe('1&lt;b>2；$x$');
});
