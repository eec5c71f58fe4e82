import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { TaskCard, type TaskCardProps } from './TaskCard.tsx';

const Task = localised(TaskCard);
const show = (args: TaskCardProps) => (
  <div style={{ width: 860 }}>
    <Task {...args} />
  </div>
);

const meta = {
  component: TaskCard,
  render: show,
  args: {
    number: '2',
    title: '交一篇作文原稿',
    points: 35,
    ask: '最近写过的任意一篇，拍清楚每一页。按页码排好，拖动可以换顺序。',
    status: 'todo',
    limit: 'JPG、PNG，每张不超过3 MB',
  },
  parameters: {
    docs: {
      description: {
        component: 'A task with its own input and limit. **Do** say what is there already. **Do not** hide the limit.',
      },
    },
  },
} satisfies Meta<typeof TaskCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing there yet. */
export const Todo: Story = {};
/** Files on their way. */
export const Sending: Story = { args: { status: 'sending', state: '5张已传好' } };
/** All there. */
export const Done: Story = {
  args: { status: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/已完成|Done/);
  },
};
/** A long title wraps. */
export const Longest: Story = {
  args: { title: '这个任务的标题很长很长，长到一行放不下，于是换到第二行，分数和状态跟在后面' },
};
/** Nothing in it takes the focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
/** Without a limit of its own. */
export const Plain: Story = { args: { limit: undefined } };
/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        { state: 'todo', show: show(args) },
        { state: 'sending', show: show({ ...args, status: 'sending', state: '5张已传好' }) },
        { state: 'done', show: show({ ...args, status: 'done' }) },
      ]}
    />
  ),
};
