import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'unused', label: '待使用', count: 4, panel: <p>四张可以使用的优惠券</p> },
  { value: 'used', label: '已使用', count: 9, panel: <p>九张用过的优惠券</p> },
  { value: 'expired', label: '已过期', count: 2, panel: <p>两张过期的优惠券</p> },
];
const links = [
  { value: 'password', label: '密码登录', href: '#login' },
  { value: 'code', label: '验证码登录', href: '#codelogin' },
];
const pills = [
  { value: 'a', label: '推荐' },
  { value: 'b', label: '最新' },
  { value: 'c', label: '热门' },
];

const meta = {
  component: Tabs,
  args: { label: '优惠券', items, onChange: fn() },
  parameters: {
    docs: {
      description: { component: '**Do** give tabs that are pages their own URLs. **Do not** put tabs into tabs.' },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondOpen: Story = { args: { defaultValue: 'used' } };
export const Pills: Story = { args: { variant: 'pill', items: pills } };
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Small: Story = { args: { size: 'sm' } };
export const AsLinks: Story = {
  args: { label: '登录方式', items: links, value: 'password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '密码登录' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
export const DisabledTab: Story = {
  args: { items: [...items, { value: 'gift', label: '赠送中', disabled: true, panel: <p>没有</p> }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '赠送中' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Lazy: Story = {
  args: { lazy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /已使用/ })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('used', expect.anything());
  },
};
export const Overflow: Story = {
  args: {
    label: '科目',
    style: { width: 360 },
    items: ['语文', '数学', '英语', '物理', '化学', '生物', '历史', '地理', '政治'].map((name) => ({
      value: name,
      label: name,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '政治' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    items: [
      { value: 'a', label: '直播课回放与讲义下载以及老师批改过的作业' },
      { value: 'b', label: 'Homework, notes and recordings of all live lessons' },
    ],
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'Line', show: <Tabs label="优惠券" items={items.map(({ panel, ...item }) => item)} /> },
        { state: 'Small', show: <Tabs label="优惠券" size="sm" items={items.map(({ panel, ...item }) => item)} /> },
        { state: 'Pill', show: <Tabs label="排序" variant="pill" items={pills} /> },
        {
          state: 'States',
          show: (
            <Tabs
              label="状态"
              items={[
                { value: 'a', label: '选中' },
                { value: 'b', label: '悬停', 'data-force': 'hover' },
                { value: 'c', label: '焦点', 'data-force': 'focus' },
                { value: 'd', label: '不可用', disabled: true },
              ]}
            />
          ),
        },
        { state: 'Vertical', show: <Tabs label="优惠券" orientation="vertical" items={items} /> },
        { state: 'Links', show: (brand) => <Tabs label={`登录方式 ${brand}`} items={links} value="password" /> },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /待使用/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('used', expect.anything());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('九张用过的优惠券');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /已过期/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /待使用/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
