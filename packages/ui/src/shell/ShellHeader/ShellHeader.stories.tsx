import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import * as shell from '../../fixtures/shell.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ShellHeader, type ShellHeaderProps } from './ShellHeader.tsx';

const Header = localised(ShellHeader);
const Tall = styled.div({ height: '1600px' });
const Wide = styled.div({ width: '1200px' });

const account = { user: shell.user, items: shell.accountItems, onLogout: fn() };
const visitor = { loginHref: '/login', registerHref: '/register' };

const meta = {
  component: ShellHeader,
  render: (args: ShellHeaderProps) => <Header {...args} />,
  args: {
    home: shell.home,
    nav: shell.nav,
    activeKey: 'home',
    onSearch: fn(),
    language: 'cn',
    onLanguageChange: fn(),
    visitor,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The header of every page. **Do** pass in only pages that exist. **Do not** add a second solid button: the visitor’s login is the only one.',
      },
    },
  },
} satisfies Meta<typeof ShellHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not logged in. */
export const Visitor: Story = {};
/** Logged in, three unread messages. */
export const Student: Story = { args: { account, messages: { href: '/message', count: 3 } } };
/** A member. */
export const Member: Story = {
  args: {
    account: { ...account, user: { ...shell.user, member: true } },
    messages: { href: '/message', count: 0 },
    activeKey: 'course',
  },
};
/** More than 99 messages. */
export const ManyMessages: Story = { args: { account, messages: { href: '/message', count: 128 } } };
/** No search, no current item. */
export const Bare: Story = {
  args: { activeKey: undefined, visitor: { loginHref: '/login' } },
  render: ({ onSearch: _, ...args }) => <Header {...args} />,
};
/** A long name is truncated. */
export const LongestText: Story = {
  args: {
    account: { ...account, user: { name: '欧阳慕容晓晨曦与一个很长的昵称' } },
    messages: { href: '/message', count: 3 },
  },
};
/** After 8 px of scrolling it has a shadow. */
export const Scrolled: Story = {
  render: (args) => (
    <Tall>
      <Header {...args} />
    </Tall>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header).not.toHaveAttribute('data-scrolled');
    const scrollTo = (top: number) => {
      window.scrollTo(0, top); // Repeated, because Storybook scrolls to the top after rendering a story.
      window.dispatchEvent(new Event('scroll'));
    };
    await waitFor(() => {
      scrollTo(9);
      expect(header).toHaveAttribute('data-scrolled');
    });
    await waitFor(() => {
      scrollTo(8);
      expect(header).not.toHaveAttribute('data-scrolled');
    });
    window.scrollTo(0, 0);
  },
};

/** Tab order: logo, navigation, search with Enter, language, messages, account with its menu. */
export const Keyboard: Story = {
  args: { account, messages: { href: '/message', count: 3 } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '学校首页' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await userEvent.type(canvas.getByRole('searchbox'), ' 几何 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('几何');
    await expect(canvas.getByRole('link', { name: '消息，3条未读' })).toHaveAttribute('href', '/message');
    canvas.getByRole('button', { name: /林知夏/ }).focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};

/** Visitor and student in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { layout: 'padded' },
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'visitor, hover, focus',
          force: { hover: ['nav > a:nth-of-type(2)', 'form'], focus: 'nav > a:nth-of-type(3)' },
          show: (
            <Wide>
              <Header {...args} />
            </Wide>
          ),
        },
        {
          state: 'student, focus',
          force: { focus: 'form input' },
          show: (
            <Wide>
              <Header {...args} account={account} messages={{ href: '/message', count: 3 }} />
            </Wide>
          ),
        },
        {
          state: 'student, account menu open',
          window: { width: 1200, height: 290 },
          press: '.side > button:last-of-type',
          show: <Header {...args} account={account} messages={{ href: '/message', count: 3 }} />,
        },
      ]}
    />
  ),
};
