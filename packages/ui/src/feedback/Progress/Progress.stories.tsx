import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Progress as Bare, type ProgressProps } from './Progress.tsx';

const Progress = localised(Bare);
const box = { width: 320 };

const meta = {
  component: Bare,
  render: (args: ProgressProps) => <Progress {...args} />,
  args: { label: '课程进度', value: 42, max: 100, style: box },
  parameters: {
    docs: {
      description: {
        component:
          'Progress as a line or a ring. **Do** name the task and state the amount in its own units: 7/24 lessons. **Do not** invent a value while it is unknown: leave it out.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In progress. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: /课程进度|Course/ });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
  },
};
/** Not started. */
export const None: Story = { args: { value: 0, showValue: true } };
/** Complete. */
export const Full: Story = { args: { value: 100, showValue: true } };
/** Indeterminate. */
export const Unknown: Story = {
  args: { value: undefined, label: '正在准备' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/进行中|In progress/));
  },
};
/** Lessons instead of percent. */
export const InWords: Story = {
  args: { value: 7, max: 24, valueText: '7/24讲', showValue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^7\/24/));
  },
};
/** The ring of a course row, 48 px. */
export const Ring: Story = { args: { variant: 'ring', value: 29, style: undefined } };
/** A completed course. */
export const RingFull: Story = {
  args: { variant: 'ring', value: 42, max: 42, valueText: '42/42讲', style: undefined },
};
/** Three rings: 32, 48 and 96 px; the largest holds two lines. */
export const RingSizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Progress max={100} variant="ring" size="sm" label="课程进度" value={29} />
      <Progress max={100} variant="ring" label="课程进度" value={29} />
      <Progress max={100} variant="ring" size="lg" label="课程进度" value={29} valueText="7/24讲">
        29%<small>7/24</small>
      </Progress>
    </Stack>
  ),
};
/** An indeterminate ring. */
export const RingUnknown: Story = { args: { variant: 'ring', value: undefined, label: '正在准备', style: undefined } };
/** Bars of 4, 6 and 8 px. */
export const Sizes: Story = {
  render: () => (
    <Stack style={box}>
      <Progress max={100} size="sm" label="课程进度" value={42} />
      <Progress max={100} label="课程进度" value={42} />
      <Progress max={100} size="lg" label="课程进度" value={42} />
    </Stack>
  ),
};
/** An upload that failed half way. */
export const Failed: Story = {
  args: { tone: 'danger', value: 64, label: '上传', valueText: '停在64%', showValue: true },
};
/** A long label leaves the bar wide enough to be read. */
export const LongText: Story = {
  args: {
    value: 7,
    max: 24,
    valueText: '已经学了7讲，还剩17讲，照现在的速度十二月底学完',
    showValue: true,
    style: { width: 480 },
  },
};
/** A value above the maximum is clamped. */
export const OverTheWhole: Story = { args: { value: 26, max: 24, showValue: true } };
/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const narrow = { width: 160 };
    return (
      <BrandMatrix
        rows={[
          { state: 'None', show: <Progress max={100} label="课程进度" value={0} showValue style={narrow} /> },
          { state: '42', show: <Progress max={100} label="课程进度" value={42} showValue style={narrow} /> },
          { state: 'Full', show: <Progress max={100} label="课程进度" value={100} showValue style={narrow} /> },
          { state: 'Unknown', show: <Progress max={100} label="课程进度" style={narrow} /> },
          { state: 'Small', show: <Progress max={100} size="sm" label="课程进度" value={42} style={narrow} /> },
          { state: 'Large', show: <Progress max={100} size="lg" label="课程进度" value={42} style={narrow} /> },
          { state: 'Success', show: <Progress max={100} tone="success" label="课程进度" value={42} style={narrow} /> },
          { state: 'Warning', show: <Progress max={100} tone="warning" label="课程进度" value={42} style={narrow} /> },
          { state: 'Danger', show: <Progress max={100} tone="danger" label="课程进度" value={42} style={narrow} /> },
          {
            state: 'Ring',
            show: (
              <Stack direction="row" gap={12}>
                <Progress max={100} variant="ring" label="课程进度" value={0} />
                <Progress max={100} variant="ring" label="课程进度" value={42} />
                <Progress max={100} variant="ring" label="课程进度" value={100} />
              </Stack>
            ),
          },
          {
            state: 'Ring sizes',
            show: (
              <Stack direction="row" gap={12} align="center">
                <Progress max={100} variant="ring" size="sm" label="课程进度" value={42} />
                <Progress max={100} variant="ring" size="lg" label="课程进度" value={42}>
                  42%<small>10/24</small>
                </Progress>
              </Stack>
            ),
          },
          { state: 'Ring unknown', show: <Progress max={100} variant="ring" label="课程进度" /> },
        ]}
      />
    );
  },
};
/** Static, not a tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('progressbar')).not.toHaveFocus();
  },
};
