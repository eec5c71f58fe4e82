import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noticePlate, worksPlate } from '../../fixtures/articles.ts';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { PlateTile, type PlateTileProps } from './PlateTile.tsx';

const Tile = localised(PlateTile);
const Frame = styled.div({
  width: '174px',
  '&[data-row]': {
    boxSizing: 'border-box',
    width: '272px',
    padding: `${token.space[4]} ${token.space[20]}`,
    background: token.color.surface.card,
  },
});
const show = (args: PlateTileProps) => (
  <Frame data-row={args.layout === 'row' ? '' : undefined}>
    <Tile {...args} />
  </Frame>
);

const meta = {
  component: PlateTile,
  render: show,
  args: { plate: worksPlate },
  parameters: {
    docs: {
      description: {
        component:
          'A board of articles. **Do** say in words that only the school writes there. **Do not** use a cover of a course as its picture.',
      },
    },
  },
} satisfies Meta<typeof PlateTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A board that students write on. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /412(篇| posts)/ })).toHaveAttribute('href', worksPlate.href);
  },
};
/** The one whose posts are shown. */
export const Current: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'true');
  },
};
/** Only the school writes: a lock, and words. */
export const SchoolOnly: Story = {
  args: { plate: noticePlate },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /只有学校能发|School posts only/ })).toBeVisible();
  },
};
/** In a side column. */
export const Row: Story = { args: { layout: 'row' } };
/** Without a picture. */
export const WithoutPicture: Story = { args: { plate: { ...worksPlate, picture: undefined } } };
/** A long name wraps. */
export const LongText: Story = {
  args: { plate: { ...noticePlate, name: '题目写满三十个字的时候要换到第二行也不能把图片和右边的数字挤歪了' } },
};
/** One tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
/** Its states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      rows={[
        { state: 'hover', force: { hover: 'a' }, show: show({ plate: worksPlate }) },
        { state: 'focus', force: { focus: 'a' }, show: show({ plate: noticePlate }) },
        { state: 'current', show: show({ plate: worksPlate, current: true }) },
        { state: 'row hover', force: { hover: 'a' }, show: show({ plate: worksPlate, layout: 'row' }) },
      ]}
    />
  ),
};
