import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { covers, portraits } from '../../fixtures/pictures.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { OfferTicket, type OfferTicketProps } from './OfferTicket.tsx';

const Ticket = localised(OfferTicket);
const Wide = styled.div({ width: '1154px' });
const show = (args: OfferTicketProps) => (
  <Wide>
    <Ticket {...args} />
  </Wide>
);

const meta = {
  component: OfferTicket,
  render: show,
  args: {
    title: '几何光学与波动光学：竞赛基础16讲',
    cover: covers.optics,
    tags: [
      { label: '直播课', tone: 'brand' },
      { label: '和你的档位一致', tone: 'success' },
    ],
    lecturer: { name: '陆明远', portrait: portraits.lu },
    facts: ['12月5日 周六 14:00开课', '余37席'],
    reason: '第4–6讲专讲近似与量级，正好补你的50%',
    payFen: 91_000,
    originalFen: 118_000,
    savings: ['新课−¥200', '周末班券−¥70'],
    action: { label: '报这个班', href: '/course/buy/1/1' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A class that a result advises. **Do** show the price of this person. **Do not** price a class that is owned.',
      },
    },
  },
} satisfies Meta<typeof OfferTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With what makes it cheaper. */
export const Reduced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /报这个班|Enrol/ })).toHaveAttribute('href', '/course/buy/1/1');
    await expect(canvas.getByText('¥910')).toBeVisible();
  },
};
/** Until when the coupon of the price can be used. */
export const WithNote: Story = {
  args: { note: '周末班券12月10日到期' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('周末班券12月10日到期')).toBeVisible();
  },
};
/** Full price. */
export const Plain: Story = { args: { payFen: 118_000, savings: [] } };
/** Owned already: no price. */
export const Owned: Story = {
  args: { payFen: undefined, state: '已在学12/36讲', action: { label: '接着看', href: '/learn' } },
};
/** Free for this person. */
export const Free: Story = { args: { payFen: 0, savings: ['会员免费'] } };
/** A long title wraps. */
export const Longest: Story = {
  args: { title: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置', payFen: 123_456_78 },
};
/** The link is the only tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /报这个班|Enrol/ })).toHaveFocus();
  },
};
/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        { state: 'reduced', show: show(args) },
        {
          state: 'owned',
          show: show({
            ...args,
            payFen: undefined,
            state: '已在学12/36讲',
            action: { label: '接着看', href: '/learn' },
          }),
        },
      ]}
    />
  ),
};
