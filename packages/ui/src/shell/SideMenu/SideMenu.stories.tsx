import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import * as shell from '../../fixtures/shell.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

const Menu = localised(SideMenu);

const meta = {
  component: SideMenu,
  render: (args: SideMenuProps) => <Menu {...args} />,
  args: {
    items: shell.sideMenu,
    activeId: 'learn',
    user: { ...shell.user, note: '高二·会员至2027-03-01' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'The menu of the learning centre. **Do** show the cached menu first and replace it when the server answers. **Do not** use more than two levels.',
      },
    },
  },
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The student at the top, counts at the right. */
export const WithStudent: Story = {};
/** Entries only. */
export const WithoutStudent: Story = { args: { user: undefined, activeId: 'practice' } };
/** The current second level is expanded. */
export const SecondLevel: Story = { args: { activeId: 'drafts' } };
/** Icons only. */
export const Collapsed: Story = { args: { collapsed: true } };
/** The server sent no entries. */
export const Empty: Story = { args: { items: [] } };
/** Long names wrap. */
export const LongestText: Story = {
  args: {
    user: { name: '欧阳慕容晓晨曦与一个很长的昵称', note: '高二·会员至2027-03-01' },
    items: shell.sideMenu.map((item, i) => (i === 1 ? { ...item, label: '欧阳慕容晓晨曦与一个很长的昵称' } : item)),
  },
};

/** Enter expands and collapses the second level. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '学习首页' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '学习首页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /消息.*128条未读/ })).toBeVisible();
    const folder = canvas.getByRole('button', { name: '我的头条' });
    folder.focus();
    await userEvent.keyboard('{Enter}');
    await expect(folder).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '已发布' })).toHaveFocus();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      rows={[
        {
          state: 'with student, hover, focus',
          force: { hover: 'li:nth-of-type(2) > :is(a, button)', focus: 'li:nth-of-type(3) > :is(a, button)' },
          show: <Menu {...args} />,
        },
        { state: 'second level', show: <Menu {...args} user={undefined} activeId="drafts" /> },
        { state: 'collapsed', show: <Menu {...args} collapsed /> },
        { state: 'empty', show: <Menu items={[]} /> },
      ]}
    />
  ),
};
