import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import * as orders from '../../fixtures/orders.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { OrderCard, type OrderCardProps } from './OrderCard.tsx';

const Card = localised(OrderCard);
const Page = styled.div({ display: 'grid', gap: token.space[16], width: '958px' });

const pay = [{ label: '去付款', href: '/sureorder/1/1/1', variant: 'solid' as const }, { label: '取消订单' }];
const learn = [{ label: '继续学习', variant: 'soft' as const }, { label: '评价' }];

const meta = {
  component: OrderCard,
  render: (args: OrderCardProps) => (
    <Page>
      <Card {...args} />
    </Page>
  ),
  args: { order: orders.paid, actions: learn, onCopy: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One order in the list. **Do** pass in the actions that the server allows, the main one first. **Do not** make two of them solid.',
      },
    },
  },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid. */
export const Paid: Story = {};
/** Unpaid: the remaining time, and what is reserved until then. */
export const Unpaid: Story = { args: { order: orders.unpaid, actions: pay } };
/** The payment deadline has passed; the server cancels the order. */
export const UnpaidTooLate: Story = { args: { order: { ...orders.unpaid, dueAt: 0 }, actions: [] } };
/** An incomplete group. */
export const GroupOrder: Story = {
  args: { order: orders.waitingGroup, actions: [{ label: '邀请同学', variant: 'solid' }, { label: '看团' }] },
};
/** A refund in progress, step by step. */
export const Refunding: Story = {
  args: { order: orders.refunding, actions: [{ label: '退款详情' }, { label: '撤回申请' }] },
};
/** Refunded: date, amount and reference number. */
export const Refunded: Story = {
  args: { order: orders.refunded, actions: [{ label: '再拼一次' }, { label: '删除' }] },
};
/** Cancelled. */
export const Cancelled: Story = {
  args: { order: orders.cancelled, actions: [{ label: '重新报名' }, { label: '删除' }] },
};
/** Deleted by the student; the school keeps the record. */
export const Deleted: Story = { args: { order: { ...orders.cancelled, status: 'deleted' }, actions: [] } };
/** A membership has the ticket's colours instead of a picture. */
export const WithoutCover: Story = {
  args: { order: orders.membership, actions: [{ label: '续费', variant: 'soft' }] },
};
/** The longest product name, a price of six digits. */
export const LongestText: Story = {
  args: {
    order: {
      ...orders.unpaid,
      product: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
      note: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
      payFen: 12_345_600,
    },
    actions: pay,
  },
};

/** Tab order: the number, then the actions, each named after the product. */
export const Keyboard: Story = {
  args: { actions: [{ label: '继续学习', onClick: fn() }, { label: '评价' }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: /Python入门/ })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '复制订单号20261112200611 550923' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith('20261112200611 550923');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^继续学习：Python入门/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions?.[0]?.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^评价：Python入门/ })).toHaveFocus();
  },
};

/** Every state in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'to do, done',
          show: (
            <Beside>
              <Page>
                <Card order={orders.unpaid} actions={pay} onCopy={fn()} />
                <Card
                  order={orders.waitingGroup}
                  actions={[{ label: '邀请同学', variant: 'solid' }, { label: '看团' }]}
                />
                <Card order={orders.refunding} actions={[{ label: '退款详情' }, { label: '撤回申请' }]} />
                <Card order={orders.refunded} actions={[{ label: '再拼一次' }, { label: '删除' }]} />
              </Page>
              <Page>
                <Card order={orders.paid} actions={learn} />
                <Card order={orders.cancelled} actions={[{ label: '重新报名' }, { label: '删除' }]} />
                <Card order={orders.membership} actions={[{ label: '续费', variant: 'soft' }]} />
                <Card order={{ ...orders.unpaid, dueAt: 0 }} actions={[]} />
              </Page>
            </Beside>
          ),
        },
      ]}
    />
  ),
};
