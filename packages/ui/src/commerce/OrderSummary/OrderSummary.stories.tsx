import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { facts, lines, orderedProduct } from '../../fixtures/checkout.ts';
import { localised } from '../../fixtures/localise.tsx';
import { promises } from '../../fixtures/purchase.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';

const Slip = localised(OrderSummary);
const Column = styled.div({ width: '370px' });
const Three = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 370px)',
  alignItems: 'start',
  gap: token.layout.gutter,
});

const meta = {
  component: OrderSummary,
  render: (args: OrderSummaryProps) => (
    <Column>
      <Slip {...args} />
    </Column>
  ),
  args: { lines, payableFen: 79_000, note: '付款后送79学分' },
  parameters: {
    docs: {
      description: {
        component:
          'The price breakdown of an order. **Do** give each deduction its reason and let the lines add up to the total. **Do not** round: money is integer fen.',
      },
    },
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Discount, coupon and credits, each with its reason. */
export const WithCoupon: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /期末冲刺券.*满599减100.*−¥100\.00/ })).toBeInTheDocument();
    await expect(canvas.getByText('共省¥509.00')).toBeInTheDocument();
  },
};
/** No deductions. */
export const NothingOff: Story = { args: { lines: lines.slice(0, 1), payableFen: 129_900, note: undefined } };
/** Members pay less. */
export const MemberPrice: Story = {
  args: {
    lines: [
      { label: '课程原价', amountFen: 129_900, note: '24讲直播、讲义与练习批改' },
      { label: '会员价', amountFen: -12_990, note: '学年会员9折' },
    ],
    payableFen: 116_910,
    note: undefined,
  },
};
/** Nothing left to pay. */
export const ZeroPay: Story = {
  args: {
    lines: [
      { label: '课程原价', amountFen: 3000 },
      { label: '新同学见面礼', amountFen: -3000, note: '无门槛减30' },
    ],
    payableFen: 0,
  },
};
/** Beside the payment page: product, order details, small lines. */
export const Cashier: Story = { args: { product: orderedProduct, facts, promises } };
/** A product without a picture. */
export const WithoutCover: Story = { args: { product: { title: '学年会员' }, facts: undefined } };
/** Long reasons and seven digits. */
export const LongestText: Story = {
  args: {
    lines: [
      {
        label: '课程原价',
        amountFen: 123_456_700,
        note: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
      },
      {
        label: '名字很长很长的优惠券最多写四十个汉字而卡片仍然不换行只在末尾用省略号收住再长一点',
        amountFen: -23_456_700,
      },
    ],
    payableFen: 100_000_000,
  },
};

/** A table that is read row by row; it contains no tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '价格明细' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: /课程原价/ })).toBeInTheDocument();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Checkout, payment page and nothing to pay, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'slip',
          show: (
            <Three>
              <Slip lines={lines} payableFen={79_000} note="付款后送79学分" />
              <Slip lines={lines} payableFen={79_000} product={orderedProduct} facts={facts} promises={promises} />
              <Slip lines={ZeroPay.args?.lines ?? []} payableFen={0} />
            </Three>
          ),
        },
      ]}
    />
  ),
};
