import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { FloatingToolbar, type FloatingToolbarProps } from './FloatingToolbar.tsx';

const Ground = styled.div({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  padding: token.space[12],
  '&[data-open]': { width: '264px', minHeight: '240px' },
});
const app = { value: 'https://shengya.example/download', href: '/download' };

const meta = {
  component: FloatingToolbar,
  args: { showIm: true, app, onContact: fn(), onTop: fn(), layout: 'inline' },
  render: (args: FloatingToolbarProps) => (
    <Ground data-open={args.layout === 'inline' ? '' : undefined}>
      <FloatingToolbar {...args} />
    </Ground>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'What is at hand on every page. **Do** raise it by `offset` where a bar stands below. **Do not** put more than four tools in it.',
      },
    },
  },
} satisfies Meta<typeof FloatingToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Contact, app, top. */
export const Default: Story = {};
/** Two messages wait; the number is in the name too. */
export const Unread: Story = {
  args: { unread: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /2条未读|2 unread/ })).toBeInTheDocument();
  },
};
/** Some wait, how many is not known. */
export const UnreadDot: Story = { args: { unread: true } };
/** A school that does not talk through the portal. */
export const WithoutIm: Story = {
  args: { showIm: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
/** Nothing but the way up. */
export const TopOnly: Story = { args: { showIm: false, app: undefined } };
/** The code is shown; a click elsewhere puts it away. */
export const Expanded: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下载学习端|Get the app/ }));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/download');
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /下载学习端|Get the app/ }));
  },
};
/** At its place: 8 px from the edge of the window, 120 above its foot. */
export const AtTheEdge: Story = {
  args: { layout: 'fixed', unread: 2 },
  play: async ({ canvas }) => {
    const { right, bottom } = canvas.getByRole('toolbar').getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBe(8);
    await expect(window.innerHeight - bottom).toBe(120);
  },
};
/** Long words in the open sheet. */
export const LongText: Story = {
  args: { labels: { scan: '用手机扫码下载学习端，直播、回放和作业都可以在路上看，流量由学校承担' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下载学习端|Get the app/ }));
  },
};

/** One stop of Tab, arrows inside, Enter opens the code, Esc closes it. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [contact, phone, top] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(contact).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContact).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await expect(phone).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(phone).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}{Enter}');
    await expect(top).toHaveFocus();
    await expect(args.onTop).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await expect(contact).toHaveFocus();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const bar = (props: Partial<FloatingToolbarProps>) => (
      <FloatingToolbar showIm app={app} onContact={fn()} onTop={fn()} layout="inline" {...props} />
    );
    return (
      <BrandMatrix
        rows={[
          { state: 'Default', show: bar({}) },
          { state: 'Unread', show: bar({ unread: 2 }) },
          { state: 'Dot', show: bar({ unread: true }) },
          { state: 'Without IM', show: bar({ showIm: false }) },
        ]}
      />
    );
  },
};
