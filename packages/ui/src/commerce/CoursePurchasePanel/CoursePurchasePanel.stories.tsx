import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { fullReduction } from '../../fixtures/coupons.ts';
import { localise, localised } from '../../fixtures/localise.tsx';
import * as purchase from '../../fixtures/purchase.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { CouponCard } from '../CouponCard/CouponCard.tsx';
import { CoursePurchasePanel, type CoursePurchasePanelProps } from './CoursePurchasePanel.tsx';

const Panel = localised(CoursePurchasePanel);
const CouponRow = localised(CouponCard);
const Ground = styled.div({
  width: '370px',
  padding: token.space[24],
  boxSizing: 'content-box',
  background: token.color.surface.card,
});

/** The square buttons before the main one, as on the course page. */
function SideActions() {
  const words = localise({ collect: '收藏', consult: '咨询' }, useKit().locale);
  return (
    <>
      <IconButton size="lg" label={words.collect} icon={purchase.sideIcons.collect} />
      <IconButton size="lg" label={words.consult} icon={purchase.sideIcons.consult} />
    </>
  );
}

const meta = {
  component: CoursePurchasePanel,
  render: (args: CoursePurchasePanelProps) => (
    <Ground>
      <Panel {...args} />
    </Ground>
  ),
  args: {
    course: purchase.course,
    offers: purchase.offers,
    offerId: 'evening',
    onOfferChange: fn(),
    action: { label: '立即报名', onClick: fn() },
    promises: purchase.promises,
    sideActions: <SideActions />,
  },
  parameters: {
    docs: {
      description: {
        component:
          'The column beside the cover. **Do** show the exact state in the main button and the reason below it. **Do not** add a second solid button.',
      },
    },
  },
} satisfies Meta<typeof CoursePurchasePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seats left, a discount, two classes. */
export const CanBuy: Story = {};
/** The selected class is full. */
export const Full: Story = {
  args: {
    offers: purchase.closedOffers,
    action: { label: '已满员', disabled: true, reason: '这个班次名额已满，可以选择其他班次' },
  },
};
/** A visitor. */
export const LogInFirst: Story = {
  args: { action: { label: '登录后报名', href: '/login', reason: '登录后可以看到可用的优惠' } },
};
/** An assessment comes before enrolment (§1). */
export const AssessmentFirst: Story = {
  args: { action: { label: '先完成测评', href: '/course/evaluation/1/1', reason: '报名前需要完成一次10分钟的测评' } },
};
/** No longer sold. */
export const Discontinued: Story = {
  args: { offers: [], action: { label: '已停售', disabled: true, reason: '课程已停售，已报名的同学可以继续学习' } },
};
/** A coupon in the price block, as a ticket of one row. */
export const WithCoupon: Story = {
  args: {
    extra: <CouponRow coupon={fullReduction} status="claimable" layout="row" level={2} action={{ onClick: fn() }} />,
  },
};
/** Also sold to groups: an open group lacks one member. */
export const GroupPrice: Story = { args: { group: purchase.group } };
/** No open group: the row starts one. */
export const GroupToStart: Story = { args: { group: { ...purchase.group, members: [], endsAt: undefined } } };
/** Everything that the column can contain, as on the course page. */
export const CouponAndGroup: Story = { args: { ...WithCoupon.args, group: purchase.group } };
/** Bought: progress, next lesson, links. */
export const Owned: Story = {
  args: { progress: purchase.progress, links: purchase.links, action: { label: '进入教室' }, promises: undefined },
};
/** Recorded and free: no class to select. */
export const FreeRecorded: Story = {
  args: {
    course: {
      ...purchase.course,
      kind: 'recorded',
      priceFen: 0,
      originalFen: undefined,
      score: undefined,
      reviews: undefined,
    },
    offers: [],
    action: { label: '开始学习' },
  },
};
/** Members pay less. */
export const MemberPrice: Story = {
  args: { course: { ...purchase.course, memberFen: 79_900 }, sideActions: undefined },
};
/** Forty Han characters, six digits. */
export const LongestText: Story = {
  args: {
    course: {
      ...purchase.course,
      title: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
      priceFen: 12_345_600,
      originalFen: 23_456_700,
    },
  },
};

/** Arrow keys change the class; the button is described by its reason. */
export const Keyboard: Story = {
  args: { action: { label: '登录后报名', onClick: fn(), reason: '登录后可以看到可用的优惠' }, sideActions: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /一三五晚班/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onOfferChange).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'weekend' }),
      expect.anything(),
    );
    const button = canvas.getByRole('button', { name: '登录后报名' });
    await expect(button).toHaveAccessibleDescription('登录后可以看到可用的优惠');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action.onClick).toHaveBeenCalledOnce();
  },
};

/** Every state in five brands: purchasable ones above, blocked and owned ones below. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ action: _, ...args }) => {
    const panel = (over: Partial<CoursePurchasePanelProps>) => (
      <Ground>
        <Panel {...args} action={{ label: '立即报名' }} {...over} />
      </Ground>
    );
    return (
      <MatrixTable
        wide
        rows={[
          { state: 'can buy, hover', force: { hover: '.offers > label:nth-of-type(2)' }, show: panel({}) },
          { state: 'coupon and group, focus', force: { focus: '.group' }, show: panel(CouponAndGroup.args ?? {}) },
          { state: 'member price', show: panel(MemberPrice.args ?? {}) },
          { state: 'full', show: panel(Full.args ?? {}) },
          {
            state: 'log in first, hover',
            force: { hover: '.group' },
            show: panel({ ...LogInFirst.args, group: { ...purchase.group, members: [] } }),
          },
          { state: 'assessment first', show: panel(AssessmentFirst.args ?? {}) },
          { state: 'discontinued', show: panel(Discontinued.args ?? {}) },
          { state: 'owned, hover', force: { hover: '.links a' }, show: panel(Owned.args ?? {}) },
        ]}
      />
    );
  },
};
