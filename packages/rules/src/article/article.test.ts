import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARTICLE_BODY_MAX, findEmoji, RICH_TEXT_SIZES } from '../text.ts';
import {
  ARTICLE_ALIGNMENTS,
  ARTICLE_ALT_MAX,
  ARTICLE_BLOCKS_MAX,
  ARTICLE_COLOURS,
  ARTICLE_DEPTHS,
  ARTICLE_FLAG_MARKS,
  ARTICLE_MARKS_MAX,
  ARTICLE_PICTURES_MAX,
  ARTICLE_TEXT_KINDS,
  type ArticleBlock,
  type ArticleDocument,
  type ArticleMark,
  EMPTY_ARTICLE,
  isListKind,
} from './document.ts';
import { articleFault, isArticleDocument, isShowableArticle, isUnfinishedArticle } from './fault.ts';
import { isArticleHref, toArticleHref } from './href.ts';
import { normaliseArticle, normaliseMarks } from './normalise.ts';
import { articleLength, plainTextOf } from './plainText.ts';

const picture = { kind: 'picture', fileId: 7, alt: '猫', width: 50 } as const;

function paragraph(text: string, marks: readonly unknown[] = []) {
  return { kind: 'paragraph', text, marks };
}

function fault(...blocks: readonly unknown[]) {
  return articleFault({ version: 1, blocks });
}

const text = fc
  .string({ unit: fc.constantFrom('a', '李', '𠮷', ' ', '\n', '。', '©', 'é') })
  .filter((value) => findEmoji(value) === null);

function range(of: string) {
  return fc.tuple(fc.nat(of.length), fc.nat(of.length)).map(([one, other]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other),
  }));
}

function mark(of: string): fc.Arbitrary<ArticleMark> {
  return fc.oneof(
    fc.tuple(fc.constantFrom(...ARTICLE_FLAG_MARKS), range(of)).map(([kind, place]) => ({ kind, ...place })),
    fc
      .tuple(fc.constantFrom(...RICH_TEXT_SIZES), range(of))
      .map(([value, place]) => ({ kind: 'size' as const, value, ...place })),
    fc
      .tuple(fc.constantFrom(...ARTICLE_COLOURS), range(of))
      .map(([value, place]) => ({ kind: 'colour' as const, value, ...place })),
    fc
      .tuple(fc.constantFrom('https://a.cn/', 'mailto:a@b.cn'), range(of))
      .map(([href, place]) => ({ kind: 'link' as const, href, ...place })),
  );
}

/** Any document with values that are allowed and marks in any order, over each other and inside characters. */
const anyDocument: fc.Arbitrary<ArticleDocument> = fc
  .array(
    fc.oneof(
      fc.constant(picture),
      text.chain((of) =>
        fc
          .record({
            kind: fc.constantFrom(...ARTICLE_TEXT_KINDS),
            align: fc.constantFrom(...ARTICLE_ALIGNMENTS),
            depth: fc.constantFrom(...ARTICLE_DEPTHS),
            marks: fc.array(mark(of), { maxLength: 8 }),
          })
          .map(
            ({ depth, ...rest }): ArticleBlock => ({ text: of, ...rest, ...(isListKind(rest.kind) ? { depth } : {}) }),
          ),
      ),
    ),
    { maxLength: 8 },
  )
  .map((blocks) => ({ version: 1, blocks }));

describe('a stored article', () => {
  it('may hold every kind of block and mark (X1)', () => {
    const marks = [
      ...ARTICLE_FLAG_MARKS.map((kind) => ({ kind, from: 0, to: 4 })),
      { kind: 'size', value: 32, from: 0, to: 2 },
      { kind: 'colour', value: 'muted', from: 1, to: 4 },
      { kind: 'link', href: 'https://example.com/a?b=c#d', from: 2, to: 4 },
    ];
    const blocks = ARTICLE_TEXT_KINDS.map((kind) => ({ kind, text: '接柿子的猫', align: 'center', marks }));
    expect(fault(...blocks, picture, { kind: 'bullet', text: '', depth: 2, marks: [] })).toBeNull();
  });

  it.each<[string, unknown, object]>([
    ['nothing', null, { rule: 'shape', at: '' }],
    ['a list', [], { rule: 'shape', at: '' }],
    ['HTML', '<p>a</p>', { rule: 'shape', at: '' }],
    ['another version', { version: 2, blocks: [] }, { rule: 'value', at: 'version' }],
    ['no blocks', { version: 1 }, { rule: 'shape', at: 'blocks' }],
    ['an unknown name', { version: 1, blocks: [], html: '' }, { rule: 'key', at: 'html' }],
    ['a prototype', JSON.parse('{ "version": 1, "blocks": [], "__proto__": {} }'), { rule: 'key', at: '__proto__' }],
  ])('is no document when it is %s, and says so', (_, value, expected) => {
    expect(articleFault(value)).toEqual(expected);
  });

  it.each<[string, unknown, object]>([
    ['a block that is text', 'a', { rule: 'shape', at: 'blocks[0]' }],
    ['an unknown kind', { kind: 'html', text: '', marks: [] }, { rule: 'value', at: 'blocks[0].kind' }],
    ['a name from the prototype', { kind: 'toString', text: '', marks: [] }, { rule: 'value', at: 'blocks[0].kind' }],
    ['text that is none', { kind: 'quote', text: 1, marks: [] }, { rule: 'shape', at: 'blocks[0].text' }],
    ['no marks', { kind: 'quote', text: '' }, { rule: 'shape', at: 'blocks[0].marks' }],
    ['a class', { ...paragraph(''), className: 'x' }, { rule: 'key', at: 'blocks[0].className' }],
    ['depth outside a list', { ...paragraph(''), depth: 1 }, { rule: 'key', at: 'blocks[0].depth' }],
    ['depth 3', { kind: 'bullet', text: '', depth: 3, marks: [] }, { rule: 'value', at: 'blocks[0].depth' }],
    ['another alignment', { ...paragraph(''), align: 'justify' }, { rule: 'value', at: 'blocks[0].align' }],
    ['NUL', paragraph('a\0b'), { rule: 'characters', at: 'blocks[0].text' }],
    ['a carriage return', paragraph('a\rb'), { rule: 'characters', at: 'blocks[0].text' }],
    ['a line separator', paragraph('a\u2028b'), { rule: 'characters', at: 'blocks[0].text' }],
    ['half a pair', paragraph('a\ud842'), { rule: 'characters', at: 'blocks[0].text' }],
    ['an emoji', paragraph('好👍🏽啊'), { rule: 'emoji', at: 'blocks[0].text', sign: '👍🏽' }],
    ['an address for a picture', { ...picture, url: 'https://a.cn' }, { rule: 'key', at: 'blocks[0].url' }],
    ['no file', { ...picture, fileId: 0 }, { rule: 'value', at: 'blocks[0].fileId' }],
    ['a file in text', { ...picture, fileId: '7' }, { rule: 'value', at: 'blocks[0].fileId' }],
    ['another width', { ...picture, width: 60 }, { rule: 'value', at: 'blocks[0].width' }],
    ['no text alternative', { kind: 'picture', fileId: 7, width: 50 }, { rule: 'shape', at: 'blocks[0].alt' }],
    ['two lines of it', { ...picture, alt: 'a\nb' }, { rule: 'characters', at: 'blocks[0].alt' }],
    ['an emoji in it', { ...picture, alt: '🐱' }, { rule: 'emoji', at: 'blocks[0].alt', sign: '🐱' }],
    ['too much of it', { ...picture, alt: 'a'.repeat(ARTICLE_ALT_MAX + 1) }, { rule: 'long', at: 'blocks[0].alt' }],
  ])('names %s', (_, block, expected) => {
    expect(fault(block)).toEqual(expected);
  });

  it.each<[string, unknown, object]>([
    ['a mark that is none', null, { rule: 'shape', at: '' }],
    ['an unknown mark', { kind: 'blink', from: 0, to: 1 }, { rule: 'value', at: '.kind' }],
    ['a style', { kind: 'bold', from: 0, to: 1, style: 'x' }, { rule: 'key', at: '.style' }],
    ['size 15', { kind: 'size', value: 15, from: 0, to: 1 }, { rule: 'value', at: '.value' }],
    ['size in text', { kind: 'size', value: '16', from: 0, to: 1 }, { rule: 'value', at: '.value' }],
    ['a colour by number', { kind: 'colour', value: '#f00', from: 0, to: 1 }, { rule: 'value', at: '.value' }],
    ['a script', { kind: 'link', href: 'javascript:alert(1)', from: 0, to: 1 }, { rule: 'href', at: '.href' }],
    ['a negative offset', { kind: 'bold', from: -1, to: 1 }, { rule: 'offset', at: '.from' }],
    ['half an offset', { kind: 'bold', from: 0.5, to: 1 }, { rule: 'offset', at: '.from' }],
    ['an offset past the end', { kind: 'bold', from: 0, to: 5 }, { rule: 'offset', at: '.to' }],
    ['an offset inside a character', { kind: 'bold', from: 0, to: 2 }, { rule: 'offset', at: '.to' }],
    ['a mark over nothing', { kind: 'bold', from: 1, to: 1 }, { rule: 'offset', at: '.to' }],
  ])('names %s', (_, wrong, { at, ...rule }: { at?: string }) => {
    expect(fault(paragraph('a𠮷b', [wrong]))).toEqual({ ...rule, at: `blocks[0].marks[0]${at}` });
  });

  it('names marks out of order, and marks of one kind over each other', () => {
    const bold = { kind: 'bold', from: 1, to: 3 };
    expect(fault(paragraph('abcd', [bold, { kind: 'italic', from: 0, to: 1 }]))).toEqual({
      rule: 'order',
      at: 'blocks[0].marks[1]',
    });
    expect(fault(paragraph('abcd', [bold, { kind: 'bold', from: 2, to: 4 }]))).toEqual({
      rule: 'overlap',
      at: 'blocks[0].marks[1]',
    });
  });

  it('holds 10,000 characters, those outside the basic plane and line ends counted as one (§5, X7)', () => {
    expect(fault(paragraph('𠮷'.repeat(ARTICLE_BODY_MAX)))).toBeNull();
    expect(fault(paragraph('𠮷'.repeat(ARTICLE_BODY_MAX + 1)))).toEqual({ rule: 'long', at: 'blocks' });
    expect(fault(paragraph('a'.repeat(ARTICLE_BODY_MAX - 1)), paragraph('b'))).toEqual({ rule: 'long', at: 'blocks' });
    expect(fault(paragraph('a'.repeat(ARTICLE_BODY_MAX)), paragraph('  '))).toBeNull();
  });

  it('has so many blocks, marks and pictures, and no more', () => {
    const bolds = Array.from({ length: ARTICLE_MARKS_MAX + 1 }, (_, from) => ({ kind: 'bold', from, to: from + 1 }));
    expect(fault(...Array.from({ length: ARTICLE_BLOCKS_MAX + 1 }, () => paragraph('')))?.rule).toBe('many');
    expect(fault(...Array.from({ length: ARTICLE_PICTURES_MAX + 1 }, () => picture))).toEqual({
      rule: 'many',
      at: `blocks[${ARTICLE_PICTURES_MAX}]`,
    });
    expect(fault(paragraph('a'.repeat(bolds.length), bolds))).toEqual({ rule: 'many', at: 'blocks[0].marks' });
  });

  it('is refused in linear time, however large (X9)', () => {
    let reads = 0;
    const huge = Array.from({ length: 200 }, () => ({
      ...paragraph(''),
      get text() {
        reads += 1;
        return '字'.repeat(50_000);
      },
    }));
    expect(fault(...huge)).toEqual({ rule: 'many', at: 'blocks[0].text' });
    expect(reads).toBeLessThan(10);
  });
});

describe('an article that is being written', () => {
  const pictures = Array.from({ length: ARTICLE_PICTURES_MAX + 1 }, () => picture);
  const bolds = Array.from({ length: ARTICLE_MARKS_MAX + 1 }, (_, from) => ({ kind: 'bold', from, to: from + 1 }));
  const marked = paragraph('a'.repeat(bolds.length), bolds);

  it('may have more than may be stored, and signs that may not', () => {
    for (const blocks of [pictures, [marked], [paragraph('好👍')], [paragraph('a\0b')]]) {
      expect(fault(...blocks)).not.toBeNull();
      expect(isUnfinishedArticle({ version: 1, blocks })).toBe(true);
    }
  });

  it('has its shape to the last block and mark, also where it has too many', () => {
    for (const wrong of [{ ...picture, url: 'https://a.cn' }, paragraph('a', [{ kind: 'blink', from: 0, to: 1 }])])
      expect(isUnfinishedArticle({ version: 1, blocks: [...pictures, marked, wrong] })).toBe(false);
    const last = { kind: 'bold', from: 0, to: 9_999 };
    expect(isUnfinishedArticle({ version: 1, blocks: [paragraph(marked.text, [...bolds, last])] })).toBe(false);
  });
});

describe('an article that was stored', () => {
  it('is shown with more pictures, marks and words than may be written now, and not in another shape', () => {
    const pictures = Array.from({ length: ARTICLE_PICTURES_MAX + 1 }, () => picture);
    const long = paragraph('字'.repeat(5 * ARTICLE_BODY_MAX));
    expect(isShowableArticle({ version: 1, blocks: [...pictures, long, paragraph('好👍')] })).toBe(true);
    for (const wrong of [{ ...picture, width: 60 }, paragraph('a\0b'), { kind: 'html', text: '' }])
      expect(isShowableArticle({ version: 1, blocks: [...pictures, wrong] })).toBe(false);
  });
});

describe('what a person wrote', () => {
  it('is judged after the shape, so an article with an emoji or too many characters may still be shown', () => {
    const wrong = { ...picture, width: 60 };
    expect(fault(paragraph('好👍'), wrong)).toEqual({ rule: 'value', at: 'blocks[1].width' });
    expect(fault(paragraph('a'.repeat(ARTICLE_BODY_MAX + 1)), wrong)).toEqual({ rule: 'value', at: 'blocks[1].width' });
  });
});

describe('a link', () => {
  it.each(['https://a.cn', 'http://a.cn/b?c=d', 'HTTPS://A.CN/', 'mailto:li.lei+x@example.com'])(
    'leads to %s',
    (href) => {
      expect(isArticleHref(href)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' https://a.cn',
    'https://a.cn\\@b.cn',
    'https://user:pass@a.cn',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.cn/1',
    '//a.cn',
    '/web/index',
    'a.cn',
    '',
    'mailto:',
    'mailto:a@b.cn?bcc=c@d.cn',
    'mailto:a@b.cn,c@d.cn',
    `https://a.cn/${'a'.repeat(2048)}`,
  ])('never leads to %j (X3)', (href) => {
    expect(isArticleHref(href)).toBe(false);
  });

  it.each([
    ['example.com/a', 'https://example.com/a'],
    [' https://a.cn ', 'https://a.cn'],
    ['a@b.cn', 'mailto:a@b.cn'],
    ['localhost:5173/x', null],
    ['你好', null],
    ['书院.中国', 'https://书院.中国'],
    ['javascript:alert(1)', null],
    ['', null],
  ])('is made of what a person types: %j', (typed, href) => {
    expect(toArticleHref(typed)).toBe(href);
  });
});

describe('the canonical form', () => {
  it('makes touching marks one and keeps the later of two values over each other', () => {
    expect(
      normaliseMarks('abcdef', [
        { kind: 'size', value: 20, from: 0, to: 6 },
        { kind: 'bold', from: 3, to: 6 },
        { kind: 'bold', from: 0, to: 3 },
        { kind: 'size', value: 14, from: 2, to: 4 },
      ]),
    ).toEqual([
      { kind: 'size', value: 20, from: 0, to: 2 },
      { kind: 'bold', from: 0, to: 6 },
      { kind: 'size', value: 14, from: 2, to: 4 },
      { kind: 'size', value: 20, from: 4, to: 6 },
    ]);
  });

  it('takes a character outside the basic plane whole', () => {
    expect(normaliseMarks('a𠮷b', [{ kind: 'bold', from: 2, to: 3 }])).toEqual([{ kind: 'bold', from: 1, to: 3 }]);
  });

  it('leaves defaults out, and an item of a list one level deeper at most', () => {
    const bullet = (depth: 0 | 1 | 2): ArticleBlock => ({ kind: 'bullet', text: '', align: 'start', depth, marks: [] });
    const { blocks } = normaliseArticle({ version: 1, blocks: [bullet(2), bullet(2), bullet(2), picture, bullet(1)] });
    expect(blocks).toEqual([
      { kind: 'bullet', text: '', marks: [] },
      { kind: 'bullet', text: '', depth: 1, marks: [] },
      { kind: 'bullet', text: '', depth: 2, marks: [] },
      picture,
      { kind: 'bullet', text: '', marks: [] },
    ]);
  });

  it('of no blocks is one empty paragraph', () => {
    expect(normaliseArticle({ version: 1, blocks: [] })).toEqual(EMPTY_ARTICLE);
  });

  it('is valid, its own canonical form, and says the same text, for any document', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const canonical = normaliseArticle(document);
        expect(articleFault(canonical)).toBeNull();
        expect(normaliseArticle(canonical)).toEqual(canonical);
        expect(plainTextOf(canonical)).toBe(plainTextOf(document));
      }),
    );
  });

  it('marks every unit of a text as the last mark over it does, for any marks', () => {
    fc.assert(
      fc.property(
        text.chain((of) => fc.tuple(fc.constant(of), fc.array(mark(of), { maxLength: 8 }))),
        ([of, marks]) => {
          const last = (list: readonly ArticleMark[], at: number, kind: string) =>
            list.findLast((one) => one.kind === kind && one.from <= at && at < one.to);
          const look = (one: ArticleMark | undefined) => one && { ...one, from: 0, to: 0 };
          // Offsets inside a character are widened, so what is compared is marks that stand on whole ones.
          const whole = marks.filter(
            (one) => of.slice(one.from, one.to).isWellFormed() && of.slice(one.to).isWellFormed(),
          );
          const canonical = normaliseMarks(of, whole);
          for (const kind of [...ARTICLE_FLAG_MARKS, 'size', 'colour', 'link'])
            for (let at = 0; at < of.length; at += 1)
              expect(look(last(canonical, at, kind))).toEqual(look(last(whole, at, kind)));
        },
      ),
    );
  });
});

describe('any value', () => {
  it('is judged without throwing, and what is refused is named', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(isArticleDocument(value)).toBe(articleFault(value) === null);
      }),
    );
  });

  it('put at any place of a document is refused or leaves a document', () => {
    const document = { version: 1, blocks: [paragraph('abc', [{ kind: 'bold', from: 0, to: 2 }]), picture] };
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('kind', 'text', 'marks', 'align', 'fileId'), (value, key) => {
        const blocks = [{ ...document.blocks[0], [key]: value }, picture];
        const found = articleFault({ version: 1, blocks });
        if (found === null)
          expect(typeof plainTextOf({ version: 1, blocks } as unknown as ArticleDocument)).toBe('string');
        else expect(found.at).toMatch(/^blocks\[0\]/);
      }),
    );
  });
});

describe('the text of an article', () => {
  it('is a line a block, without its pictures', () => {
    const document: ArticleDocument = {
      version: 1,
      blocks: [{ kind: 'heading2', text: '第一版', marks: [] }, picture, { kind: 'bullet', text: 'a\nb', marks: [] }],
    };
    expect(plainTextOf(document)).toBe('第一版\na\nb');
    expect(articleLength(document)).toBe(7);
  });

  it('is counted in code points, without blanks around it (§5, X7)', () => {
    const blocks: ArticleBlock[] = [
      { kind: 'paragraph', text: ' 𠮷野家', marks: [] },
      { kind: 'paragraph', text: '', marks: [] },
    ];
    expect(articleLength({ version: 1, blocks })).toBe(3);
    expect(articleLength(EMPTY_ARTICLE)).toBe(0);
  });
});
