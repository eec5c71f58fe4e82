import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ArticleOutline, type ArticleOutlineProps, type OutlineHeading } from './ArticleOutline.tsx';

const Outline = localised(ArticleOutline);
const Side = styled.div({
  boxSizing: 'border-box',
  width: '272px',
  padding: token.space[20],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});
const show = (args: ArticleOutlineProps) => (
  <Side>
    <Outline {...args} />
  </Side>
);
const headings: readonly OutlineHeading[] = [
  { id: 'a', text: '先把时间数出来', level: 2 },
  { id: 'b', text: '四周，四个动词', level: 2 },
  { id: 'c', text: '第一周：清点', level: 3 },
  { id: 'd', text: '用三种颜色', level: 4 },
  { id: 'e', text: '慌的时候做什么', level: 2 },
];

const meta = {
  component: ArticleOutline,
  render: show,
  args: { label: '本文目录', headings, currentId: 'b', onGo: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The headings of a text. **Do** leave it out where there are fewer than two. **Do not** tell the place by colour alone: the node has another shape.',
      },
    },
  },
} satisfies Meta<typeof ArticleOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the second part: the first is read. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { current: 'location' })).toHaveTextContent(/四周|Four weeks/);
    await userEvent.click(canvas.getByRole('button', { name: /慌的时候|too much/ }));
    await expect(args.onGo).toHaveBeenCalledWith('e');
  },
};
/** Not begun. */
export const Beginning: Story = { args: { currentId: undefined } };
/** In the last part. */
export const End: Story = { args: { currentId: 'e' } };
/** Two headings. */
export const Short: Story = { args: { headings: headings.slice(0, 2) } };
/** A long heading wraps. */
export const LongText: Story = {
  args: {
    headings: [
      {
        id: 'a',
        text: '一个标题写得很长很长，长到目录里放不下一行，于是换到第二行、第三行，圆点仍然对着第一行',
        level: 2,
      },
      ...headings.slice(1),
    ],
  },
};
/** Each heading is a tab stop. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('b');
  },
};
/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      rows={[{ state: 'second part, next hover', force: { hover: 'li:nth-of-type(3) button' }, show: show(args) }]}
    />
  ),
};
