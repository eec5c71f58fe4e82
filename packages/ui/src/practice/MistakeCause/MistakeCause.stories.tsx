import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { MistakeCause, type MistakeCauseProps } from './MistakeCause.tsx';

const show = (args: MistakeCauseProps) => (
  <div style={{ width: 796, maxWidth: '100%' }}>
    <MistakeCause {...args} />
  </div>
);

const meta = {
  component: MistakeCause,
  render: show,
  args: { value: 'concept', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: 'A note to oneself at a wrong question. **Do** save it at once. **Do not** show it to anybody else.',
      },
    },
  },
} satisfies Meta<typeof MistakeCause>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One is chosen; pressed again it is taken back. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith(undefined, expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: /算错|Slipped/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('slip', expect.anything());
  },
};
/** None yet. */
export const None: Story = { args: { value: undefined } };
/** Being saved: nothing happens. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /算错|Slipped/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** The longest words, in a narrow column. */
export const Longest: Story = {
  args: {
    labels: {
      causes: { concept: '把两个相近的概念弄混了', misread: '看漏了题目里的条件', slip: '算错', guess: '猜的' },
    },
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <MistakeCause {...args} />
    </div>
  ),
};
/** Each cause is a tab stop. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('misread', expect.anything());
  },
};
/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'chosen, hover, focus, pressed',
          force: { hover: 'button:nth-of-type(2)', focus: 'button:nth-of-type(3)', active: 'button:nth-of-type(4)' },
          show: show(args),
        },
        { state: 'none', show: show({ ...args, value: undefined }) },
        { state: 'busy', show: show({ ...args, busy: true }) },
      ]}
    />
  ),
};
