import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Button, type ButtonProps } from './Button.tsx';

const VARIANTS = ['solid', 'soft', 'outline', 'ghost', 'link'] as const;
const TONES = ['brand', 'accent', 'neutral', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

const row = (props: Partial<ButtonProps>) => (
  <Stack direction="row" gap={8} wrap>
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} {...props}>
        报名
      </Button>
    ))}
  </Stack>
);

const meta = {
  component: Button,
  args: { children: '立即报名', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** start the label with a verb and keep one solid button per view. **Do not** use a button for navigation unless it has `href`, and never a danger button without an icon.',
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = { render: () => row({}) };
export const Tones: Story = {
  render: () => (
    <Stack>
      {TONES.map((tone) => (
        <div key={tone}>{row({ tone, ...(tone === 'danger' && { icon: <Trash2 /> }) })}</div>
      ))}
    </Stack>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      {SIZES.map((size) => (
        <Button key={size} size={size}>
          立即报名
        </Button>
      ))}
    </Stack>
  ),
};
export const Hover: Story = { render: () => row({ 'data-force': 'hover' }) };
export const FocusVisible: Story = { render: () => row({ 'data-force': 'focus' }) };
export const Active: Story = { render: () => row({ 'data-force': 'active' }) };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { loading: true } };
export const LoadingKeepsWidth: Story = {
  render: () => (
    <Stack align="start" gap={8}>
      {SIZES.map((size) => (
        <Stack direction="row" key={size}>
          <Button size={size}>提交订单</Button>
          <Button size={size} loading>
            提交订单
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => Math.round(button.getBoundingClientRect().width));
    await expect(widths[1]).toBe(widths[0]);
    await expect(widths[3]).toBe(widths[2]);
    await expect(widths[5]).toBe(widths[4]);
    for (const button of canvas.getAllByRole('button', { busy: true, name: '提交订单' })) {
      const [outer, inner] = [button, button.querySelector('.spinner')].map((one) => one?.getBoundingClientRect());
      const middle = (box: DOMRect | undefined) => (box ? box.x + box.width / 2 : Number.NaN);
      await expect(Math.abs(middle(outer) - middle(inner))).toBeLessThan(0.6);
    }
  },
};
export const LocksWhileItsPromisePends: Story = {
  args: { onClick: fn(() => new Promise<void>(() => undefined)), children: '提交' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const WithIcon: Story = { args: { icon: <Plus />, children: '新建地址' } };
export const Block: Story = {
  args: { block: true, size: 'lg' },
  render: (args) => (
    <div style={{ width: 304 }}>
      <Button {...args} />
    </div>
  ),
};
export const AsLink: Story = {
  args: { href: '#course', icon: <ArrowRight />, children: '去选课' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去选课' })).toHaveAttribute('href', '#course');
  },
};
export const LongText: Story = {
  args: {
    wrap: true,
    children:
      '同意以上全部条款并提交报名信息，稍后由老师联系确认开课时间与分班 / Agree to all of the terms above and submit',
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Button {...args} />
    </div>
  ),
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        ...TONES.map((tone) => ({ state: tone, show: row({ tone }) })),
        { state: 'Hover', show: row({ 'data-force': 'hover' }) },
        { state: 'Focus', show: row({ 'data-force': 'focus' }) },
        { state: 'Active', show: row({ 'data-force': 'active' }) },
        { state: 'Disabled', show: row({ disabled: true }) },
        { state: 'Loading', show: row({ loading: true }) },
        { state: 'Icon', show: row({ icon: <Plus /> }) },
        { state: 'Small', show: row({ size: 'sm' }) },
        { state: 'Large', show: row({ size: 'lg' }) },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
