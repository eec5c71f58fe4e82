import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Timeline as Bare, type TimelineItem, type TimelineProps } from './Timeline.tsx';

const Timeline = localised(Bare);
const Score = localised(Tag);

const plan: readonly TimelineItem[] = [
  {
    key: 'six',
    day: '昨天',
    time: '21:40交',
    title: '第6讲课后练习',
    tag: <Score tone="success">92分</Score>,
    text: '老师留了评语：“步骤很清楚，最后一步可以再简一点”',
    state: 'done',
    action: (
      <Button variant="ghost" href="#score">
        <Words>看批改</Words>
      </Button>
    ),
  },
  {
    key: 'seven',
    day: '今天',
    time: '23:59截止',
    title: '第7讲课后练习',
    text: '已答12/20题，交了以后第9讲解锁',
    state: 'now',
    action: (
      <Button variant="soft" href="#practice">
        <Words>继续作答</Words>
      </Button>
    ),
  },
  {
    key: 'waves',
    day: '今天',
    time: '有空时',
    title: '波的干涉·第12讲',
    text: '上次看到18:26，还剩18分钟',
    state: 'next',
    action: (
      <Button variant="outline" tone="neutral" href="#player">
        <Words>接着看</Words>
      </Button>
    ),
  },
  { key: 'nine', day: '周日', time: '15:00', title: '第9讲课后练习', text: '交了第7讲练习后解锁', state: 'locked' },
];
const log: readonly TimelineItem[] = [
  { key: 'asked', day: '昨天', time: '20:12', title: '已申请退款', text: '原因：时间安排不开', state: 'done' },
  { key: 'school', day: '今天', time: '09:30', title: '学校审核通过', state: 'done' },
  { key: 'bank', day: '今天', time: '09:31', title: '银行处理中', text: '通常1–3天到账', state: 'now' },
  { key: 'back', day: '最晚11月23日', title: '原路退回¥399.00', state: 'next' },
];

const meta = {
  component: Bare,
  render: (args: TimelineProps) => (
    <Card padding="none" style={{ width: 958 }}>
      <Timeline {...args} />
    </Card>
  ),
  args: { items: plan },
  parameters: {
    docs: {
      description: {
        component:
          'Events connected by a line. **Do** use relative dates for recent days and give each row one action. **Do not** hide what is locked: say what unlocks it.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Upcoming events: done, now, next, locked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[1]).toHaveAttribute('aria-current', 'step');
    await expect(rows[0]).toHaveTextContent(/已完成|Done/);
    await expect(rows[3]).toHaveTextContent(/未解锁|Locked/);
  },
};
/** The history of an order: a narrow log. */
export const Log: Story = {
  render: () => (
    <Card style={{ width: 370 }}>
      <Timeline items={log} layout="log" />
    </Card>
  ),
};
/** All events are done. */
export const AllDone: Story = { args: { items: plan.map((item) => ({ ...item, state: 'done' })) } };
/** No event is done. */
export const AllNext: Story = { args: { items: plan.map((item) => ({ ...item, state: 'next' })) } };
/** A single event has no thread. */
export const One: Story = { args: { items: plan.slice(1, 2) } };
/** A sequence of locked events. */
export const Locked: Story = {
  args: { items: plan.map((item) => ({ ...item, state: 'locked', action: undefined, tag: undefined })) },
};
/** Long words wrap; times and actions keep their position. */
export const LongText: Story = {
  args: {
    items: plan.map((item) => ({
      ...item,
      title: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
    })),
  },
};
/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Rows',
          show: (
            <Card padding="none" style={{ width: 760 }}>
              <Timeline items={plan} />
            </Card>
          ),
        },
        {
          state: 'Log',
          show: (
            <Card style={{ width: 370 }}>
              <Timeline items={log} layout="log" />
            </Card>
          ),
        },
      ]}
    />
  ),
};
/** Tab moves from action to action, down the thread. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
