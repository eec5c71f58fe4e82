import {
  ARTICLE_COLOURS,
  ARTICLE_FLAG_MARKS,
  ARTICLE_TEXT_KINDS,
  ARTICLE_WIDTHS,
  type ArticleBlock,
  type ArticleDocument,
  type ArticleMark,
  articleFault,
  EMPTY_ARTICLE,
  isListKind,
  normaliseArticle,
  RICH_TEXT_SIZES,
} from '@shuyuan/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { article } from '../../fixtures/articleTexts.ts';
import { ContentState } from './draft.ts';
import { pictureBlock, toBlocks, toContent, toDocument } from './draftDocument.ts';

const text = fc.string({ unit: fc.constantFrom('a', '李', '𠮷', ' ', '\n', '。', '1'), maxLength: 24 });

function mark(of: string): fc.Arbitrary<ArticleMark> {
  const place = fc.tuple(fc.nat(of.length), fc.nat(of.length)).map(([one, other]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other),
  }));
  return fc.oneof(
    fc.tuple(fc.constantFrom(...ARTICLE_FLAG_MARKS), place).map(([kind, at]) => ({ kind, ...at })),
    fc
      .tuple(fc.constantFrom(...RICH_TEXT_SIZES), place)
      .map(([value, at]) => ({ kind: 'size' as const, value, ...at })),
    fc
      .tuple(fc.constantFrom(...ARTICLE_COLOURS), place)
      .map(([value, at]) => ({ kind: 'colour' as const, value, ...at })),
    fc
      .tuple(fc.constantFrom('https://a.cn/', 'https://b.cn/', 'mailto:a@b.cn'), place)
      .map(([href, at]) => ({ kind: 'link' as const, href, ...at })),
  );
}

/** Random documents in canonical form. */
const documents: fc.Arbitrary<ArticleDocument> = fc
  .array(
    fc.oneof(
      fc.record({
        kind: fc.constant('picture' as const),
        fileId: fc.integer({ min: 1, max: 2 ** 50 }),
        alt: text.map((alt) => alt.replaceAll('\n', '')),
        width: fc.constantFrom(...ARTICLE_WIDTHS),
      }),
      text.chain((of) =>
        fc
          .record({
            kind: fc.constantFrom(...ARTICLE_TEXT_KINDS),
            align: fc.constantFrom('start' as const, 'center' as const, 'end' as const),
            depth: fc.constantFrom(0 as const, 1 as const, 2 as const),
            marks: fc.array(mark(of), { maxLength: 8 }),
          })
          .map(
            ({ depth, ...rest }): ArticleBlock => ({ text: of, ...rest, ...(isListKind(rest.kind) ? { depth } : {}) }),
          ),
      ),
    ),
    { maxLength: 10 },
  )
  .map((blocks) => normaliseArticle({ version: 1, blocks }));

describe('document → editor → document', () => {
  it('is the identity on random documents', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(toDocument(toContent(document))).toEqual(document);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['cn', 'en'] as const)('is the identity on a real article, %s', (locale) => {
    const whole = normaliseArticle(article[locale]);
    expect(toDocument(toContent(whole))).toEqual(whole);
  });

  it('makes an empty article of a value that is none (X1)', () => {
    const hostile = { version: 1, blocks: [{ kind: 'html', text: '<script>' }] } as unknown as ArticleDocument;
    expect(toDocument(toContent(hostile))).toEqual(EMPTY_ARTICLE);
  });

  it('keeps an article with an emoji from elsewhere, so that nobody loses a word', () => {
    const blocks: ArticleBlock[] = [{ kind: 'paragraph', text: '好👍', marks: [] }];
    expect(toDocument(toContent({ version: 1, blocks }))).toEqual({ version: 1, blocks });
  });
});

describe('the document of an editor', () => {
  it('has no picture whose upload has not ended, and has it once the file is stored', () => {
    const waiting = pictureBlock({ upload: 'u1', alt: '猫', width: 50 });
    const content = ContentState.createFromBlockArray([...toBlocks(EMPTY_ARTICLE.blocks), waiting]);
    expect(toDocument(content).blocks).toHaveLength(1);
    expect(toDocument(content, () => 7).blocks[1]).toEqual({ kind: 'picture', fileId: 7, alt: '猫', width: 50 });
  });

  it('is always one that may be stored', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(articleFault(toDocument(toContent(document)))).toBeNull();
      }),
    );
  });
});
