import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ReviewThread, type ReviewThreadProps } from './ReviewThread.tsx';

const Thread = localised(ReviewThread);
const show = (args: ReviewThreadProps) => (
  <div style={{ width: 860 }}>
    <Thread {...args} />
  </div>
);
const stops = [
  { id: '7', number: '7', note: '透镜成像 · −4分', seen: true },
  { id: '12', number: '12', note: '光的干涉 · −3分' },
  { id: '17', number: '17', note: '近似与计算 · −6分' },
  { id: '19', number: '19', note: '多普勒效应 · −6分' },
];

const meta = {
  component: ReviewThread,
  render: show,
  args: { label: '4道错题', stops, currentId: '12', onGo: fn() },
  parameters: {
    docs: {
      description: {
        component: 'Wrong questions on a thread. **Do** say what each is about. **Do not** put right ones on it.',
      },
    },
  },
} satisfies Meta<typeof ReviewThread>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One read, one open. */
export const Some: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('12');
    await userEvent.click(canvas.getByRole('button', { name: /^17/ }));
    await expect(args.onGo).toHaveBeenCalledWith('17');
  },
};
/** More than fit: they scroll. */
export const Many: Story = {
  args: {
    stops: Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, number: `${at + 1}`, note: '光的干涉 · −3分' })),
  },
};
/** Each stop is a tab stop. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^7/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('7');
  },
};
/** All of them read. */
export const Read: Story = { args: { stops: stops.map((stop) => ({ ...stop, seen: true })), currentId: undefined } };
/** A single one. */
export const One: Story = { args: { stops: stops.slice(0, 1), currentId: '7' } };
/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => <MatrixTable wide rows={[{ state: 'some', show: show(args) }]} />,
};
