import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Steps as Bare, type Step, type StepsProps } from './Steps.tsx';

const Steps = localised(Bare);

const buying: readonly Step[] = [
  { key: 'check', title: '确认订单' },
  { key: 'pay', title: '付款' },
  { key: 'learn', title: '开始上课' },
];
const refund: readonly Step[] = [
  { key: 'asked', title: '已申请', note: '昨天20:12' },
  { key: 'school', title: '学校审核', note: '最晚11月22日' },
  { key: 'back', title: '原路退回¥399.00', note: '审核后1–3天到账' },
];
const password: readonly Step[] = [
  { key: 'who', title: '确认是你', note: '手机号138****6027' },
  { key: 'code', title: '输入验证码', note: '6位数字，10分钟内有效' },
  { key: 'new', title: '设置新密码', note: '6–20位，含字母和数字' },
];
const long: readonly Step[] = [
  { key: 'a', title: '提交退款申请并写明没有上完课的原因以及希望退回的金额和方式', note: '昨天20:12' },
  { key: 'b', title: '学校老师会在两个工作日之内审核，需要时打电话和你核对', note: '最晚11月22日' },
  { key: 'c', title: '款项按原来的付款方式退回，银行到账的时间以短信为准', note: '审核后1–3天到账' },
];

const meta = {
  component: Bare,
  render: (args: StepsProps) => <Steps {...args} />,
  args: { items: buying, current: 1 },
  parameters: {
    docs: {
      description: {
        component:
          'The steps of a process, connected by a horizontal line. **Do** name each step by what the student does in it. **Do not** use it to switch between pages: use Tabs.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checkout: the second of three. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(3);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent(/已完成|Done/);
  },
};
/** A step leads to the page where it is done. */
export const Linked: Story = {
  args: { items: buying.map((step) => (step.key === 'pay' ? { ...step, href: '/buy' } : step)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '付款' })).toHaveAttribute('href', '/buy');
  },
};
/** No step is done. */
export const First: Story = { args: { current: 0 } };
/** The last step. */
export const Last: Story = { args: { current: 2 } };
/** All steps are done. */
export const AllDone: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/开始上课|Start/)?.closest('[aria-current]')).toBeNull();
  },
};
/** The payment failed. */
export const ErrorStep: Story = {
  args: { status: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/没有成功|Failed/);
  },
};
/** A refund at the bottom of an order: small, with its dates. */
export const WithNotes: Story = { args: { items: refund, size: 'sm', label: '退款进度' } };
/** Wide, with the text below. */
export const Below: Story = { args: { items: refund, layout: 'below', style: { width: 860 } } };
/** Vertical, in a narrow column. */
export const Upright: Story = { args: { items: password, layout: 'upright', style: { width: 320 } } };
/** Vertical, with a failed step. */
export const UprightError: Story = {
  args: { items: password, layout: 'upright', status: 'error', style: { width: 320 } },
};
/** Long text wraps inside its step. */
export const LongText: Story = { args: { items: long, style: { width: 860 } } };
/** Long text below the line. */
export const LongTextBelow: Story = { args: { items: long, layout: 'below', style: { width: 860 } } };
/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'First', show: <Steps items={buying} current={0} /> },
        { state: 'Now', show: <Steps items={buying} current={1} /> },
        { state: 'Error', show: <Steps items={buying} current={1} status="error" /> },
        { state: 'All done', show: <Steps items={buying} current={3} /> },
        { state: 'Notes', show: <Steps items={refund} current={1} size="sm" /> },
        { state: 'Below', show: <Steps items={refund} current={1} layout="below" style={{ width: 640 }} /> },
        { state: 'Upright', show: <Steps items={password} current={1} layout="upright" style={{ width: 320 }} /> },
      ]}
    />
  ),
};
/** Static: no step is a tab stop. */
export const Keyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
