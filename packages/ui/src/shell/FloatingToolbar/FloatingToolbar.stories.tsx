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
          'Contact, app download and back-to-top, on every page. **Do** raise it by `offset` above a bottom bar. **Do not** put more than four tools in it.',
      },
    },
  },
} satisfies Meta<typeof FloatingToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Contact, app, top. */
export const Default: Story = {};
/** Two unread messages; the number is also in the accessible name. */
export const Unread: Story = {
  args: { unread: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /2条未读|2 unread/ })).toBeInTheDocument();
  },
};
/** Unread messages, their number is unknown. */
export const UnreadDot: Story = { args: { unread: true } };
/** A school without the portal's chat. */
export const WithoutIm: Story = {
  args: { showIm: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
/** Only the back-to-top button. */
export const TopOnly: Story = { args: { showIm: false, app: undefined } };
/** The QR code is open; an outside click closes it. */
export const Expanded: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下载学习端|Get the app/ }));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/download');
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /下载学习端|Get the app/ }));
  },
};
/** In its fixed position: 8 px from the edge of the window, 120 above its bottom. */
export const AtTheEdge: Story = {
  args: { layout: 'fixed', unread: 2 },
  play: async ({ canvas }) => {
    const { right, bottom } = canvas.getByRole('toolbar').getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBe(8);
    await expect(window.innerHeight - bottom).toBe(120);
  },
};
/** Long labels in the open popup. */
export const LongText: Story = {
  args: { labels: { scan: '用手机扫码下载学习端，直播、回放和作业都可以在路上看，流量由学校承担' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下载学习端|Get the app/ }));
  },
};

/** One tab stop, arrow keys inside, Enter opens the code, Esc closes it. */
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
          {
            state: 'Unread, hover, pressed',
            force: { hover: '.tool:nth-of-type(2)', active: '.tool:last-of-type' },
            show: bar({ unread: 2 }),
          },
          { state: 'Dot', show: bar({ unread: true }) },
          { state: 'Without IM', show: bar({ showIm: false }) },
          {
            state: 'App open, at the edge of a window',
            window: { width: 320, height: 400 },
            press: '[aria-expanded]',
            shows: '.sheet svg, .sheet canvas',
            show: bar({ layout: 'fixed' }),
          },
        ]}
      />
    );
  },
};
