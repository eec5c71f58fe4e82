import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Search, X } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { pending, startAll } from '../../fixtures/pending.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

function Toggle() {
  const [isOn, setOn] = useState(false);
  return <IconButton icon={<Heart />} label="收藏" pressed={isOn} onClick={() => setOn(!isOn)} />;
}

const dark = {
  display: 'inline-block',
  padding: 8,
  borderRadius: token.radius.control,
  background: token.color.surface.inverse,
};

const meta = {
  component: IconButton,
  args: { icon: <Bell />, label: '消息', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** name the action and include the unread count in the label. **Do not** use an icon whose meaning is not obvious.',
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <IconButton size="sm" icon={<Search />} label="搜索" />
      <IconButton icon={<Bell />} label="消息" />
      <IconButton size="lg" icon={<X />} label="关闭" />
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <IconButton tone="neutral" icon={<Bell />} label="消息" />
      <IconButton tone="brand" icon={<Heart />} label="收藏" />
      <IconButton tone="danger" icon={<X />} label="删除" />
      <span style={dark}>
        <IconButton tone="inverse" icon={<X />} label="关闭" />
      </span>
    </Stack>
  ),
};
export const WithBadge: Story = { args: { badge: 3, label: '消息，3条未读' } };
export const ManyUnread: Story = { args: { badge: 128, label: '消息，128条未读' } };
export const WithDot: Story = { args: { badge: true, label: '消息，有未读' } };
export const NoUnread: Story = { args: { badge: 0 } };
export const Toggled: Story = {
  render: () => <Toggle />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '收藏' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = {
  args: { onClick: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
export const AsLink: Story = { args: { href: '#messages' } };
export const LongText: Story = { args: { label: '打开消息中心，这里有站内信、老师的回复和课程提醒，共128条没有读过' } };
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'Default', show: <IconButton icon={<Bell />} label="消息" /> },
        { state: 'Hover', show: <IconButton icon={<Bell />} label="消息" data-force="hover" /> },
        { state: 'Focus', show: <IconButton icon={<Bell />} label="消息" data-force="focus" /> },
        { state: 'Active', show: <IconButton icon={<Bell />} label="消息" data-force="active" /> },
        { state: 'Badge', show: <IconButton icon={<Bell />} label="消息，3条未读" badge={3} /> },
        { state: '99+', show: <IconButton icon={<Bell />} label="消息，128条未读" badge={128} /> },
        { state: 'Dot', show: <IconButton icon={<Bell />} label="消息，有未读" badge /> },
        { state: 'Pressed', show: <IconButton icon={<Heart />} label="收藏" pressed /> },
        { state: 'Brand', show: <IconButton icon={<Heart />} label="收藏" tone="brand" /> },
        { state: 'Danger', show: <IconButton icon={<X />} label="删除" tone="danger" /> },
        {
          state: 'Inverse',
          show: (
            <span style={dark}>
              <IconButton icon={<X />} label="关闭" tone="inverse" />
            </span>
          ),
        },
        { state: 'Busy', show: <IconButton icon={<Bell />} label="消息" onClick={pending} /> },
        { state: 'Disabled', show: <IconButton icon={<Bell />} label="消息" disabled /> },
      ]}
    />
  ),
  play: ({ canvasElement }) => startAll(canvasElement, '[data-state="Busy"] button'),
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '消息' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
