import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lecturerArticle, longArticle, schoolArticle, studentArticle } from '../../fixtures/articles.ts';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import type { ArticleCardArticle } from '../ArticleCard/ArticleCard.tsx';
import { type Headline, HeadlineList, type HeadlineListProps } from './HeadlineList.tsx';

const List = localised(HeadlineList);
const Frame = styled.div({ width: token.layout.page, maxWidth: '100%' });
const show = (args: HeadlineListProps) => (
  <Frame>
    <List {...args} />
  </Frame>
);

const toHeadline = ({ author, ...article }: ArticleCardArticle, at: number): Headline => ({
  ...article,
  id: String(at),
  author: author.name,
});
const items = [lecturerArticle, studentArticle, schoolArticle, lecturerArticle, studentArticle, schoolArticle].map(
  toHeadline,
);
const broken = 'data:image/png;base64,AA==';

const meta = {
  component: HeadlineList,
  render: show,
  args: { items },
  parameters: {
    docs: {
      description: {
        component:
          'Headlines on a page that is about more than articles. **Do** give it six: one leads, five end on the line of the picture. **Do not** page through it.',
      },
    },
  },
} satisfies Meta<typeof HeadlineList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first one leads, the others are numbered; each is one link, named by its title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    const [lead, lines] = [canvas.getByRole('article'), canvas.getAllByRole('listitem')];
    await expect(lead).toHaveTextContent(/1,902次阅读|1,902 reads/);
    await expect(lines).toHaveLength(5);
    const end = (element: Element) => Math.round(element.getBoundingClientRect().bottom);
    await expect(end(canvas.getByRole('list'))).toBe(end(lead));
  },
};
/** The first story without a picture is a line; the next one leads. */
export const LeadWithoutCover: Story = {
  args: { items: items.map((each, at) => (at === 0 ? { ...each, cover: undefined } : each)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/晚自习后的四十分钟|after evening study/i);
  },
};
/** A picture that cannot be loaded: the next story with one leads. */
export const BrokenCover: Story = {
  args: { items: items.map((each, at) => (at === 0 ? { ...each, cover: broken } : each)) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/错题本|mistake/i));
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};
/** No pictures: lines over the whole width. */
export const WithoutCovers: Story = {
  args: { items: items.map(({ cover: _, ...each }) => each) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
/** A school with one article. */
export const One: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
/** A backend that tells neither time nor counts. */
export const Bare: Story = {
  args: { items: items.map(({ id, href, title, cover, author }) => ({ id, href, title, cover, author })) },
};
/** Another order is on its way. */
export const Stale: Story = { args: { 'aria-busy': true } };
/** Longest titles, names and numbers keep every line in its place. */
export const LongText: Story = {
  args: { items: items.map((_, at) => toHeadline(longArticle, at)) },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('listitem').map((each) => each.scrollHeight);
    await expect(heights.every((height) => height <= 80)).toBe(true);
  },
};
/** The lead first, then the lines in their order. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [lead, first] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(lead).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};
/** Its states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        { state: 'default', show: show({ items }) },
        { state: 'hover', force: { hover: '.lead, li:first-child' }, show: show({ items }) },
        { state: 'focus', force: { focus: 'li:first-child a' }, show: show({ items: items.slice(0, 3) }) },
        { state: 'busy', show: show({ items: items.slice(0, 3), 'aria-busy': true }) },
        { state: 'long texts', show: show({ items: items.map((_, at) => toHeadline(longArticle, at)) }) },
      ]}
    />
  ),
};
