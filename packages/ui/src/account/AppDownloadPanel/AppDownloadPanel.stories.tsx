import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { AppDownloadPanel, type AppDownloadPanelProps, type AppPlatform } from './AppDownloadPanel.tsx';

const Localised = localised(AppDownloadPanel);
const phone: AppPlatform = { id: 'ios', name: 'iPhone', note: 'iOS 16起', href: 'https://shengya.example/app/ios' };
const android: AppPlatform = {
  id: 'android',
  name: '安卓手机',
  note: '安卓10起',
  href: 'https://shengya.example/app/android',
};
const pad: AppPlatform = { id: 'pad', name: '平板', note: '可以手写作答', href: 'https://shengya.example/app/pad' };

const meta = {
  component: AppDownloadPanel,
  render: (args: AppDownloadPanelProps) => <Localised {...args} />,
  args: { platforms: [phone, android] },
  parameters: {
    docs: {
      description: {
        component:
          'QR code and link to download the app. **Do** encode the current page in the QR code. **Do not** leave out the link: not everybody can scan.',
      },
    },
  },
} satisfies Meta<typeof AppDownloadPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two platforms. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /扫码下载iPhone|Scan to get iPhone/ })).toBeInTheDocument();
  },
};
/** Three. */
export const Three: Story = { args: { platforms: [phone, android, pad] } };
/** A single platform. */
export const One: Story = { args: { platforms: [phone] } };
/** No notes: the codes stay on one line. */
export const WithoutNote: Story = { args: { platforms: [phone, { ...android, note: undefined }] } };
/** With custom labels. */
export const OwnWords: Story = { args: { labels: { open: '去应用商店' } } };
/** Long labels. */
export const LongText: Story = {
  args: { platforms: [phone, { ...pad, note: '可以手写作答，也可以和老师一起在同一块白板上写，屏幕要十英寸以上' }] },
};

/** Tab moves from link to link. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('href', android.href);
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => <BrandMatrix wide rows={[{ state: 'Three', show: <Localised platforms={[phone, android, pad]} /> }]} />,
};
