import {
  ARTICLE_PICTURES_MAX,
  type ArticleBlock,
  type ArticleDocument,
  articleFault,
  EMPTY_ARTICLE,
  normaliseArticle,
} from '@shuyuan/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { article } from '../../fixtures/articleTexts.ts';
import { anyText, randomArticles } from '../../fixtures/randomArticles.ts';
import { ContentState } from './draft.ts';
import { pictureBlock, toBlocks, toContent, toDocument } from './draftDocument.ts';

const documents = randomArticles(
  anyText,
  anyText.map((alt) => alt.replaceAll('\n', '')),
);

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

  it('keeps an article with more pictures than may be stored, so that nobody loses a word', () => {
    const pictures = Array.from({ length: ARTICLE_PICTURES_MAX + 1 }, (_, at): ArticleBlock => {
      return { kind: 'picture', fileId: at + 1, alt: '', width: 100 };
    });
    const blocks: ArticleBlock[] = [{ kind: 'paragraph', text: '很多图', marks: [] }, ...pictures];
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
