import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { BrandScope } from '../../foundations/BrandScope/BrandScope.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { QrCode as Bare, type QrCodeProps } from './QrCode.tsx';

const QrCode = localised(Bare);
const logo = new URL('../../fixtures/pictures/seal.svg', import.meta.url).href;
const value = 'https://shuyuan.example/web/groupon/order/30518';

const meta = {
  component: Bare,
  render: (args: QrCodeProps) => <QrCode {...args} />,
  args: { value, label: '用微信扫码邀请同学', caption: '用微信扫码，转给同学', onRefresh: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A QR code, dark on white in every brand and in dark mode. **Do** say which app to scan it with and give the link as well. **Do not** colour it, and do not show it below 96 px.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 120 px with a caption. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /用微信扫码邀请同学|Scan with WeChat/ })).toBeInTheDocument();
  },
};
/** The payment code: a raised sheet with viewfinder corners. */
export const Framed: Story = { args: { framed: true, size: 196, caption: undefined, label: '微信付款码' } };
/** The school's logo in the middle; the code has a higher error correction level. */
export const WithLogo: Story = { args: { logo, size: 160 } };
/** Link for those who cannot scan. */
export const WithLink: Story = {
  args: { link: { href: '#invite', label: '复制邀请链接' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#invite');
  },
};
/** Expired; a new one can be requested. */
export const Expired: Story = {
  args: { framed: true, size: 196, status: 'expired', caption: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/已过期|expired/);
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /换个二维码|New code/ }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
/** Scanned; the phone asks for confirmation. */
export const Scanned: Story = { args: { framed: true, size: 196, status: 'scanned', caption: undefined } };
/** Loading. */
export const Loading: Story = { args: { framed: true, size: 196, status: 'loading', caption: undefined } };
/** A small one in a footer: 96 px is the minimum. */
export const Small: Story = { args: { size: 96, caption: '扫码下载学习端' } };
/** A long URL has smaller modules, a long caption wraps. */
export const LongText: Story = {
  args: {
    size: 160,
    value: `${value}?from=${'poster-2026-11-20-'.repeat(6)}`,
    caption: '打开手机微信扫一扫，把这张码转给想一起上课的同学，三个人成团就开课',
  },
};
/** On a dark page the sheet stays white and the squares dark, or phones cannot read it. */
export const DarkMode: Story = {
  args: { logo },
  render: (args) => (
    <BrandScope brand="default" mode="dark" style={{ padding: token.space[24], background: token.color.surface.page }}>
      <QrCode {...args} />
    </BrandScope>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: /用微信扫码邀请同学|Scan with WeChat/ });
    const channels = (colour: string) => (colour.match(/\d+/g) ?? []).map(Number);
    const [ground = '', squares = ''] = [...code.querySelectorAll('path')].map((path) => getComputedStyle(path).fill);
    await expect(channels(ground)).toEqual([255, 255, 255]);
    await expect(getComputedStyle(code.parentElement ?? code).backgroundColor).toBe(ground);
    await expect(Math.max(...channels(squares))).toBeLessThan(60);
  },
};
/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const args = { value, label: '微信付款码', onRefresh: () => undefined };
    return (
      <BrandMatrix
        rows={[
          { state: 'Ready', show: <QrCode {...args} caption="用微信扫码，转给同学" /> },
          { state: 'Logo', show: <QrCode {...args} logo={logo} /> },
          { state: 'Framed', show: <QrCode {...args} framed /> },
          { state: 'Expired', show: <QrCode {...args} framed status="expired" /> },
          { state: 'Scanned', show: <QrCode {...args} framed status="scanned" /> },
          { state: 'Loading', show: <QrCode {...args} framed status="loading" /> },
          { state: 'Link', show: <QrCode {...args} link={{ href: '#invite', label: '复制邀请链接' }} /> },
        ]}
      />
    );
  },
};
/** A new code by keyboard, then the link. */
export const Keyboard: Story = {
  args: { status: 'expired', framed: true, size: 196, link: { href: '#invite', label: '复制邀请链接' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
