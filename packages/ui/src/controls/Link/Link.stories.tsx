import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '#agreement', children: '《用户协议》', onClick: fn() },
  parameters: {
    docs: {
      description: { component: '**Do** always underline links inside a paragraph. **Do not** write "click here".' },
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { args: { 'data-force': 'hover' } };
export const Underlined: Story = { args: { underline: 'always' } };
export const InParagraph: Story = {
  render: (args) => (
    <Text as="p">
      登录即表示同意
      <Link {...args} underline="always" />
      中的各项条款。
    </Text>
  ),
};
export const External: Story = {
  args: { external: true, children: '教育部备案信息' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /教育部备案信息.*(新窗口|new window)/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Secondary: Story = { args: { tone: 'secondary' } };
export const Inherit: Story = {
  render: (args) => (
    <Text tone="danger">
      支付没有成功，
      <Link {...args} tone="inherit" underline="always">
        再试一次
      </Link>
    </Text>
  ),
};
export const LongText: Story = {
  args: {
    children:
      '一段很长的链接文字在窄的地方会自己折行，不会撑破所在的栏 / A long link breaks into lines where the column is narrow',
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Link {...args} />
    </div>
  ),
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'Default', show: <Link href="#a">用户协议</Link> },
        {
          state: 'Hover',
          show: (
            <Link href="#a" data-force="hover">
              用户协议
            </Link>
          ),
        },
        {
          state: 'Focus',
          show: (
            <Link href="#a" data-force="focus">
              用户协议
            </Link>
          ),
        },
        {
          state: 'Underlined',
          show: (
            <Link href="#a" underline="always">
              用户协议
            </Link>
          ),
        },
        {
          state: 'Secondary',
          show: (
            <Link href="#a" tone="secondary">
              用户协议
            </Link>
          ),
        },
        {
          state: 'External',
          show: (
            <Link href="#a" external>
              备案信息
            </Link>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
