import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Download, Ellipsis, LogOut, Pencil, Settings, Ticket, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menuEntries.ts';

const items = [
  { value: 'learn', label: '学习中心', icon: <BookOpen /> },
  { value: 'coupon', label: '我的优惠券', icon: <Ticket /> },
  { value: 'account', label: '账号设置', icon: <Settings /> },
];
const groups = [
  { key: 'study', label: '学习', items },
  { key: 'out', items: [{ value: 'logout', label: '退出登录', icon: <LogOut />, danger: true }] },
];
/** Every kind of entry. */
const settings = [
  { value: 'learn', label: '学习中心', icon: <BookOpen /> },
  {
    type: 'submenu',
    key: 'export',
    label: '导出记录',
    icon: <Download />,
    items: [
      { value: 'pdf', label: 'PDF文件' },
      { value: 'sheet', label: '电子表格' },
      { value: 'help', label: '导出说明', href: '#help' },
    ],
  },
  { type: 'checkbox', key: 'done', label: '显示学完的课', defaultChecked: true },
  { type: 'checkbox', key: 'past', label: '显示过期的课' },
  {
    type: 'radio',
    key: 'sort',
    label: '排序',
    defaultValue: 'time',
    items: [
      { value: 'time', label: '按上课时间' },
      { value: 'name', label: '按课程名称' },
    ],
  },
] as const satisfies readonly MenuEntry[];
const checkbox = (name: string) => screen.getByRole('menuitemcheckbox', { name });
const choice = (name: string) => screen.getByRole('menuitemradio', { name });
const item = (name: string) => screen.getByRole('menuitem', { name });
const onCheck = fn();
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
      { value: 'edit', label: '修改', icon: <Pencil /> },
      { value: 'delete', label: '删除', icon: <Trash2 />, danger: true },
    ],
  },
  play: open,
};
export const DisabledItem: Story = {
  args: { items: [...items, { value: 'study', label: '答疑室（未开放）', disabled: true }] },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menuitem', { name: /答疑室/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const WithLinks: Story = {
  args: { items: items.map((item) => ({ ...item, href: `#${item.value}` })) },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menuitem', { name: '学习中心' })).toHaveAttribute('href', '#learn');
  },
};
export const CheckedItems: Story = {
  args: { items: settings },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(checkbox('显示过期的课'));
    await expect(checkbox('显示过期的课')).toBeChecked();
    await context.userEvent.click(choice('按课程名称'));
    await expect(choice('按课程名称')).toBeChecked();
    await expect(choice('按上课时间')).not.toBeChecked();
    await expect(screen.getByRole('group', { name: '排序' })).toBeVisible();
  },
};
export const Controlled: Story = {
  args: {
    items: [{ type: 'checkbox', key: 'done', label: '显示学完的课', checked: false, onCheckedChange: onCheck }],
  },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(checkbox('显示学完的课'));
    await expect(onCheck).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'item-press' }));
    await expect(checkbox('显示学完的课')).not.toBeChecked();
  },
};
export const Submenu: Story = {
  args: { items: settings },
  play: async (context) => {
    await open(context);
    fireEvent.click(item('导出记录'));
    await waitFor(() => expect(item('电子表格')).toBeVisible());
    fireEvent.click(item('电子表格'));
    await expect(context.args.onSelect).toHaveBeenCalledWith('sheet');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
export const LongList: Story = {
  args: { items: Array.from({ length: 30 }, (_, n) => ({ value: `${n}`, label: `第${n + 1}讲` })) },
  play: open,
};
export const LongText: Story = {
  args: {
    items: [
      { value: 'a', label: '查看本学期所有直播课的回放、讲义、作业批改结果和老师的评语，并导出成一份可以打印的记录' },
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
          state: 'Open, hover, focus',
          window: { width: 240, height: 320 },
          force: {
            focus: '[role="menuitem"]',
            highlight: '[role="menuitem"]:nth-of-type(3)',
            hover: '[data-danger]',
          },
          show: (
            <Menu
              open
              trigger={<Button variant="outline">林知夏</Button>}
              items={[
                {
                  key: 'study',
                  label: '学习',
                  items: items.map((item) => ({ ...item, disabled: item.value === 'account' })),
                },
                ...groups.slice(1),
              ]}
            />
          ),
        },
        {
          state: 'At the end, danger highlighted',
          window: { width: 240, height: 160 },
          force: { highlight: '[data-danger]' },
          show: (
            <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
              <Menu
                open
                align="end"
                trigger={<IconButton icon={<Ellipsis />} label="更多" />}
                items={[
                  { value: 'edit', label: '修改', icon: <Pencil />, href: '#edit' },
                  { value: 'delete', label: '删除', icon: <Trash2 />, danger: true },
                ]}
              />
            </div>
          ),
        },
        {
          state: 'Submenu, checked and unchecked',
          window: { width: 400, height: 372 },
          press: '[role="menuitem"][aria-haspopup]',
          shows: '.submenu',
          force: { highlight: '.submenu [role="menuitem"]', focus: '[role="menuitemcheckbox"]' },
          show: (
            <Menu
              open
              trigger={<Button variant="outline">林知夏</Button>}
              items={[
                ...settings.slice(0, 3),
                { type: 'checkbox', key: 'held', label: '显示过期的课', disabled: true, defaultChecked: true },
                ...settings.slice(3),
              ]}
            />
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  args: { items: settings },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('学习中心')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('导出记录')).toHaveFocus());
    await expect(item('导出记录')).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('PDF文件')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item('导出记录')).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'PDF文件' })).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('PDF文件')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(item('导出记录')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(choice('按课程名称')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(choice('按课程名称')).toBeChecked());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(item('学习中心')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(checkbox('显示学完的课')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(checkbox('显示学完的课')).not.toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(choice('按课程名称')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('学习中心')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('learn');
  },
};
