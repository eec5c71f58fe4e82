import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { TaskList, type TaskListProps } from './TaskList.tsx';

const List = localised(TaskList);
const show = (args: TaskListProps) => (
  <div style={{ width: 272 }}>
    <List {...args} />
  </div>
);
const tasks = [
  { id: '1', title: '写一段立意', note: '112字', done: true },
  { id: '2', title: '交一篇作文原稿', note: '5张已传好，1张失败', done: false },
  { id: '3', title: '读一段《赤壁赋》', note: '01:12', done: true },
];

const meta = {
  component: TaskList,
  render: show,
  args: { tasks, due: '11月22日 周日 22:00', onJump: fn(), onHandIn: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The tasks of an assessment. **Do** say what blocks handing in. **Do not** hand in while files are on their way.',
      },
    },
  },
} satisfies Meta<typeof TaskList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ready to be handed in. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /交一篇作文原稿|Hand in an essay/ }));
    await expect(args.onJump).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: /^(交卷|Hand in)$/ }));
    await expect(args.onHandIn).toHaveBeenCalledOnce();
  },
};
/** Files are on their way. */
export const Blocked: Story = {
  args: { blockedBy: '等3张照片和1段视频传好就能交' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/等3张照片|3 pictures/);
  },
};
/** The tasks, then the button. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJump).toHaveBeenCalledWith('1');
  },
};
/** Nothing done yet, without an end. */
export const Empty: Story = {
  args: { due: undefined, tasks: tasks.map((task) => ({ ...task, note: '还没做', done: false })) },
};
/** A long title wraps. */
export const Longest: Story = {
  args: {
    tasks: [
      {
        id: '1',
        title: '这个任务的标题很长很长，长到一行放不下，于是换到第二行，分数和状态跟在后面',
        note: '112字',
        done: true,
      },
    ],
  },
};
/** Both states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      rows={[
        { state: 'ready', show: show(args) },
        { state: 'blocked', show: show({ ...args, blockedBy: '等3张照片和1段视频传好就能交' }) },
      ]}
    />
  ),
};
