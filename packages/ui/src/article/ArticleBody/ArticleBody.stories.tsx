import { ARTICLE_COLOURS, type ArticleDocument, RICH_TEXT_SIZES } from '@shuyuan/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { article, articlePictures, shortArticle, written } from '../../fixtures/articleTexts.ts';
import { Card } from '../../foundations/Card/Card.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ArticleBody, type ArticleBodyProps } from './ArticleBody.tsx';

/** The article in the language of the toolbar, on a page of 860. */
function Read(props: ArticleBodyProps) {
  const { locale } = useKit();
  const shown = props.document === article.cn ? article[locale] : props.document;
  return (
    <Card padding="lg" style={{ width: 860, maxWidth: '100%', boxSizing: 'border-box' }}>
      <ArticleBody {...props} document={shown} />
    </Card>
  );
}

const page = (...blocks: ArticleDocument['blocks']): ArticleDocument => ({ version: 1, blocks });
const picture = { kind: 'picture', fileId: 1, alt: '', width: 50 } as const;

const meta = {
  component: ArticleBody,
  render: (args) => <Read {...args} />,
  args: { document: article.cn, pictures: articlePictures },
  parameters: {
    docs: {
      description: {
        component:
          'The text of an article, from its stored form. **Do** use it wherever an article is read, also in the preview. **Do not** make HTML of a document.',
      },
    },
  },
} satisfies Meta<typeof ArticleBody>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of block and mark. */
export const Whole: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
    await expect(canvasElement.querySelector('figcaption')).toBeVisible();
  },
};
/** The six sizes and the brand's colours. */
export const SizesAndColours: Story = {
  args: {
    document: page(
      ...RICH_TEXT_SIZES.map((value) => written('paragraph', `${value} 柿子`, [['柿子', { kind: 'size', value }]])),
      ...ARTICLE_COLOURS.map((value) => written('paragraph', value, [[value, { kind: 'colour', value }]])),
    ),
  },
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll('[data-size]')].map((one) => getComputedStyle(one).fontSize);
    await expect(sizes).toEqual(RICH_TEXT_SIZES.map((size) => `${size}px`));
  },
};
/** Four widths, the height held before the picture is there; a lost one says so. */
export const Pictures: Story = {
  args: {
    document: page(
      { ...picture, width: 25 },
      { ...picture, width: 50 },
      { ...picture, fileId: 2, width: 100, alt: '校园里的一片叶子' },
      { ...picture, fileId: 3, alt: '已经不在的图片' },
    ),
    pictures: [...articlePictures.slice(1), { fileId: 1, url: 'data:image/png;base64,AAAA', width: 640, height: 360 }],
  },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('figure');
    await expect(canvas.getByText('已经不在的图片')).toBeVisible();
    await expect(first?.getBoundingClientRect().width).toBeLessThan(860 / 3);
    await waitFor(() => expect(canvas.getAllByText(/没有显示出来|could not be shown/)).toHaveLength(3));
  },
};
/** The reason of a refusal stands at its paragraph. */
export const Notes: Story = {
  args: { notes: { 2: <p data-testid="reason">这一段请写明出处</p> }, anchor: 'section' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTestId('reason').previousElementSibling).toHaveTextContent(/三个晚上|three evenings/);
    await expect(canvasElement.querySelector('#section-1')).toHaveRole('heading');
  },
};
/** One word without a gap, deep lists, blank lines and an empty heading do not break the page. */
export const Longest: Story = {
  args: {
    document: page(
      written('heading2', ''),
      written('paragraph', 'https://example.com/'.padEnd(400, 'long')),
      ...([0, 1, 2, 0] as const).map((depth) => written('bullet', '层'.repeat(60), [], depth ? { depth } : {})),
      written('paragraph', ''),
      written('quote', '长'.repeat(300)),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** A document that is damaged is not shown at all. */
export const Unreadable: Story = {
  args: { document: { version: 1, blocks: [{ kind: 'html', text: '<img src=x onerror=alert(1)>' }] } as never },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/没有显示出来|could not be shown/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
/** A link is a tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

function Short() {
  const { locale } = useKit();
  return (
    <Card padding="md" style={{ width: 400 }}>
      <ArticleBody document={shortArticle[locale]} pictures={articlePictures} />
    </Card>
  );
}

function Marked() {
  const { locale } = useKit();
  return (
    <Card padding="md" style={{ width: 400 }}>
      <ArticleBody
        document={page(
          ...article[locale].blocks.slice(2, 3),
          ...ARTICLE_COLOURS.map((value) => written('paragraph', value, [[value, { kind: 'colour', value }]])),
        )}
        pictures={[]}
      />
    </Card>
  );
}

/** Blocks and marks in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      rows={[
        { state: 'blocks', show: <Short /> },
        { state: 'marks, hover', force: { hover: 'a' }, show: <Marked /> },
        {
          state: 'unreadable',
          show: <ArticleBody document={{ version: 2 } as never} pictures={[]} style={{ width: 400 }} />,
        },
      ]}
    />
  ),
};
