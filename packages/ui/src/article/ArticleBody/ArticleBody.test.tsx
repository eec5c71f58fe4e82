import { ARTICLE_PICTURES_MAX, type ArticleDocument } from '@shuyuan/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KitProvider } from '../../foundations/KitProvider/KitProvider.tsx';
import { ArticleBody } from './ArticleBody.tsx';

it('shows all pictures of an article that was stored with more than may be written now', () => {
  const count = ARTICLE_PICTURES_MAX + 1;
  const blocks = Array.from({ length: count }, (_, at) => ({
    kind: 'picture' as const,
    fileId: at + 1,
    alt: `图${at + 1}`,
    width: 100 as const,
  }));
  const document: ArticleDocument = { version: 1, blocks };
  const pictures = blocks.map(({ fileId }) => ({ fileId, url: `/files/u/${fileId}.png`, width: 8, height: 6 }));
  const html = renderToStaticMarkup(
    <KitProvider locale="cn">
      <ArticleBody document={document} pictures={pictures} />
    </KitProvider>,
  );
  expect(html.match(/<img /g)).toHaveLength(count);
});

it('of 5,000 blank lines one is shown, so that the page has the height of its words; a remark on one of them stays', () => {
  const text = (words: string) => ({ kind: 'paragraph' as const, text: words, marks: [] });
  const blank = Array.from({ length: 2_500 }, () => text(''));
  const document: ArticleDocument = {
    version: 1,
    blocks: [text('天'), ...blank, text(`地${'\n'.repeat(2_500)}人`)],
  };
  const html = renderToStaticMarkup(
    <KitProvider locale="cn">
      <ArticleBody document={document} pictures={[]} notes={{ 40: <b>这里</b> }} />
    </KitProvider>,
  );
  expect(html.match(/<p /g)).toHaveLength(4);
  expect(html.match(/<br\/?>/g)).toHaveLength(4);
  expect(html).toContain('这里');
});
