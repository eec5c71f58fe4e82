import { brands } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { certificate, covers } from '../../fixtures/pictures.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

const images = [covers.poetry, certificate, covers.conics].map((src, place) => ({
  src,
  alt: `${brands[place]?.name.cn ?? ''}的证书`,
}));

function WithTrigger({ onClose, ...rest }: LightboxProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>查看</Button>
      <Lightbox
        {...rest}
        open={isOpen}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
      />
    </>
  );
}

const meta = {
  component: Lightbox,
  args: { open: true, images, onClose: fn(), onIndexChange: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          '**Do** describe each image; the description is its caption. **Do not** use it for images without detail.',
      },
    },
  },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /下一张|Next/ }));
    await expect(args.onIndexChange).toHaveBeenCalledWith(1, expect.anything());
    await expect(screen.getByRole('status')).toHaveTextContent(/第2张|Picture 2/);
  },
};
export const One: Story = {
  args: { images: images.slice(0, 1) },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: /下一张|Next/ })).toBeNull();
  },
};
export const LastOne: Story = {
  args: { defaultIndex: 2 },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /下一张|Next/ })).toBeDisabled();
  },
};
export const Zoomed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /放大|Zoom in/ }));
    await expect(screen.getByRole('button', { name: /缩小|Zoom out/ })).toBeInTheDocument();
    await expect(screen.getByRole('group')).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};
export const Broken: Story = {
  args: { images: [{ src: 'data:image/png;base64,AA', alt: '坏掉的图片' }] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/没有加载出来|did not load/);
  },
};
export const Closing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /关闭|Close/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    images: images.map((image) => ({
      ...image,
      alt: '中等职业学校教师资格证书，数学学科，北京市海淀区教育委员会颁发，编号20261120 / Teaching certificate, mathematics',
    })),
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const shared = { open: true, images, onClose: () => undefined };
    const room = { width: 720, height: 360 };
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'Many, focus, hover',
            window: room,
            force: { focus: '.bar button', hover: '.bar button:nth-of-type(2)' },
            show: <Lightbox {...shared} index={1} />,
          },
          { state: 'Last one, zoomed', window: room, press: '.bar button', show: <Lightbox {...shared} index={2} /> },
          {
            state: 'Broken',
            window: { width: 480, height: 240 },
            shows: '.broken',
            show: <Lightbox {...shared} images={[{ src: 'data:image/png;base64,AA', alt: '坏掉的图片' }]} />,
          },
        ]}
      />
    );
  },
};
export const Keyboard: Story = {
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1, expect.anything());
    await userEvent.keyboard('{End}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2, expect.anything());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看' })).toHaveFocus());
  },
};
