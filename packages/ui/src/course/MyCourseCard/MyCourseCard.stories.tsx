import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { covers, portraits } from '../../fixtures/pictures.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { MyCourseCard, type MyCourseCardProps } from './MyCourseCard.tsx';
import type { MyCourse } from './myCourse.ts';

const Card = localised(MyCourseCard);
const Wide = styled.div({ width: '958px' });

const conics: MyCourse = {
  id: '1',
  title: '圆锥曲线专题：从定义到压轴题的24种思路',
  kind: 'live',
  cover: covers.conics,
  lecturerName: '周砚秋',
  lecturerPhoto: portraits.zhou,
  className: '一三五晚班',
  state: 'active',
  href: '/myclass/classdetail/1/1/1',
};
const physics: MyCourse = {
  ...conics,
  id: '2',
  title: '高二物理：机械波与光的干涉，一次学透',
  kind: 'recorded',
  cover: covers.physics,
  lecturerName: '陆明远',
  lecturerPhoto: portraits.lu,
  className: undefined,
  expiresAt: '2027-09-01T04:00:00Z',
};
const tonight = { title: '焦点弦的三种处理方法', startsAt: '2026-11-20T11:30:00Z', endsAt: '2026-11-20T12:15:00Z' };
const soon = { ...tonight, startsAt: '2026-11-20T02:15:00Z', endsAt: '2026-11-20T03:00:00Z' };
const on = { ...tonight, startsAt: '2026-11-20T01:45:00Z', endsAt: '2026-11-20T02:30:00Z' };

const show = (props: MyCourseCardProps) => (
  <Wide>
    <Card {...props} />
  </Wide>
);

const inProgress = { course: conics, progress: { done: 7, total: 24 }, next: tonight };
const recorded = {
  course: physics,
  progress: { done: 12, total: 36 },
  next: { title: '焦点弦的三种处理方法', position: '18:26' },
};
const untouched = { course: physics, progress: { done: 0, total: 36 } };
const full = { course: physics, progress: { done: 36, total: 36 } };
const ended = { course: { ...conics, state: 'ended' }, progress: { done: 22, total: 24 } } as const;
const expired = {
  course: { ...physics, state: 'expired', expiresAt: '2026-09-01T04:00:00Z' },
  progress: { done: 12, total: 36 },
} as const;

const meta = {
  component: MyCourseCard,
  render: show,
  args: inProgress,
  parameters: {
    docs: {
      description: {
        component:
          'A course that the student owns. **Do** say in words what comes next. **Do not** use a solid button unless the class can be entered now.',
      },
    },
  },
} satisfies Meta<typeof MyCourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In progress, the next class is tonight. */
export const InProgress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '29');
    await expect(canvas.getByText(/今晚19:30|Tonight 19:30/)).toBeVisible();
  },
};
/** The class can be entered from 15 minutes before the start (§9). */
export const LiveSoon: Story = {
  args: { next: soon },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/已可进入|Door open/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /进入教室|Enter/ })).toBeVisible();
  },
};
/** The class is live. */
export const LiveNow: Story = { args: { next: on } };
/** A video, partly watched. */
export const Recorded: Story = { args: recorded };
/** Not started. */
export const Zero: Story = { args: { ...untouched, next: undefined } };
/** Completed. */
export const Hundred: Story = { args: { ...full, next: undefined } };
/** The class is over. */
export const Ended: Story = { args: { ...ended, next: undefined } };
/** The enrolment has expired. */
export const Expired: Story = { args: { ...expired, next: undefined } };
/** A custom action of the page. */
export const OwnAction: Story = {
  args: { ...full, next: undefined, action: { label: '领取证书', href: '/archives' } },
};
/** No cover, no portrait, a title of two lines. */
export const LongText: Story = {
  args: {
    course: {
      ...conics,
      cover: undefined,
      lecturerPhoto: undefined,
      title: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
    },
  },
};

/** All states in all brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'In progress', show: show(inProgress) },
        { state: 'Live soon', show: show({ ...inProgress, next: soon }) },
        { state: 'Live now', show: show({ ...inProgress, next: on }) },
        { state: 'Recorded, hover', force: { hover: 'article' }, show: show(recorded) },
        { state: '0 %', show: show(untouched) },
        { state: '100 %', show: show(full) },
        { state: 'Ended', show: show(ended) },
        { state: 'Expired', show: show(expired) },
      ]}
    />
  ),
};

/** One tab stop: the action, named after the course. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /圆锥曲线|Conic/ })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
