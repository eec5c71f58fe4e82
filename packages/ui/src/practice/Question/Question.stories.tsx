import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { pictured, questions } from '../../fixtures/questions.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Question, type QuestionProps } from './Question.tsx';

const Shown = localised(Question);
const Wide = styled.div({ width: '860px', padding: token.space[16], background: token.color.surface.page });
const Pair = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 400px)',
  gap: token.space[12],
  alignItems: 'start',
});

/** A question that keeps what is answered, as a page does. */
function Live({ onAnswerChange, onMarkedChange, answer: initial, marked: isMarked = false, ...rest }: QuestionProps) {
  const [answer, setAnswer] = useState(initial);
  const [marked, setMarked] = useState(isMarked);
  return (
    <Wide>
      <Shown
        {...rest}
        answer={answer}
        marked={marked}
        onMarkedChange={
          onMarkedChange &&
          ((next, details) => {
            setMarked(next);
            onMarkedChange(next, details);
          })
        }
        onAnswerChange={
          onAnswerChange &&
          ((next, details) => {
            setAnswer(next);
            onAnswerChange(next, details);
          })
        }
      />
    </Wide>
  );
}

const graded = {
  ...questions.single,
  rightAnswer: ['B'],
  analysis: '切点弦方程把 $x^2$ 换成 $x_0x$，所以是 $\\frac{37}{8}$。',
};
const essay = { values: [], text: '点 P 是右焦点。设直线的参数方程，用韦达定理求倒数和。过程写在纸上了，见图。' };

/** Read only. */
const fixed = (args: QuestionProps) => (
  <Live {...args} onAnswerChange={undefined} onMarkedChange={undefined} onNext={undefined} />
);

const meta = {
  component: Question,
  render: (args: QuestionProps) => <Live {...args} />,
  args: { question: pictured, answer: { values: ['B'] }, onAnswerChange: fn(), onMarkedChange: fn(), onNext: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One question of a paper. **Do** save after every change. **Do not** pass the right answer before the paper shows it.',
      },
    },
  },
} satisfies Meta<typeof Question>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One option of four, with a figure; it takes the keys of the page. */
export const Single: Story = { args: { current: true } };
/** Several options. */
export const Multiple: Story = {
  args: { question: questions.multiple, answer: { values: ['C'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('checkbox')[0] ?? canvas.getByRole('checkbox'));
    await expect(args.onAnswerChange).toHaveBeenLastCalledWith({ values: ['A', 'C'] }, expect.anything());
    await userEvent.click(canvas.getAllByRole('checkbox')[2] ?? canvas.getByRole('checkbox'));
    await expect(args.onAnswerChange).toHaveBeenLastCalledWith({ values: ['A'] }, expect.anything());
  },
};
/** True or false, not answered yet. */
export const Judge: Story = { args: { question: questions.judge, answer: undefined } };
/** Gaps in the text; symbols are put in at the caret. */
export const Blank: Story = {
  args: { question: questions.blank, answer: { values: ['16/3'] } },
  play: async ({ args, canvas, userEvent }) => {
    const second = canvas.getByRole('textbox', { name: /空2|Gap 2/ });
    await userEvent.type(second, '43/3');
    (second as HTMLInputElement).setSelectionRange(1, 1);
    await userEvent.click(canvas.getByRole('button', { name: '√' }));
    await expect(args.onAnswerChange).toHaveBeenLastCalledWith({ values: ['16/3', '4√3/3'] }, expect.anything());
    await expect(second).toHaveFocus();
    await waitFor(() => expect((second as HTMLInputElement).selectionStart).toBe(2));
  },
};
/** A written answer, marked for later. */
export const Short: Story = { args: { question: questions.short, answer: essay, marked: true } };
/** A spoken answer; its recordings are the caller's. */
export const Oral: Story = { args: { question: questions.oral, answer: undefined, media: <p>🎙</p> } };
/** A text with its questions. */
export const Group: Story = {
  render: (args) => (
    <Wide>
      <Shown question={questions.group}>
        <Shown {...args} question={questions.judge} answer={{ values: ['T'] }} />
        <Shown {...args} question={questions.multiple} answer={{ values: [] }} />
      </Shown>
    </Wide>
  ),
};
const picture = new URL('../../fixtures/pictures/learn/paper-1.svg', import.meta.url).href;
/** Material over the whole width, its questions beside it. */
export const GroupBeside: Story = {
  render: (args) => (
    <div style={{ width: 1154 }}>
      <Shown question={{ ...questions.group, pictures: [{ src: picture, alt: '椭圆' }] }} beside>
        <Shown {...args} question={questions.judge} answer={{ values: ['T'] }} />
        <Shown {...args} question={questions.multiple} answer={{ values: [] }} />
      </Shown>
    </div>
  ),
};
/** Marked as wrong, with the right answer and the analysis. */
export const Wrong: Story = {
  render: fixed,
  args: {
    question: graded,
    answer: { values: ['C'] },
    verdict: 'wrong',
    pointsGot: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/你选的|Your choice/)).toBeVisible();
    for (const option of canvas.getAllByRole('radio')) await expect(option).toBeDisabled();
  },
};
/** Partly right: a right option is missed; beside each stands how many others chose it. */
export const Compared: Story = {
  render: fixed,
  args: {
    question: {
      ...questions.multiple,
      rightAnswer: ['A', 'C'],
      shares: { people: 412, rates: { A: 0.83, C: 0.39 } },
    },
    answer: { values: ['A'] },
    verdict: 'partly',
    pointsGot: 3,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/漏选|Missed/)).toBeVisible();
    await expect(canvas.getByText(/412/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^39%|39%$/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^0%|0%$/ })).toBeVisible();
  },
};
/** Marked by the lecturer, with a part of the points and words. */
export const Partly: Story = {
  render: fixed,
  args: {
    question: questions.short,
    answer: essay,
    verdict: 'partly',
    pointsGot: 14,
    comment: '圈出来的地方补一句 Δ>0，就是满分。',
  },
};
/** Handed in; nothing is known yet. */
export const Awaiting: Story = {
  render: fixed,
  args: {
    question: questions.short,
    answer: essay,
    verdict: 'awaiting',
    pointsGot: null,
  },
};

/** A to D choose, F marks, N goes on; letters stay letters in a field. */
export const Keyboard: Story = {
  args: { current: true, answer: undefined, question: questions.single },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('b');
    await expect(args.onAnswerChange).toHaveBeenLastCalledWith({ values: ['B'] }, expect.anything());
    await userEvent.keyboard('f');
    await expect(args.onMarkedChange).toHaveBeenLastCalledWith(true, expect.anything());
    await expect(canvas.getByRole('button', { name: /已标记|Marked/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('n');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onAnswerChange).toHaveBeenLastCalledWith({ values: ['C'] }, expect.anything());
    await userEvent.keyboard('d');
    await expect(args.onAnswerChange).toHaveBeenLastCalledWith({ values: ['D'] }, expect.anything());
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onAnswerChange).toHaveBeenLastCalledWith({ values: ['D'] }, expect.anything());
  },
};

/** The keys that are shown work while a button elsewhere on the page has the focus, and are letters in a text field. */
export const KeysFromAnywhere: Story = {
  args: { current: true, answer: undefined, question: questions.single },
  render: (args) => (
    <>
      <Question {...args} />
      <button type="button" style={{ minWidth: 32, minHeight: 32 }}>
        3
      </button>
      <input aria-label="note" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3' }));
    await userEvent.keyboard('b');
    await expect(args.onAnswerChange).toHaveBeenLastCalledWith({ values: ['B'] }, expect.anything());
    await userEvent.keyboard('n');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('textbox', { name: 'note' }));
    await userEvent.keyboard('an');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onAnswerChange).toHaveBeenLastCalledWith({ values: ['B'] }, expect.anything());
  },
};

/** Chosen, wrong and awaiting in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'chosen with hover and focus, wrong, awaiting',
          force: { hover: ['label:not([data-chosen], [data-fixed])', '.flag'], focus: 'label[data-chosen] input' },
          show: () => (
            <Pair>
              <Shown {...args} question={questions.multiple} answer={{ values: ['C'] }} marked />
              <Shown
                question={{ ...questions.judge, rightAnswer: ['T'] }}
                answer={{ values: ['F'] }}
                verdict="wrong"
                pointsGot={0}
              />
              <Shown question={questions.blank} answer={{ values: ['16/3'] }} verdict="awaiting" />
            </Pair>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll(':is([data-state="source"], [data-state="awaited"])')).toHaveLength(0),
    );
    await document.fonts.ready;
  },
};
