import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { questions } from '../../fixtures/questions.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { WrongQuestionCard, type WrongQuestionCardProps } from './WrongQuestionCard.tsx';

const Shown = localised(WrongQuestionCard);
const show = (args: WrongQuestionCardProps) => (
  <div style={{ width: 600 }}>
    <Shown {...args} />
  </div>
);
const opened = {
  ...questions.single,
  rightAnswer: ['B'],
  analysis: '切点弦方程把 $x^2$ 换成 $x_0x$，所以是 $\\frac{37}{8}$。',
};

const meta = {
  component: WrongQuestionCard,
  render: show,
  args: {
    question: questions.single,
    lastAnswer: ['C'],
    wrongCount: 2,
    facts: ['第7讲课后练习　弦长与面积'],
    onNote: fn(),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A question of the wrong-question book. **Do** open the answer after a new try. **Do not** show it before.',
      },
    },
  },
} satisfies Meta<typeof WrongQuestionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The right answer is closed until a new try. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/再做一遍后打开|Opens after a new try/)).toBeVisible();
  },
};
/** After a new try. */
export const Opened: Story = { args: { question: opened } };
/** Right twice in a row. */
export const Mastered: Story = { args: { question: opened, mastered: true } };
/** It was left out. */
export const LeftOut: Story = { args: { question: questions.blank, lastAnswer: ['', ''] } };
/** The button is there once the note differs. */
export const Note: Story = {
  args: { note: '图1' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /存笔记|Save the note/ })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), '！');
    await userEvent.click(canvas.getByRole('button', { name: /存笔记|Save the note/ }));
    await expect(args.onNote).toHaveBeenCalledWith(expect.stringMatching(/^(图1|Figure 1)！$/));
  },
};
/** Note, then the new try. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /我的笔记|My note/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Opened in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ onNote: _, ...args }) => (
    <MatrixTable
      wide
      rows={[{ state: 'opened', show: show({ ...args, question: { ...opened, stem: '$|AB| =$' } }) }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll(':is([data-state="source"], [data-state="awaited"])')).toHaveLength(0),
    );
    await document.fonts.ready;
  },
};
