import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, fn } from 'storybook/test';
import * as coupons from '../../fixtures/coupons.ts';
import { localised } from '../../fixtures/localise.tsx';
import { pending, startAll } from '../../fixtures/pending.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { CouponCard, type CouponCardProps } from './CouponCard.tsx';

const Card = localised(CouponCard);
const Wide = styled.div({ width: '566px' });
const Third = styled.div({ width: '370px' });
const Claim = styled.div({ width: '292px' });
const Three = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(3, 370px)', gap: token.layout.gutter });
const Hall = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(3, 292px)', gap: token.space[16] });
const Two = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(2, 566px)', gap: token.layout.gutter });

const widths = { lg: Wide, md: Wide, sm: Third, claim: Claim, row: Third };

const meta = {
  component: CouponCard,
  render: (args: CouponCardProps) => {
    const Box = widths[args.size ?? 'sm'];
    return (
      <Box>
        <Card {...args} />
      </Box>
    );
  },
  args: { status: 'toUse', coupon: coupons.noThreshold, action: { onClick: fn() } },
  parameters: {
    docs: {
      description: {
        component:
          'A coupon as a ticket. **Do** pass in the status; the ticket shows it. **Do not** colour a used or expired coupon: both are grey.',
      },
    },
  },
} satisfies Meta<typeof CouponCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An amount off above a threshold. */
export const FullReduction: Story = { args: { coupon: { ...coupons.fullReduction, endsAt: '2026-12-10T15:59:59Z' } } };
/** A percentage off, with a maximum. */
export const Discount: Story = { args: { coupon: coupons.discount } };
/** An amount off without a threshold. */
export const NoThreshold: Story = {};
/** Ends within three days: it shows how many are left. */
export const ExpiringSoon: Story = { args: { coupon: coupons.fullReduction } };
/** Ends today. */
export const ExpiringToday: Story = { args: { coupon: { ...coupons.noThreshold, endsAt: '2026-11-20T15:59:59Z' } } };
/** Usable from a later date on: in the brand's tint. */
export const NotYetValid: Story = { args: { coupon: coupons.discount, status: 'notYet' } };
/** Held by an unpaid order: flat, with a ribbon and a link to pay. */
export const Locked: Story = {
  args: { coupon: coupons.fullReduction, status: 'locked', action: { href: '/sureorder/1/1/1' } },
};
/** Used: grey, stamped, with the date and the amount saved. */
export const Used: Story = { args: { coupon: coupons.used, status: 'used', action: undefined } };
/** The same with a link to the order. */
export const UsedWithOrder: Story = {
  args: { coupon: coupons.used, status: 'used', action: { href: '/learn/order' } },
};
/** Expired. */
export const Expired: Story = { args: { coupon: coupons.expired, status: 'expired', action: undefined } };
/** Selected: the outline follows the notches. */
export const Selected: Story = { args: { selected: true, action: undefined } };
/** Claimable: the share of the issue that is gone. */
export const Claimable: Story = { args: { coupon: coupons.claimable, status: 'claimable', layout: 'claim' } };
/** Few are left. */
export const LastOnes: Story = { args: { coupon: coupons.lastOnes, status: 'claimable', layout: 'claim' } };
/** All are claimed; the button says when there will be more. */
export const ClaimedOut: Story = {
  args: { coupon: coupons.claimedOut, status: 'claimedOut', layout: 'claim', action: { label: '明天10:00' } },
};
/** Two in a row, 566 by 132. */
export const Large: Story = { args: { size: 'lg', coupon: coupons.fullReduction } };
/** Inside a panel, 40 px high. */
export const Row: Story = { args: { layout: 'row', coupon: coupons.fullReduction, status: 'claimable' } };
/** A value and a condition of six digits. */
export const SixDigits: Story = { args: { coupon: coupons.sixDigits } };
/** Six digits and a fraction, in each size: the figure stays on its side. */
export const LongestValue: Story = {
  args: { coupon: coupons.sixDigitsAndFen },
  render: (args) => (
    <>
      <Wide>
        <Card {...args} size="lg" />
        <Card {...args} size="md" />
      </Wide>
      <Third>
        <Card {...args} />
      </Third>
      <Claim>
        <Card {...args} layout="claim" status="claimable" />
        <Card {...args} layout="row" status="claimable" />
      </Claim>
    </>
  ),
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByRole('img')) {
      const { left, right } = figure.parentElement?.getBoundingClientRect() ?? { left: 0, right: 0 };
      const box = figure.getBoundingClientRect();
      await expect([box.left >= left, box.right <= right]).toEqual([true, true]);
    }
  },
};
/** The longest name, and a scope that wraps to two lines. */
export const LongestText: Story = { args: { coupon: coupons.longest } };
/** Without the school's texture. */
export const WithoutTexture: Story = { args: { texture: false } };
/** Hovered. */
export const Hovered: Story = { args: { 'data-force': 'hover' } as object };
/** Focused by keyboard. */
export const Focused: Story = { args: { 'data-force': 'focus' } as object };
/** Claiming: the button is locked. */
export const Claiming: Story = {
  args: {
    coupon: coupons.claimable,
    status: 'claimable',
    layout: 'claim',
    action: { onClick: fn(() => new Promise<void>(() => undefined)) },
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '领取：寒假预报名券' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
  },
};

/** Tab order: the rules, then the button; both are named after the coupon, and the value is announced with its unit, the title with its kind. */
export const Keyboard: Story = {
  args: { onDetail: fn(), action: { onClick: fn() } },
  // The kind is text of a style sheet (decision 0032), which browsers count into a name and the queries only if told so.
  beforeEach: () => {
    configure({ computedStyleSupportsPseudoElements: true });
    return () => configure({ computedStyleSupportsPseudoElements: false });
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '待使用 减¥30' })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: /^新同学见面礼.* 无门槛$/ })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '新同学见面礼的使用规则' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDetail).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '去使用：新同学见面礼' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
  },
};

const action = {};

/** Types, states and sizes in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'types, pressed',
          force: { active: '.act' },
          show: (
            <Three>
              {coupons.kinds.map((coupon) => (
                <Card status="toUse" key={coupon.id} coupon={coupon} action={action} />
              ))}
            </Three>
          ),
        },
        {
          state: 'soon, later, in an order',
          show: (
            <Three>
              <Card status="toUse" coupon={coupons.fullReduction} action={action} />
              <Card coupon={coupons.discount} status="notYet" />
              <Card coupon={coupons.fullReduction} status="locked" action={{ href: '/learn/order' }} />
            </Three>
          ),
        },
        {
          state: 'used, expired',
          show: (
            <Three>
              <Card coupon={coupons.used} status="used" />
              <Card coupon={coupons.discount} status="expired" />
              <Card coupon={coupons.sixDigits} status="used" action={{ href: '/learn/order' }} />
            </Three>
          ),
        },
        {
          state: 'selected, hover, longest',
          show: (
            <Three>
              <Card status="toUse" coupon={coupons.noThreshold} selected />
              <Card status="toUse" coupon={coupons.discount} action={action} data-force="hover" />
              <Card status="toUse" coupon={coupons.longest} action={action} />
            </Three>
          ),
        },
        {
          state: 'large',
          show: (
            <Two>
              <Card status="toUse" coupon={coupons.fullReduction} size="lg" action={action} />
              <Card coupon={coupons.used} size="lg" status="used" action={{ href: '/learn/order' }} />
            </Two>
          ),
        },
        {
          state: 'to be claimed',
          show: (
            <Hall>
              <Card coupon={coupons.claimable} layout="claim" status="claimable" action={action} />
              <Card coupon={coupons.lastOnes} layout="claim" status="claimable" action={action} />
              <Card coupon={coupons.claimedOut} layout="claim" status="claimedOut" action={{ label: '明天10:00' }} />
            </Hall>
          ),
        },
        {
          state: 'row, plain and busy, focus',
          show: (
            <Three>
              <Card coupon={coupons.fullReduction} layout="row" status="claimable" action={action} />
              <Card status="toUse" coupon={coupons.discount} action={{ onClick: pending }} texture={false} />
              <Card status="toUse" coupon={coupons.noThreshold} action={action} data-force="focus" />
            </Three>
          ),
        },
      ]}
    />
  ),
  play: ({ canvasElement }) => startAll(canvasElement, '[data-plain] .act'),
};
