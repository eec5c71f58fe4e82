import { expect, it } from 'vitest';
import { fileMark, sizeInWords } from './fileMark.ts';

it('marks a file by its extension', () => {
  expect(fileMark('第8讲讲义：焦点弦.PDF')).toEqual({ letters: 'PDF', family: 'pdf' });
  expect(fileMark('公式卡.docx')).toEqual({ letters: 'DOCX', family: 'document' });
  expect(fileMark('README')).toEqual({ letters: '', family: 'other' });
});

it('says a size in the largest unit that leaves at least one', () => {
  expect(sizeInWords(0)).toBe('0 B');
  expect(sizeInWords(1023)).toBe('1023 B');
  expect(sizeInWords(1024)).toBe('1 KB');
  expect(sizeInWords(2_516_582)).toBe('2.4 MB');
  expect(sizeInWords(5 * 1024 ** 4)).toBe('5120 GB');
});
