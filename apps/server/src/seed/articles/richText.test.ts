import { articleFault, plainTextOf } from '@shuyuan/rules';
import { describe, expect, test } from 'vitest';
import { readContent } from '../content.ts';
import { toDocument } from './richText.ts';

const picture = () => 7;
const blockOf = (line: string) => toDocument([line], picture).blocks[0];

describe('the lines of a written article', () => {
  test('are blocks of the kind that their sign names', () => {
    const lines = ['## 一', '### 二', '#### 三', '> 四', '- 五', '  - 六', '12. 七', '八', '=> 九'];
    expect(toDocument(lines, picture).blocks).toEqual([
      { kind: 'heading2', text: '一', marks: [] },
      { kind: 'heading3', text: '二', marks: [] },
      { kind: 'heading4', text: '三', marks: [] },
      { kind: 'quote', text: '四', marks: [] },
      { kind: 'bullet', text: '五', marks: [] },
      { kind: 'bullet', text: '六', depth: 1, marks: [] },
      { kind: 'ordered', text: '七', marks: [] },
      { kind: 'paragraph', text: '八', marks: [] },
      { kind: 'paragraph', text: '九', align: 'end', marks: [] },
    ]);
  });

  test('have marks where the signs stood, counted without them', () => {
    expect(blockOf('先**粗**再*斜*，__线__和~~删~~')).toEqual({
      kind: 'paragraph',
      text: '先粗再斜，线和删',
      marks: [
        { kind: 'bold', from: 1, to: 2 },
        { kind: 'italic', from: 3, to: 4 },
        { kind: 'underline', from: 5, to: 6 },
        { kind: 'strike', from: 7, to: 8 },
      ],
    });
  });

  test('may mark a text twice, and lead somewhere', () => {
    expect(blockOf('{danger:别**急**着}{20:大}[书](https://example.com/a)')).toEqual({
      kind: 'paragraph',
      text: '别急着大书',
      marks: [
        { kind: 'colour', value: 'danger', from: 0, to: 3 },
        { kind: 'bold', from: 1, to: 2 },
        { kind: 'size', value: 20, from: 3, to: 4 },
        { kind: 'link', href: 'https://example.com/a', from: 4, to: 5 },
      ],
    });
  });

  test('keep signs that mark nothing', () => {
    expect(blockOf('电话是138****2046，集合{1,2}')).toEqual({
      kind: 'paragraph',
      text: '电话是138****2046，集合{1,2}',
      marks: [],
    });
  });

  test('may be a picture with what it shows and its width', () => {
    expect(blockOf('![一座桥](bridge 75)')).toEqual({ kind: 'picture', fileId: 7, alt: '一座桥', width: 75 });
    expect(() => blockOf('![一座桥](bridge 60)')).toThrow(RangeError);
  });

  test('are refused with a colour that no brand has, and with what may not be stored', () => {
    expect(() => blockOf('{purple:紫}')).toThrow(RangeError);
    expect(() => blockOf('[书](javascript:alert)')).toThrow('href');
  });
});

const content = readContent();
const written = [...content.articles.values(), ...content.notes.values()].flat();

describe('the texts of the seed', () => {
  test.each(written.map((one) => [`${one.key}: ${one.title}`, one] as const))('%s may be stored', (_, one) => {
    const forms = [one, ...(one.english ? [one.english] : [])];
    for (const { title, lines } of forms) {
      expect([...title].length).toBeLessThanOrEqual(30);
      expect(articleFault(toDocument(lines, picture))).toBeNull();
    }
    if (one.revision) expect(articleFault(toDocument([...one.lines, ...one.revision.lines], picture))).toBeNull();
    if (one.refusal) expect(one.refusal.block).toBeLessThanOrEqual(one.lines.length);
  });

  test('are no two alike, not even in a paragraph', () => {
    const paragraphs = written.flatMap(({ lines }) =>
      plainTextOf(toDocument(lines, picture))
        .split('\n')
        .filter((line) => line.length > 24),
    );
    expect(paragraphs.length).toBeGreaterThan(600);
    expect(paragraphs.filter((line, place) => paragraphs.indexOf(line) !== place)).toEqual([]);
    const said = written.flatMap(({ comments }) => comments.map((comment) => comment.content));
    expect(said.filter((line, place) => said.indexOf(line) !== place)).toEqual([]);
  });

  test('are long enough to be read: published ones of students and lecturers have 450 characters and more', () => {
    const short = [...content.articles.values()]
      .flat()
      .filter(({ state, by }) => state === 'published' && by.kind !== 'school')
      .filter(({ lines }) => [...plainTextOf(toDocument(lines, picture))].length < 450);
    expect(short.map(({ key }) => key)).toEqual([]);
  });
});
