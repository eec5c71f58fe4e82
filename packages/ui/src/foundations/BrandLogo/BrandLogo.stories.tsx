import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../controls/Link/Link.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { BrandLogo } from './BrandLogo.tsx';

const dark = { display: 'inline-block', padding: 12, background: token.color.surface.inverse };

const meta = {
  component: BrandLogo,
  args: { alt: '在线学校' },
  parameters: {
    docs: {
      description: { component: "**Do** give the school's name as `alt`. **Do not** put the inverse logo on white." },
    },
  },
} satisfies Meta<typeof BrandLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = {
  args: { slot: 'logoInverse' },
  render: (args) => (
    <div style={dark}>
      <BrandLogo {...args} />
    </div>
  ),
};
export const Login: Story = { args: { slot: 'login', alt: '', width: 480, height: 300 } };
export const Hero: Story = { args: { slot: 'hero', alt: '', width: 566, height: 360 } };
export const EmptyArt: Story = { args: { slot: 'empty', alt: '', width: 200, height: 160 } };
export const CouponTexture: Story = { args: { slot: 'coupon', alt: '', width: 192, height: 96 } };
export const Small: Story = { args: { height: 24, width: 120 } };
export const LongText: Story = { args: { alt: '国际教育集团线上学习中心（北京）有限责任公司官方学习门户网站' } };
export const Matrix: Story = {
  tags: ['matrix', 'brand-art'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'logo', show: <BrandLogo alt="" /> },
        {
          state: 'logoInverse',
          show: (
            <div style={dark}>
              <BrandLogo slot="logoInverse" alt="" />
            </div>
          ),
        },
        { state: 'login', show: <BrandLogo slot="login" alt="" width={200} height={125} /> },
        { state: 'hero', show: <BrandLogo slot="hero" alt="" width={200} height={127} /> },
        { state: 'empty', show: <BrandLogo slot="empty" alt="" width={200} height={160} /> },
        {
          state: 'coupon',
          show: (
            <div style={{ background: token.color.action.bg }}>
              <BrandLogo slot="coupon" alt="" width={192} height={96} />
            </div>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  render: (args) => (
    <Link href="#home">
      <BrandLogo {...args} />
    </Link>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '在线学校' })).toHaveFocus();
  },
};
