import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ConnectionBanner, type ConnectionBannerProps, type ConnectionState } from './ConnectionBanner.tsx';

const Pane = styled.div({ width: '700px' });
const show = (props: ConnectionBannerProps) => (
  <Pane>
    <ConnectionBanner {...props} />
  </Pane>
);

/** Loses the connection, gives up, and reconnects. */
function Journey(props: ConnectionBannerProps) {
  const [state, setState] = useState<ConnectionState>('open');
  return (
    <Pane>
      <ConnectionBanner {...props} state={state} missed={2} onRetry={() => setState('restored')} />
      <button type="button" onClick={() => setState('closed')}>
        break
      </button>
    </Pane>
  );
}

const meta = {
  component: ConnectionBanner,
  render: show,
  args: { state: 'reconnecting', attempt: 3, onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The connection status of the socket. **Do** show the number of the attempt and that nothing is lost. **Do not** open a dialog for it: reading and writing still work.',
      },
    },
  },
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The third of ten attempts. */
export const Reconnecting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('第3次，最多10次');
  },
};
/** The last attempt. */
export const LastTry: Story = { args: { attempt: 10 } };
/** Beyond the last attempt: ten failed, so the student is asked to retry (§4). */
export const FailedAfterTen: Story = {
  args: { state: 'closed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('试了10次都没连上');
    await userEvent.click(canvas.getByRole('button', { name: '重新连接' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Reconnected, with missed messages (W6). */
export const Restored: Story = { args: { state: 'restored', missed: 2 } };
/** Reconnected, nothing was missed. */
export const RestoredWithoutMessages: Story = { args: { state: 'restored' } };
/** The first connection of the window. */
export const Connecting: Story = { args: { state: 'connecting' } };
/** Connected: nothing is shown, and the live region is empty. */
export const Open: Story = {
  args: { state: 'open' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
/** In a narrow pane the text wraps and the button stays. */
export const LongText: Story = {
  render: (args) => (
    <div style={{ width: 360 }}>
      <ConnectionBanner {...args} />
    </div>
  ),
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'Connecting', show: show({ state: 'connecting' }) },
        { state: 'Reconnecting', show: show({ state: 'reconnecting', attempt: 3, onRetry: () => undefined }) },
        {
          state: 'Closed, hover',
          force: { hover: 'button' },
          show: show({ state: 'closed', onRetry: () => undefined }),
        },
        { state: 'Restored', show: show({ state: 'restored', missed: 2 }) },
      ]}
    />
  ),
};
/** Disconnected, given up, retried by keyboard, reconnected. */
export const Keyboard: Story = {
  render: (args) => <Journey {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('试了10次都没连上');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: '重新连接' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('已经连上了，补收2条消息');
  },
};
