import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { PracticeCard, type PracticeCardProps } from './PracticeCard.tsx';
import type { PracticeCardPractice } from './practiceView.ts';

const Card = localised(PracticeCard);
const Wide = styled.div({ width: '958px' });

const unfinished: PracticeCardPractice = {
  id: '7',
  title: '第7讲课后练习',
  course: '圆锥曲线专题',
  state: 'unfinished',
  total: 20,
  dueAt: '2026-11-20T15:59:00Z',
  href: '/learn/practice',
};
const resumed: PracticeCardPractice = { ...unfinished, answered: 12 };
const later: PracticeCardPractice = { ...unfinished, dueAt: '2026-11-23T15:59:00Z' };
const submitted: PracticeCardPractice = { ...unfinished, state: 'submitted', submittedAt: '2026-11-19T13:40:00Z' };
const awaiting: PracticeCardPractice = { ...submitted, state: 'awaitingGrading', note: '两道解答题等老师批改' };
const finished: PracticeCardPractice = {
  ...submitted,
  state: 'finished',
  score: 92,
  note: '“步骤很清楚，最后一步可以再简一点”',
};
const expired: PracticeCardPractice = { ...unfinished, state: 'expired', dueAt: '2026-11-12T15:59:00Z' };

const show = (props: PracticeCardProps) => (
  <Wide>
    <Card {...props} />
  </Wide>
);

const meta = {
  component: PracticeCard,
  render: show,
  args: { practice: unfinished },
  parameters: {
    docs: {
      description: {
        component:
          'A practice in a list. **Do** say the state as a word. **Do not** colour a deadline that is not today.',
      },
    },
  },
} satisfies Meta<typeof PracticeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No answers yet; due today. */
export const Unfinished: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /开始作答|Start/ })).toHaveAttribute('href', '/learn/practice');
    await expect(canvas.getByText(/今晚23:59|Tonight 23:59/)).toHaveAttribute('data-due-today');
  },
};
/** Some answered. */
export const Resumed: Story = { args: { practice: resumed } };
/** Not due soon. */
export const DueLater: Story = { args: { practice: later } };
/** Submitted. */
export const Submitted: Story = { args: { practice: submitted } };
/** Submitted and being graded. */
export const AwaitingGrading: Story = { args: { practice: awaiting } };
/** With its score and the lecturer's comment. */
export const Finished: Story = {
  args: { practice: finished },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('92')).toBeVisible();
  },
};
/** Not submitted in time; it can be made up. */
export const Expired: Story = { args: { practice: expired } };
/** Long titles wrap. */
export const LongText: Story = {
  args: {
    practice: {
      ...finished,
      title: '课时名称最长也可以写到四十个汉字，这时换到第二行，编号、时长和按钮都留在原来的位置上',
    },
  },
};

/** The five states in all brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'Unfinished', show: show({ practice: unfinished }) },
        { state: 'Resumed', show: show({ practice: resumed }) },
        { state: 'Submitted, hover', force: { hover: 'article' }, show: show({ practice: submitted }) },
        { state: 'Awaiting', show: show({ practice: awaiting }) },
        { state: 'Finished', show: show({ practice: finished }) },
        { state: 'Expired', show: show({ practice: expired }) },
      ]}
    />
  ),
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
