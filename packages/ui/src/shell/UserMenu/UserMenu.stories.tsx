import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import * as shell from '../../fixtures/shell.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

const Menu = localised(UserMenu);

const meta = {
  component: UserMenu,
  render: (args: UserMenuProps) => <Menu {...args} />,
  args: { user: shell.user, items: shell.accountItems, onSelect: fn(), onLogout: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Avatar and name with the account’s pages. **Do** keep the logout last. **Do not** hide messages here.',
      },
    },
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A student. */
export const Student: Story = {};
/** A member: ring and label. */
export const Member: Story = { args: { user: { ...shell.user, member: true } } };
/** No picture. */
export const WithoutPicture: Story = { args: { user: { name: '林知夏' } } };
/** A long name is truncated. */
export const LongestText: Story = { args: { user: { name: '欧阳慕容晓晨曦与一个很长的昵称' } } };
/** Hovered. */
export const Hovered: Story = { args: { 'data-force': 'hover' } as object };
/** Focused by keyboard. */
export const Focused: Story = { args: { 'data-force': 'focus' } as object };

/** Enter opens, End moves to "log out", Enter activates it. */
export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /林知夏.*我的账户/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('menu');
    await waitFor(() => expect(page.getByRole('menuitem', { name: '我的课程' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: '退出登录' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      rows={[
        { state: 'student', show: <Menu {...args} /> },
        { state: 'member', show: <Menu {...args} user={{ ...shell.user, member: true }} /> },
        { state: 'no picture', show: <Menu {...args} user={{ name: '林知夏' }} /> },
        { state: 'hover', show: <Menu {...args} data-force="hover" /> },
        { state: 'focus', show: <Menu {...args} data-force="focus" /> },
        {
          state: 'open, highlighted',
          window: { width: 240, height: 270 },
          force: { highlight: '[role="menuitem"]:nth-of-type(2)', focus: '[role="menuitem"]' },
          show: (
            <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
              <Menu {...args} open />
            </div>
          ),
        },
      ]}
    />
  ),
};
