import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Ellipsis, LogOut, Pencil, Settings, Ticket, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Surface } from './Menu.styles.ts';
import { Menu } from './Menu.tsx';

const items = [
  { key: 'learn', label: '学习中心', icon: <BookOpen /> },
  { key: 'coupon', label: '我的优惠券', icon: <Ticket /> },
  { key: 'account', label: '账号设置', icon: <Settings /> },
];
const groups = [
  { key: 'study', label: '学习', items },
  { key: 'out', items: [{ key: 'logout', label: '退出登录', icon: <LogOut />, danger: true }] },
];
const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

const meta = {
  component: Menu,
  args: { trigger: <Button variant="outline">林知夏</Button>, items, onSelect: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** put irreversible actions last, separated and in red. **Do not** hide the main action of a page in a menu.',
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { play: open };
export const Grouped: Story = { args: { items: groups }, play: open };
export const IconTrigger: Story = {
  args: {
    trigger: <IconButton icon={<Ellipsis />} label="更多" />,
    items: [
      { key: 'edit', label: '修改', icon: <Pencil /> },
      { key: 'delete', label: '删除', icon: <Trash2 />, danger: true },
    ],
  },
  play: open,
};
export const DisabledItem: Story = {
  args: { items: [...items, { key: 'study', label: '答疑室（未开放）', disabled: true }] },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menuitem', { name: /答疑室/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const WithLinks: Story = {
  args: { items: items.map((item) => ({ ...item, href: `#${item.key}` })) },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menuitem', { name: '学习中心' })).toHaveAttribute('href', '#learn');
  },
};
export const LongList: Story = {
  args: { items: Array.from({ length: 30 }, (_, n) => ({ key: `${n}`, label: `第${n + 1}讲` })) },
  play: open,
};
export const LongText: Story = {
  args: {
    items: [
      { key: 'a', label: '查看本学期所有直播课的回放、讲义、作业批改结果和老师的评语，并导出成一份可以打印的记录' },
    ],
  },
  play: open,
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        {
          state: 'Open, hover',
          force: { hover: '[data-danger]' },
          show: (
            <Surface role="menu" aria-label="我的" tabIndex={-1}>
              <div className="group" role="presentation">
                学习
              </div>
              <div className="item" role="menuitem" tabIndex={-1}>
                <BookOpen />
                学习中心
              </div>
              <div className="item" role="menuitem" tabIndex={-1} data-highlighted="">
                <Ticket />
                我的优惠券
              </div>
              <div className="item" role="menuitem" tabIndex={-1} aria-disabled data-disabled="">
                <Settings />
                账号设置
              </div>
              <div className="line" />
              <div className="item" role="menuitem" tabIndex={-1} data-danger="">
                <LogOut />
                退出登录
              </div>
            </Surface>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '学习中心' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '我的优惠券' })).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: '我的优惠券' })).toHaveStyle({
      outlineStyle: 'solid',
      outlineWidth: '2px',
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '学习中心' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('learn');
  },
};
