import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, NotebookPen } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { StatCard as Bare, type StatCardProps } from './StatCard.tsx';

const StatCard = localised(Bare);
const box = { width: 223 };

const curve = (
  <svg width={72} height={40} viewBox="0 0 72 40" fill="none" aria-hidden="true">
    <path d="M3 8C14 6 18 18 28 16S42 22 50 26S62 28 68 32V40H3Z" style={{ fill: token.color.actionSoft.bg }} />
    <path
      d="M3 8C14 6 18 18 28 16S42 22 50 26S62 28 68 32"
      style={{ stroke: token.color.progress.fill }}
      strokeWidth={2}
      strokeLinecap="round"
    />
  </svg>
);

const learned: StatCardProps = {
  label: '本周学习',
  value: '6小时40分',
  note: '比上周多52分钟',
  delta: { direction: 'up', better: true },
};
const handed: StatCardProps = {
  label: '练习已交',
  value: '12/14份',
  note: '2份还没交',
  picture: <Progress max={100} variant="ring" label="练习已交" value={86} />,
};
const wrong: StatCardProps = { label: '错题待复习', value: '8道', note: '上周是13道', picture: curve };
const present: StatCardProps = { label: '直播出勤', value: '96%', note: '本学期22/23节', icon: <CalendarCheck /> };

const meta = {
  component: Bare,
  render: (args: StatCardProps) => <StatCard {...args} />,
  args: { ...learned, style: box },
  parameters: {
    docs: {
      description: {
        component:
          'One figure with its name. **Do** add a line that explains what the figure means today. **Do not** let an arrow or its colour carry the meaning alone.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two numbers with their units; announced as value, then label. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.value')?.nextElementSibling).toHaveClass('label');
  },
};
/** With a ring. */
export const WithRing: Story = { args: { ...handed, delta: undefined } };
/** With an icon. */
export const WithIcon: Story = { args: { ...present, delta: undefined } };
/** The whole card is a link. */
export const AsLink: Story = { args: { href: '#practice', icon: <NotebookPen /> } };
/** Hovered. */
export const Hover: Story = { args: { href: '#practice', 'data-force': 'hover' } };
/** A negative trend, also stated in the text. */
export const Worse: Story = { args: { note: '比上周少20分钟', delta: { direction: 'down', better: false } } };
/** The value is loading. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/加载中|Loading/);
  },
};
/** The value could not be loaded: a dash and a way to ask again, never a zero. */
export const Failed: Story = {
  args: { value: undefined, href: '#practice', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The row of the learning centre: four of 223 in 958 px. */
export const FourUp: Story = {
  render: () => (
    <Grid columns={4} style={{ width: 958 }}>
      <StatCard {...learned} />
      <StatCard {...handed} />
      <StatCard {...wrong} />
      <StatCard {...present} />
    </Grid>
  ),
};
/** The row while its values are loading. */
export const FourUpLoading: Story = {
  render: () => (
    <Grid columns={4} style={{ width: 958 }}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <StatCard key={key} {...learned} loading />
      ))}
    </Grid>
  ),
};
/** A long label is truncated, a long note goes on in a second line; the value never is. */
export const LongText: Story = {
  args: {
    label: '这个学期从开学到今天为止的全部学习时长',
    value: '123456小时59分',
    note: '比上一个学期同一天多出二百一十六个小时',
  },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^比上一个学期|^Two hundred/);
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
    await expect(getComputedStyle(note).textOverflow).toBe('clip');
  },
};
/** All variants in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Row',
          show: (
            <Grid columns={4} style={{ width: 958 }}>
              <StatCard {...learned} />
              <StatCard {...handed} />
              <StatCard {...wrong} />
              <StatCard {...present} />
            </Grid>
          ),
        },
        {
          state: 'Hover, focus, loading, failed',
          show: (
            <Grid columns={4} style={{ width: 958 }}>
              <StatCard {...learned} href="#a" data-force="hover" />
              <StatCard {...present} href="#b" data-force="focus" />
              <StatCard {...learned} loading />
              <StatCard {...present} value={undefined} onRetry={() => undefined} />
            </Grid>
          ),
        },
      ]}
    />
  ),
};
/** A card with a URL is one tab stop. */
export const Keyboard: Story = {
  args: { href: '#practice' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
