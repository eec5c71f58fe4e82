import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { KitProvider } from '../../foundations/KitProvider/KitProvider.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const START = Date.UTC(2026, 10, 20, 2);

/** A clock that a button sets ahead, as sleep does. */
function Sleeping(props: CountdownProps) {
  const [clock] = useState(() => {
    let now = START;
    return {
      now: () => now,
      skip: (ms: number) => {
        now += ms;
      },
    };
  });
  return (
    <KitProvider locale="cn" clock={clock}>
      <Stack align="start">
        <Countdown {...props} endsAt={START + 65_000} />
        <Button onClick={() => clock.skip(60_000)}>过一分钟</Button>
        <Button onClick={() => clock.skip(600_000)}>过十分钟</Button>
      </Stack>
    </KitProvider>
  );
}

const meta = {
  component: Countdown,
  args: { seconds: 754, onEnd: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say beside it what ends. **Do not** let the ring or the colour be the only sign that time is running out.',
      },
    },
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MinutesAndSeconds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('12:34');
  },
};
export const ZeroPadded: Story = {
  args: { seconds: 65 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:05');
  },
};
export const Days: Story = { args: { seconds: 183_845, format: 'd hh:mm:ss' } };
export const Seconds: Story = { args: { seconds: 15, format: 's' } };
export const LastTenSeconds: Story = { args: { seconds: 10 } };
export const Ended: Story = {
  args: { seconds: 0, ended: '已结束' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('已结束');
  },
};
export const AfterSleep: Story = {
  render: (args) => <Sleeping {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '过一分钟' }));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:05'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('还剩10秒'));
    await userEvent.click(canvas.getByRole('button', { name: '过十分钟' }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
export const LongText: Story = {
  args: { seconds: 0, ended: '这一场拼团已经结束，可以重新发起一场，三人成团即享优惠价格，二十四小时内有效' },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'Running', show: <Countdown seconds={754} /> },
        { state: 'Days', show: <Countdown seconds={183_845} format="d hh:mm:ss" /> },
        { state: 'Warning', show: <Countdown seconds={9} /> },
        { state: 'Ended', show: <Countdown seconds={0} /> },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('timer')).not.toHaveFocus();
  },
};
