import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Skeleton } from './Skeleton.tsx';

const box = { width: 480 };

const meta = {
  component: Skeleton,
  args: { delayed: false, style: box },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** match the shape of the content, so that the layout does not shift. **Do not** show it for an answer that arrives within 300 ms.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/加载中|Loading/);
  },
};
export const Cards: Story = { args: { variant: 'card', count: 4, style: { width: 1154 } } };
export const Rooms: Story = { args: { variant: 'room', count: 3, style: { width: 1154 } } };
export const Tickets: Story = { args: { variant: 'ticket', count: 3, style: { width: 1154 } } };
export const Rows: Story = { args: { variant: 'row', count: 3 } };
export const Chapters: Story = { args: { variant: 'chapter', count: 5 } };
export const Chat: Story = { args: { variant: 'chat', count: 4 } };
export const Talks: Story = { args: { variant: 'talk', count: 4, style: { width: 268 } } };
export const Panel: Story = { args: { variant: 'panel', height: 188 } };
export const Delayed: Story = { args: { delayed: true, variant: 'row' } };
export const LongText: Story = { args: { label: '正在加载这一期直播课的全部章节、讲义和作业，稍等片刻' } };
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={(['text', 'card', 'row', 'chapter', 'chat'] as const).map((variant) => ({
        state: variant,
        show: <Skeleton variant={variant} count={2} delayed={false} style={{ width: 200 }} />,
      }))}
    />
  ),
};
export const Keyboard: Story = {
  args: { variant: 'row', count: 2 },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
