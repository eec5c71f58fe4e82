import { expect, it } from 'vitest';
import { hitParts } from './foundMessages.ts';

const marked = (text: string, query: string) =>
  hitParts(text, query)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

it('marks every word of the search, whatever its case', () => {
  expect(marked('Use the Focal chord: 焦点弦', 'focal 焦点')).toBe('Use the [Focal] chord: [焦点]弦');
});

it('begins shortly before the first hit', () => {
  expect(marked(`${'很长的开头'.repeat(10)}焦点弦怎么算`, '焦点弦')).toMatch(/^….{12}\[焦点弦\]怎么算$/u);
});

it('takes signs of patterns as they are, and no words as none', () => {
  expect(marked('正确率 100% (全班)', '(全')).toBe('正确率 100% [(全]班)');
  expect(marked('a\\b', '\\')).toBe('a[\\]b');
  expect(marked('老师好', '  ')).toBe('老师好');
});
