import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { methods, payCode, renewsAt } from '../../fixtures/cashier.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { PayMethodPicker, type PayMethodPickerProps } from './PayMethodPicker.tsx';

const Picker = localised(PayMethodPicker);
const Panel = styled.div({
  width: '762px',
  padding: `${token.space[24]} ${token.space[32]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});

const meta = {
  component: PayMethodPicker,
  render: (args: PayMethodPickerProps) => (
    <Panel>
      <Picker {...args} />
    </Panel>
  ),
  args: { methods, amountFen: 79_000, status: 'waiting', qr: payCode, renewsAt, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The payment methods and the QR code. **Do** repeat the amount beside the code and, if the payment fails, say that no money was taken. **Do not** leave an expired code on the page.',
      },
    },
  },
} satisfies Meta<typeof PayMethodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No code yet. */
export const Choosing: Story = { args: { status: 'choosing' } };
/** The code is loading. */
export const Loading: Story = { args: { status: 'loading', qr: undefined } };
/** The code, while the payment result is polled. */
export const WaitingForScan: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('等你扫码');
    await expect(canvas.getByText('¥790.00')).toBeVisible();
  },
};
/** Scanned: the methods are locked, two steps are done. */
export const Scanned: Story = {
  args: { status: 'scanned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /支付宝/ })).toBeDisabled();
  },
};
/** Expired: a new code is one click away. */
export const ExpiredCode: Story = {
  args: { status: 'expired', onRefresh: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换个二维码' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
/** Failed: the reason, and that nothing was charged. */
export const Failed: Story = {
  args: { status: 'failed', failure: '超出银行卡当日限额。没有扣款，名额为你保留到10:54', onRetry: fn() },
};
/** Paid. */
export const Paid: Story = { args: { status: 'paid' } };
/** Names and notes that wrap to two lines. */
export const LongestText: Story = {
  args: {
    methods: methods.map((one) => ({
      ...one,
      note: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
    })),
  },
};

/** One tab stop, arrow keys move between the enabled methods; the disabled one is skipped. */
export const Keyboard: Story = {
  args: { status: 'expired', onRefresh: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /微信支付/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('alipay', expect.anything());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('wechat', expect.anything());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '换个二维码' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** States of a payment in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={(['waiting', 'scanned', 'expired', 'failed'] as const).map((status) => ({
        state: `${status}; one disabled, one hovered, one focused`,
        force: { hover: '.method:nth-of-type(2)', focus: '.method input:checked' },
        show: (
          <Panel>
            <Picker
              methods={methods}
              amountFen={79_000}
              status={status}
              qr={payCode}
              failure="超出银行卡当日限额。没有扣款，名额为你保留到10:54"
            />
          </Panel>
        ),
      }))}
    />
  ),
};
