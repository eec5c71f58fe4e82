import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { unusable, usable } from '../../fixtures/checkout.ts';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { CouponPicker, type CouponPickerProps } from './CouponPicker.tsx';

const Picker = localised(CouponPicker);
const Panel = styled.div({
  width: '762px',
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});

const meta = {
  component: CouponPicker,
  render: (args: CouponPickerProps) => (
    <Panel>
      <Picker {...args} />
    </Panel>
  ),
  args: { coupons: usable, unusable, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The coupon of an order. **Do** say for each unusable coupon what would make it usable. **Do not** hide unusable coupons.',
      },
    },
  },
} satisfies Meta<typeof CouponPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The best coupon is preselected. */
export const BestPreselected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /最省.*期末冲刺券/ })).toBeChecked();
  },
};
/** None, deliberately: the coupon is kept. */
export const None: Story = { args: { value: null } };
/** Unusable coupons with their reasons and remedies. */
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '这次用不上的4张' }));
    await expect(canvas.getByText('还差¥101，再选一门就够')).toBeVisible();
  },
};
/** No coupon applies: the reasons are expanded. */
export const NoneUsable: Story = { args: { coupons: [] } };
/** No coupons at all. */
export const Empty: Story = {
  args: {
    coupons: [],
    unusable: [],
    emptyAction: (
      <Button variant="soft" size="sm" href="/mycoupon">
        <Words>去领券中心</Words>
      </Button>
    ),
  },
};
/** Controlled by the caller. */
export const Controlled: Story = { args: { value: 'welcome' } };
/** The longest name, scope and reason. */
export const LongestText: Story = {
  args: {
    coupons: usable.map((item) => ({
      ...item,
      coupon: {
        ...item.coupon,
        title: '名字很长很长的优惠券最多写四十个汉字而卡片仍然不换行只在末尾用省略号收住再长一点',
      },
    })),
    unusable: unusable.map((item) => ({
      ...item,
      reason: '只能用在沈书瑶、林安娜两位老师开课的班次，周砚秋老师的课不能用',
    })),
  },
};

/** One tab stop, arrow keys move between the options, then the disclosure of the rest. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /期末冲刺券/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('senior', expect.anything());
    await expect(canvas.getByRole('radio', { name: /学长学姐券/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, expect.anything());
    await userEvent.tab();
    const fold = canvas.getByRole('button', { name: '这次用不上的4张' });
    await expect(fold).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '改选：周末班专享券' })).toHaveFocus();
  },
};

/** A choice, and an empty one, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'best chosen, hover, focus',
          force: { hover: '.fold', focus: '.none > input' },
          show: (
            <Panel>
              <Picker coupons={usable} unusable={unusable} />
            </Panel>
          ),
        },
        {
          state: 'none usable',
          show: (
            <Panel>
              <Picker coupons={[]} unusable={unusable} />
            </Panel>
          ),
        },
        {
          state: 'none, hover',
          force: { hover: '.none' },
          show: (
            <Panel>
              <Picker coupons={usable.slice(1, 2)} value={null} />
            </Panel>
          ),
        },
      ]}
    />
  ),
};
