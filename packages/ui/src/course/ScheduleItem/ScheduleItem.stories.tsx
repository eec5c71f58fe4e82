import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { covers, portraits } from '../../fixtures/pictures.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ScheduleItem, type ScheduleItemProps } from './ScheduleItem.tsx';
import type { ScheduledClass } from './scheduleItemView.ts';

const Item = localised(ScheduleItem);
const Wide = styled.div({ width: '958px' });

const tonight: ScheduledClass = {
  id: '8',
  title: '焦点弦的三种处理方法',
  course: '圆锥曲线专题',
  startsAt: '2026-11-20T11:30:00Z',
  endsAt: '2026-11-20T12:15:00Z',
  cover: covers.conics,
  lecturerName: '周砚秋',
  lecturerPhoto: portraits.zhou,
  href: '/toclass',
};
const entryOpens = { ...tonight, startsAt: '2026-11-20T02:15:00Z', endsAt: '2026-11-20T03:00:00Z' };
const oneSecondEarly = { ...entryOpens, startsAt: '2026-11-20T02:15:01Z' };
const live = { ...tonight, startsAt: '2026-11-20T01:45:00Z', endsAt: '2026-11-20T02:30:00Z', inRoom: 386 };
const ended = { ...tonight, startsAt: '2026-11-20T01:00:00Z', endsAt: '2026-11-20T01:45:00Z' };
const replay = { ...ended, replayHref: '/learn/recordVideo/1' };
const moved = {
  ...tonight,
  startsAt: '2026-11-21T11:30:00Z',
  endsAt: '2026-11-21T12:15:00Z',
  originallyAt: tonight.startsAt,
};

const show = (props: ScheduleItemProps) => (
  <Wide>
    <Item {...props} />
  </Wide>
);

const meta = {
  component: ScheduleItem,
  render: show,
  args: { item: tonight, onEnter: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A class in the schedule. **Do** show the disabled button with the opening time. **Do not** show two tickets on a page: only the next class has one.',
      },
    },
  },
} satisfies Meta<typeof ScheduleItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Too early: the button shows the opening time, and the rule describes it (§9). */
export const Early: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /19:15/ });
    await expect(button).toHaveAccessibleDescription(/15/);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onEnter).not.toHaveBeenCalled();
  },
};
/** One second before it opens (§9). */
export const OneSecondEarly: Story = {
  args: { item: oneSecondEarly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};
/** Exactly 15 minutes before the start: it opens (§9). */
export const Open: Story = {
  args: { item: entryOpens },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /进入教室|Enter class/ })).toHaveAttribute('href', '/toclass');
  },
};
/** Live. */
export const Live: Story = { args: { item: live } };
/** Over, the recording is being processed. */
export const Ended: Story = { args: { item: ended } };
/** Over, with a recording. */
export const Replay: Story = { args: { item: replay } };
/** Rescheduled: both times are shown. */
export const Moved: Story = { args: { item: moved } };
/** A student in London sees London time. */
export const OtherZone: Story = {
  args: { timeZone: 'Europe/London' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/11:30–12:15/)).toBeVisible();
  },
};
/** The next class as a ticket. */
export const PassEarly: Story = { args: { layout: 'pass' } };
/** The ticket while the class can be entered. */
export const PassOpen: Story = { args: { layout: 'pass', item: entryOpens } };
/** Entering requires more than a link. */
export const PassAction: Story = {
  args: {
    layout: 'pass',
    item: entryOpens,
    action: (
      <Button block size="lg" onClick={fn()}>
        进入教室
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '进入教室' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** Open, but this student may not enter: the ticket is not highlighted. */
export const PassClosed: Story = {
  args: {
    layout: 'pass',
    item: { ...entryOpens, closed: '先做练习' },
    action: (
      <Button block size="lg" href="/course/detail/1/1">
        查看课程
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('先做练习')).toBeVisible();
    await expect(canvas.queryByText('已可进入')).toBeNull();
  },
};
/** Long titles wrap. */
export const LongText: Story = {
  args: {
    item: {
      ...moved,
      title: '课时名称最长也可以写到四十个汉字，这时换到第二行，编号、时长和按钮都留在原来的位置上',
    },
  },
};

/** Rows and tickets in all brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'early',
          show: (
            <Wide>
              <Item item={tonight} />
            </Wide>
          ),
        },
        {
          state: 'ended',
          show: (
            <Wide>
              <Item item={ended} />
            </Wide>
          ),
        },
        {
          state: 'open',
          show: (
            <Wide>
              <Item item={entryOpens} />
            </Wide>
          ),
        },
        {
          state: 'replay',
          show: (
            <Wide>
              <Item item={replay} />
            </Wide>
          ),
        },
        {
          state: 'live',
          show: (
            <Wide>
              <Item item={live} />
            </Wide>
          ),
        },
        {
          state: 'moved',
          show: (
            <Wide>
              <Item item={moved} />
            </Wide>
          ),
        },
        {
          state: 'pass: early',
          show: (
            <Wide>
              <Item item={tonight} layout="pass" />
            </Wide>
          ),
        },
        {
          state: 'pass: open, hover',
          force: { hover: '.go > *' },
          show: (
            <Wide>
              <Item item={entryOpens} layout="pass" />
            </Wide>
          ),
        },
        {
          state: 'pass: live, focus',
          force: { focus: '.go > *' },
          show: (
            <Wide>
              <Item item={live} layout="pass" />
            </Wide>
          ),
        },
        {
          state: 'pass: live, pressed',
          force: { active: '.go > *' },
          show: (
            <Wide>
              <Item item={live} layout="pass" />
            </Wide>
          ),
        },
        {
          state: 'pass: ended',
          show: (
            <Wide>
              <Item item={ended} layout="pass" />
            </Wide>
          ),
        },
      ]}
    />
  ),
};

/** The disabled button can be focused, so that screen readers announce its reason. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).not.toHaveBeenCalled();
  },
};
