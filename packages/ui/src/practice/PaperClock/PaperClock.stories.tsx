import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../../foundations/Card/Card.tsx';
import { KitProvider } from '../../foundations/KitProvider/KitProvider.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { PaperClock, type PaperClockProps } from './PaperClock.tsx';

const NOW = 1_795_000_000_000;
const MINUTE = 60_000;
const still = { now: () => NOW };

/** The clock under a time that stands still. */
function Still(props: PaperClockProps) {
  return (
    <KitProvider locale={useKit().locale} clock={still}>
      <Card padding="md" style={{ width: 232 }}>
        <PaperClock {...props} />
      </Card>
    </KitProvider>
  );
}

const meta = {
  component: PaperClock,
  render: (args: PaperClockProps) => <Still {...args} />,
  args: { endsAt: NOW + 28.75 * MINUTE, endsAtText: '21:00', onEnd: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The time left of a paper. **Do** pass the server’s time. **Do not** hand in by the browser’s clock alone.',
      },
    },
  },
} satisfies Meta<typeof PaperClock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Half an hour. */
export const Running: Story = {};
/** More than an hour. */
export const Hours: Story = { args: { endsAt: NOW + 90 * MINUTE } };
/** Under five minutes: a warning, and it is said. */
export const Warning: Story = {
  args: { endsAt: NOW + 5 * MINUTE - 1_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/还剩5分钟|5 minutes left/);
  },
};
/** The browser is 20 minutes late: the server's time counts. */
export const WrongClock: Story = {
  args: { now: NOW + 20 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('08:45');
  },
};
/** Over: told once. */
export const Over: Story = {
  args: { endsAt: NOW - 1 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/时间到|Time is up/);
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
/** No tab stop. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      rows={[
        { state: 'running', show: <Still {...args} /> },
        { state: 'warning', show: <Still {...args} endsAt={NOW + MINUTE} /> },
        { state: 'over', show: <Still {...args} endsAt={NOW} /> },
      ]}
    />
  ),
};
