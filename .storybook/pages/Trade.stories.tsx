import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../../apps/portal/src/testing/workbench.tsx';
import { pageMeta } from './page.tsx';

const meta = { title: 'Trade', tags: ['!autodocs', 'renders-on-brand'], ...pageMeta } satisfies Meta<{
  page: PageName;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checkout: Story = { args: { page: 'checkout' }, tags: ['page', 'page-forced'] };
export const Cashier: Story = { args: { page: 'cashier' }, tags: ['page-one'] };
export const PaymentFailed: Story = { args: { page: 'paymentFailed' }, tags: ['page-one'] };
export const Orders: Story = { args: { page: 'orders' }, tags: ['page-one'] };
export const Coupons: Story = { args: { page: 'coupons' }, tags: ['page', 'page-brand'] };
export const CouponCourses: Story = { args: { page: 'couponCourses' }, tags: ['page-one'] };
export const Campaign: Story = { args: { page: 'campaign' }, tags: ['page-one'] };
export const Discounts: Story = { args: { page: 'discounts' }, tags: ['page-one'] };
export const GroupActivity: Story = { args: { page: 'groupActivity' }, tags: ['page-one'] };
export const GroupTeam: Story = { args: { page: 'groupTeam' }, tags: ['page-one'] };
export const GroupResult: Story = { args: { page: 'groupResult' }, tags: ['page-one'] };
export const Equity: Story = { args: { page: 'equity' }, tags: ['page-one'] };
export const BuyMembership: Story = { args: { page: 'buyMembership' }, tags: ['page-one'] };
export const VipCourses: Story = { args: { page: 'vipCourses' }, tags: ['page-one'] };
export const Promotion: Story = { args: { page: 'promotion' }, tags: ['page-one'] };
export const Redeem: Story = { args: { page: 'redeem' }, tags: ['page-one'] };
export const Exchange: Story = { args: { page: 'exchange' }, tags: ['page-one'] };
export const Gift: Story = { args: { page: 'gift' }, tags: ['page-one'] };
export const ExchangeSuccess: Story = { args: { page: 'exchangeSuccess' }, tags: ['page-one'] };
export const CreditLedger: Story = { args: { page: 'creditLedger' }, tags: ['page-one'] };
