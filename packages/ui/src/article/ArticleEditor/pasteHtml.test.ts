// @vitest-environment jsdom
import {
  ARTICLE_BODY_MAX,
  type ArticleDocument,
  articleFault,
  isUnfinishedArticle,
  normaliseArticle,
  tidyLines,
} from '@shuyuan/rules';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { article, articlePictures } from '../../fixtures/articleTexts.ts';
import {
  EXCEL,
  FEISHU,
  GOOGLE_DOCS,
  HOSTILE_MARKUP,
  hostileDocuments,
  WEB_PAGE,
  WECHAT,
  WORD,
  WORD_MAC,
  WPS,
} from '../../fixtures/clipboards.ts';
import { markupText, randomArticles } from '../../fixtures/randomArticles.ts';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import { toContent, toDocument } from './draftDocument.ts';
import { readPaste } from './pasteHtml.ts';

const shape = (html: string) =>
  readPaste(html).blocks.map((block) =>
    block.kind === 'picture'
      ? block
      : [
          block.kind,
          block.depth ?? 0,
          block.text,
          ...block.marks.map((mark) => [mark.kind, block.text.slice(mark.from, mark.to)].join(':')),
        ],
  );

describe('a paste', () => {
  it('from Word has its headings, lists with levels and marks, and none of its drawn bullets', () => {
    expect(shape(WORD)).toEqual([
      ['heading2', 0, '期末复习计划'],
      ['paragraph', 0, '先把时间数出来，一周只有九个小时。', 'bold:数出来', 'underline:九个小时'],
      ['bullet', 0, '错题分三堆'],
      ['bullet', 1, '没学过'],
      ['ordered', 0, '清点'],
      ['paragraph', 0, '第一周 | 清点'],
      ['paragraph', 0, '第二周 | 补洞'],
    ]);
  });

  it('from Word for Mac has its lines whole, its list, and says that a local picture stays behind', () => {
    expect(shape(WORD_MAC)).toEqual([
      ['paragraph', 0, '读书 笔记', 'bold:读书 笔记', 'size:读书 笔记'],
      ['paragraph', 0, 'A page a day, every day.从明天开始', 'italic:every', 'strike:从明天开始'],
      ['ordered', 0, '先读目录'],
    ]);
    expect(readPaste(WORD_MAC).blocks[0]).toMatchObject({ align: 'center' });
    expect(readPaste(WORD_MAC).lostPictures).toBe(1);
  });

  it('from WPS has its heading and marks through its font elements, and no link of a bookmark', () => {
    expect(shape(WPS)).toEqual([
      ['heading2', 0, '实验步骤', 'bold:实验步骤'],
      ['paragraph', 0, '先称5克食盐，再加水', 'underline:再加水'],
      ['paragraph', 0, '三班'],
    ]);
    expect(readPaste(WPS).blocks[2]).toMatchObject({ align: 'end' });
  });

  it('from Excel is a line a row, its cells apart', () => {
    expect(shape(EXCEL)).toEqual([
      ['paragraph', 0, '科目 | 期中 | 期末', 'bold:科目', 'bold:期中'],
      ['paragraph', 0, '数学 | 118 | 131.5'],
    ]);
  });

  it('from Feishu has its blocks, and neither its record nor its picture, which is told', () => {
    expect(shape(FEISHU)).toEqual([
      ['heading2', 0, '周会记录'],
      ['paragraph', 0, '结论：先写大纲提纲', 'bold:结论', 'strike:大纲'],
      ['bullet', 0, '周三交初稿'],
      ['paragraph', 0, '会议文档', 'link:会议文档'],
    ]);
    expect(readPaste(FEISHU).lostPictures).toBe(1);
  });

  it('from WeChat has its paragraphs without blank ones, and says which pictures stay behind', () => {
    expect(shape(WECHAT)).toEqual([
      ['heading2', 0, '慌的时候做什么'],
      ['paragraph', 0, '把“我什么都不会”换成“我现在不会哪一道”。', 'bold:哪一道'],
      ['quote', 0, '问题一旦能指出来，就小了一半。'],
      ['paragraph', 0, '点这里看原文', 'link:点这里'],
    ]);
    expect(readPaste(WECHAT).lostPictures).toBe(1);
  });

  it('from a page has sizes in relation to its text, links that may be followed, and no navigation scripts', () => {
    expect(shape(WEB_PAGE)).toEqual([
      ['heading2', 0, 'How I read'],
      [
        'paragraph',
        0,
        'Read the paper twice, then stop. Write it down.',
        'link:the paper',
        'size:stop',
        'strike:Write it down',
      ],
      ['ordered', 0, 'first\nsecond line', 'italic:first'],
      ['bullet', 1, 'inside'],
      ['ordered', 0, 'last'],
      ['paragraph', 0, 'const a = 1;\nconst b = 2;'],
    ]);
    expect(readPaste(WEB_PAGE).files).toHaveLength(1);
  });

  it('from Google Docs is not bold as a whole, for all that its wrapper says', () => {
    expect(shape(GOOGLE_DOCS)).toEqual([['paragraph', 0, 'plain and bold', 'bold:bold']]);
  });

  it.each(['cn', 'en'] as const)('of an article as it is read is the article, %s', (locale) => {
    const document = normaliseArticle(article[locale]);
    const html = renderToStaticMarkup(createElement(ArticleBody, { document, pictures: articlePictures }));
    const { blocks } = readPaste(html, (address) => articlePictures.find(({ url }) => url === address)?.fileId);
    expect(normaliseArticle({ version: 1, blocks })).toEqual(document);
  });

  it('of any document as it is read is the document: its blocks, marks, links and pictures', () => {
    const alts = fc.oneof(
      fc.constant(''),
      markupText.map((alt) => alt.replaceAll(/\s+/g, ' ')),
    );
    const documents = randomArticles(markupText, alts).filter(({ blocks }) =>
      // Of several blank lines one is shown.
      blocks.every((block) => block.kind === 'picture' || (block.text !== '' && tidyLines(block.text) === block.text)),
    );
    fc.assert(
      fc.property(documents, (document) => {
        const pictures = document.blocks.flatMap((block) =>
          block.kind === 'picture'
            ? [{ fileId: block.fileId, url: `/files/p/${block.fileId}.png`, width: 4, height: 3 }]
            : [],
        );
        const html = renderToStaticMarkup(createElement(ArticleBody, { document, pictures }));
        const pasted = readPaste(html, (address) => pictures.find(({ url }) => url === address)?.fileId);
        expect(pasted.lostPictures).toBe(0);
        expect(normaliseArticle({ version: 1, blocks: pasted.blocks })).toEqual(document);
      }),
      { numRuns: 200 },
    );
  });
});

describe('hostile markup and documents (X1, X3)', () => {
  it('are more than two hundred', () => {
    expect(new Set(HOSTILE_MARKUP).size).toBeGreaterThan(200);
    expect(hostileDocuments().length).toBeGreaterThan(100);
  });

  it('leave documents that may be stored, and elements that run, load and lead nowhere', () => {
    for (const html of HOSTILE_MARKUP) {
      const document = toDocument(toContent({ version: 1, blocks: readPaste(html).blocks }));
      // Words are never cut: a text that is far too long stays, and its author is told.
      if (html.length < 4 * ARTICLE_BODY_MAX) expect(articleFault(document), html).toBeNull();
      else expect(isUnfinishedArticle(document)).toBe(true);
      const page = new DOMParser().parseFromString(
        renderToStaticMarkup(createElement(ArticleBody, { document, pictures: [] })),
        'text/html',
      );
      expect(unsafe(page), html).toEqual([]);
    }
  });

  it('stored past the validator are refused by it, make an empty editor, and are shown as nothing', () => {
    for (const value of hostileDocuments()) {
      const document = value as ArticleDocument;
      expect(articleFault(value), JSON.stringify(value)?.slice(0, 200)).not.toBeNull();
      expect(toDocument(toContent(document)).blocks).toHaveLength(1);
      const page = new DOMParser().parseFromString(
        renderToStaticMarkup(createElement(ArticleBody, { document, pictures: [] })),
        'text/html',
      );
      expect(unsafe(page)).toEqual([]);
    }
  });
});

/** Elements and attributes of a page that would run, load, or lead to what may not be followed. */
function unsafe(page: Document): string[] {
  return [...page.body.querySelectorAll('*')].flatMap((element) => [
    ...(/^(?:DIV|P|H[234]|BLOCKQUOTE|UL|OL|LI|SPAN|STRONG|EM|U|S|A|BR|FIGURE|FIGCAPTION|STYLE)$/.test(element.nodeName)
      ? []
      : [element.outerHTML]),
    ...[...element.attributes].flatMap(({ name, value }) =>
      name.startsWith('on') ||
      name === 'style' ||
      name === 'src' ||
      (name === 'href' && !/^(?:https?:\/\/|mailto:)/i.test(value))
        ? [`${name}=${value}`]
        : [],
    ),
  ]);
}
