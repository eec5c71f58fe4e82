import { expect, it } from 'vitest';
import { fileMark } from './fileMark.ts';

it('marks a file by its extension', () => {
  expect(fileMark('第8讲讲义：焦点弦.PDF')).toEqual({ letters: 'PDF', family: 'pdf' });
  expect(fileMark('公式卡.docx')).toEqual({ letters: 'DOCX', family: 'document' });
  expect(fileMark('README')).toEqual({ letters: '', family: 'other' });
});
