import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { PracticeRow, type PracticeRowProps } from './PracticeRow.tsx';

const Row = localised(PracticeRow);
const Wide = styled.div({
  display: 'grid',
  gap: '10px',
  width: '958px',
  padding: token.space[8],
  background: token.color.surface.page,
});
const show = (args: PracticeRowProps) => (
  <Wide>
    <Row {...args} />
  </Wide>
);

const todo: PracticeRowProps = {
  picture: { kind: 'todo', done: 0.6 },
  title: '第7讲课后练习　弦长与面积',
  facts: ['圆锥曲线专题', '周砚秋', '20题'],
  state: '明天20:00截止',
  stateNote: '答了12题',
  action: { label: '继续作答', href: '/learn/practice/7', urgent: true },
};
const sentBack: PracticeRowProps = {
  ...todo,
  picture: { kind: 'sentBack' },
  tag: '被退回',
  sentBack: true,
  note: '“第2张照片看不清，第3步请重拍。其他都对。”',
  tone: 'warning',
};
const submitted: PracticeRowProps = {
  ...todo,
  picture: { kind: 'submitted' },
  state: '已提交',
  tone: 'info',
  stateNote: undefined,
};
const awaiting: PracticeRowProps = { ...submitted, picture: { kind: 'awaiting' }, state: '待批改' };
const finished: PracticeRowProps = {
  ...todo,
  picture: { kind: 'finished', score: 92 },
  state: '92分，优秀',
  tone: 'success',
  stateNote: undefined,
  action: { label: '看批改', href: '/learn/practice/7' },
};
const expired: PracticeRowProps = {
  ...todo,
  picture: { kind: 'expired' },
  state: '已过期',
  tone: 'off',
  stateNote: undefined,
  action: { label: '补做', href: '/learn/practice/7' },
};

const meta = {
  component: PracticeRow,
  render: show,
  args: todo,
  parameters: {
    docs: {
      description: {
        component:
          'A practice in the list of all. **Do** say the state in words. **Do not** rely on the picture: nobody reads it out.',
      },
    },
  },
} satisfies Meta<typeof PracticeRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve of twenty answered. */
export const Todo: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.dot[data-done]')).toHaveLength(4);
  },
};
/** Sent back with the reason. */
export const SentBack: Story = { args: sentBack };
/** Handed in a moment ago. */
export const Submitted: Story = { args: submitted };
/** Waits for the lecturer. */
export const Awaiting: Story = { args: awaiting };
/** Marked. */
export const Finished: Story = { args: finished };
/** Too late. */
export const Expired: Story = { args: expired };
/** Long texts wrap; state and button keep their place. */
export const LongText: Story = {
  args: { title: '课时名称最长也可以写到四十个汉字，这时换到第二行，编号、时长和按钮都留在原来的位置上，一个字也不少' },
};
/** One tab stop: the action, named after the practice. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /第7讲课后练习|lesson 7/ })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
/** The six pictures in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'sent back, finished with hover',
          force: { hover: 'article:nth-of-type(2)' },
          show: (
            <Wide>
              <Row {...sentBack} />
              <Row {...finished} />
            </Wide>
          ),
        },
      ]}
    />
  ),
};
