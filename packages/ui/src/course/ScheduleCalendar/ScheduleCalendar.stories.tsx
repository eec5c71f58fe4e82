import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import type { CalendarEvent } from './calendarEvents.ts';
import { ScheduleCalendar, type ScheduleCalendarProps } from './ScheduleCalendar.tsx';

const Calendar = localised(ScheduleCalendar);
const Wide = styled.div({ width: '958px' });

const event = (
  at: string,
  title: string,
  kind: CalendarEvent['kind'] = 'live',
  state: CalendarEvent['state'] = 'next',
): CalendarEvent => ({ id: at, title, at, kind, state });

const week: readonly CalendarEvent[] = [
  event('2026-11-16T11:30:00Z', '直线与圆锥曲线的位置关系', 'live', 'done'),
  event('2026-11-17T12:00:00Z', '抛物线的光学性质', 'recorded', 'done'),
  event('2026-11-18T11:30:00Z', '弦长与面积：设而不求', 'live', 'done'),
  event('2026-11-19T09:00:00Z', '第7讲练习', 'due', 'done'),
  event('2026-11-20T01:30:00Z', '焦点弦的三种处理方法', 'live', 'now'),
  event('2026-11-20T15:59:00Z', '第7讲课后练习', 'due'),
  event('2026-11-21T02:00:00Z', '蝴蝶定理'),
  event('2026-11-21T12:00:00Z', '极点与极线初步', 'recorded'),
  event('2026-11-22T07:00:00Z', '定点与定值问题'),
];
const busy = [
  ...week,
  event('2026-11-21T04:00:00Z', '焦半径公式从哪里来', 'recorded'),
  event('2026-11-21T07:00:00Z', '双曲线与它的渐近线'),
  event('2026-11-21T11:00:00Z', '第7讲练习', 'due'),
];
const clocksBack = [event('2026-11-01T05:30:00Z', '焦点弦的三种处理方法'), event('2026-11-01T06:30:00Z', '蝴蝶定理')];

const show = (props: ScheduleCalendarProps) => (
  <Wide>
    <Calendar {...props} />
  </Wide>
);

const meta = {
  component: ScheduleCalendar,
  render: show,
  args: { events: week, onPick: fn(), onDateChange: fn(), onViewChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The schedule by days. **Do** state the time zone it uses. **Do not** distinguish kinds by colour alone: each entry has a text.',
      },
    },
  },
} satisfies Meta<typeof ScheduleCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** This week by day parts. */
export const Week: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('gridcell', { current: 'date' })).toHaveAttribute('data-date', '2026-11-20');
    await userEvent.click(canvas.getByRole('button', { name: /焦点弦|focal chord/ }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: '2026-11-20T01:30:00Z' }));
  },
};
/** The same as a month. */
export const Month: Story = { args: { defaultView: 'month' } };
/** A day with more events than fit shows a count, which opens its week. */
export const BusyDay: Story = {
  args: { defaultView: 'month', events: busy },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /还有3项|3 more/ }));
    await expect(args.onViewChange).toHaveBeenCalledWith('week', expect.anything());
    await expect(args.onDateChange).toHaveBeenCalledWith('2026-11-21', expect.anything());
  },
};
/** Three events fit: nothing is counted. */
export const AtTheLimit: Story = { args: { defaultView: 'month', events: busy.slice(0, 10) } };
/** No events. */
export const None: Story = { args: { events: [], defaultDate: '2026-12-01' } };
/** A student in New York: days and times shift. */
export const OtherZone: Story = { args: { timeZone: 'America/New_York' } };
/** The repeated hour at the end of daylight saving time: both classes are at 01:30. */
export const SummerTimeEnds: Story = {
  args: { timeZone: 'America/New_York', events: clocksBack, defaultDate: '2026-11-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('01:30')).toHaveLength(2);
  },
};
/** Long titles are truncated after two lines. */
export const LongText: Story = {
  args: {
    events: [
      event(
        '2026-11-20T11:30:00Z',
        '课时名称最长也可以写到四十个汉字，这时换到第二行，编号、时长和按钮都留在原来的位置上',
      ),
    ],
  },
};

/** Week and month in all brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Week, hover, focus',
          force: { hover: '.event', focus: '.event[data-state="now"]' },
          show: (brand) => show({ events: week, id: `week-${brand}` }),
        },
        {
          state: 'Month, hover, focus',
          force: { hover: '.more', focus: '.cell' },
          show: (brand) => show({ events: busy, defaultView: 'month', id: `month-${brand}` }),
        },
      ]}
    />
  ),
};

/** Arrow keys move by days and weeks, Home and End within a week, Page keys by what is shown; Enter moves into the day, Esc back. */
export const Keyboard: Story = {
  args: { defaultView: 'month' },
  play: async ({ args, canvas, userEvent }) => {
    const focused = (date: string) => waitFor(() => expect(document.activeElement).toHaveAttribute('data-date', date));
    canvas.getByRole('gridcell', { current: 'date' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await focused('2026-11-21');
    await userEvent.keyboard('{ArrowUp}');
    await focused('2026-11-14');
    await userEvent.keyboard('{Home}');
    await focused('2026-11-09');
    await userEvent.keyboard('{End}');
    await focused('2026-11-15');
    await userEvent.keyboard('{PageDown}');
    await focused('2026-12-15');
    await userEvent.keyboard('{PageUp}{ArrowDown}{ArrowLeft}');
    await focused('2026-11-21');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /蝴蝶定理|butterfly/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await focused('2026-11-21');
  },
};
