import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { lecturerArticle, longArticle, schoolArticle, studentArticle } from '../../fixtures/articles.ts';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx';

const Card = localised(ArticleCard);
const Sheet = styled.div({
  boxSizing: 'border-box',
  width: '860px',
  padding: `${token.space[4]} ${token.space[24]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  '&[data-wide]': { padding: 0, background: 'none' },
  '&[data-tile]': { width: '372px', padding: 0, background: 'none' },
  '&[data-line]': { width: '272px', padding: `${token.space[4]} ${token.space[20]}` },
});
const show = (args: ArticleCardProps) => (
  <Sheet
    data-wide={args.layout === 'lead' ? '' : undefined}
    data-tile={args.layout === 'tile' ? '' : undefined}
    data-line={args.layout === 'line' ? '' : undefined}
  >
    <Card {...args} />
  </Sheet>
);

const meta = {
  component: ArticleCard,
  render: show,
  args: { article: lecturerArticle },
  parameters: {
    docs: {
      description: {
        component:
          'An article in a list, in six layouts. **Do** show reads, likes and comments in this order. **Do not** put a second link on it: the whole card is one.',
      },
    },
  },
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row of the front page: picture first; one link, named by its title. */
export const Row: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /错题本的正确打开方式|How to keep/ })).toHaveAttribute(
      'href',
      '/headline/detail/1',
    );
    await expect(canvas.getByText(/1,902次阅读|1,902 reads/)).toBeInTheDocument();
  },
};
/** The lead story. */
export const Lead: Story = { args: { layout: 'lead', level: 2 } };
/** A post of a board: the person first, the picture last. */
export const Post: Story = { args: { layout: 'post', article: { ...studentArticle, featured: true } } };
/** The same without the person, e.g. on their own page. */
export const Brief: Story = { args: { layout: 'brief' } };
/** A tile of the collection, with its toggle above the link. */
export const Tile: Story = {
  args: { layout: 'tile', collected: true, onCollect: fn(), note: '今天08:55收藏' },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: /^(收藏：|Collect: )/ });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    await expect(args.onCollect).toHaveBeenCalledOnce();
  },
};
/** A line of a side column. */
export const Line: Story = { args: { layout: 'line' } };
/** The school writes without a picture; without comments no count of them is shown. */
export const School: Story = {
  args: { article: schoolArticle },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/条评论|comments/)).toBeNull();
    await expect(canvas.getByText(/^(置顶|Pinned)$/)).toBeVisible();
  },
};
/** Without a cover the words take its place. */
export const WithoutCover: Story = { args: { article: { ...studentArticle, cover: undefined } } };
/** A cover that cannot be loaded is left out. */
export const BrokenCover: Story = {
  args: { article: { ...studentArticle, cover: 'data:image/png;base64,AA==' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img.cover')).toBeNull());
  },
};
/** Searched words are marked in title and summary. */
export const Searched: Story = {
  args: { marked: ['错题'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(0);
  },
};
/** Taken down or deleted: its title is left, and the way to remove it. */
export const Gone: Story = {
  args: {
    layout: 'tile',
    article: { ...studentArticle, gone: true },
    note: '今天08:55收藏',
    collected: true,
    onCollect: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(移出收藏|Remove)$/ }));
    await expect(args.onCollect).toHaveBeenCalledOnce();
  },
};
/** Longest title, summary, name and numbers. */
export const LongText: Story = { args: { article: longArticle } };
/** One tab stop a row; a tile has its toggle after the link. */
export const Keyboard: Story = {
  args: { layout: 'tile', onCollect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollect).toHaveBeenCalledOnce();
  },
};
/** Layouts in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        { state: 'lead', show: show({ layout: 'lead', article: lecturerArticle }) },
        {
          state: 'row hover and focus',
          force: { hover: 'article', focus: 'a' },
          show: show({ article: schoolArticle, marked: ['月考', 'exams'] }),
        },
        { state: 'post', show: show({ layout: 'post', article: { ...lecturerArticle, featured: true } }) },
        {
          state: 'tile hover, collected',
          force: { hover: 'article' },
          show: show({ layout: 'tile', article: studentArticle, collected: true, onCollect: fn() }),
        },
        {
          state: 'gone',
          show: show({ layout: 'tile', article: { ...studentArticle, gone: true }, onCollect: fn() }),
        },
        { state: 'line', show: show({ layout: 'line', article: lecturerArticle }) },
      ]}
    />
  ),
};
