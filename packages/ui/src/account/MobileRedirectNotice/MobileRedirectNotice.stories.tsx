import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { MobileRedirectNotice } from './MobileRedirectNotice.tsx';

const box = { width: 384 };

const meta = {
  component: MobileRedirectNotice,
  args: { href: '/mobile/index', style: box, onStay: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A link to the mobile site for phones that were not redirected automatically. **Do** link to the same page of the mobile site. **Do not** show it on computers.',
      },
    },
  },
} satisfies Meta<typeof MobileRedirectNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a link to stay on this site. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/mobile/index');
  },
};
/** The mobile site is the only option. */
export const OnlyWay: Story = { render: (args) => <MobileRedirectNotice href={args.href} style={box} /> };
/** At the width of a phone. */
export const Narrow: Story = { args: { style: { width: 288 } } };
/** Custom labels. */
export const OwnWords: Story = { args: { labels: { title: '请打开手机学习端' } } };
/** Long labels. */
export const LongText: Story = {
  args: {
    style: { width: 288 },
    labels: { open: '打开手机版，从刚才看到的这一页继续，不用重新登录，也不用重新找课' },
  },
};

/** Tab reaches the mobile link first, then the link to stay. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const notice = (brand: string) => (
      <MobileRedirectNotice href="/mobile/index" style={box} onStay={fn()} aria-label={brand} />
    );
    return <BrandMatrix wide rows={[{ state: 'Default', show: notice }]} />;
  },
};
