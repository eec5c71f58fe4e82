import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { covers, portraits } from '../../fixtures/pictures.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ImageViewer, type ImageViewerProps } from './ImageViewer.tsx';

const Viewer = localised(ImageViewer);
const Room = styled.div({ width: '860px', height: '520px' });
const Small = styled.div({ width: '560px', height: '360px' });

const meta = {
  component: ImageViewer,
  render: (args: ImageViewerProps) => (
    <Room>
      <Viewer {...args} />
    </Room>
  ),
  args: { src: covers.conics, alt: '板书.png' },
  parameters: {
    docs: {
      description: {
        component:
          'A zoomable image. **Do** use it where the image is the page. **Do not** use it for several images: use the Lightbox.',
      },
    },
  },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fitted to its viewport. */
export const Fits: Story = {};
/** Zoomed to 200 %. */
export const Near: Story = { args: { initial: { scale: 2 } } };
/** Rotated by a quarter turn. */
export const Turned: Story = { args: { initial: { turns: 1 } } };
/** A portrait picture. */
export const Upright: Story = { args: { src: portraits.zhou } };
/** It failed to load: a message, and the tools are disabled. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('图片打不开');
    await expect(canvas.getByRole('button', { name: '放大' })).toBeDisabled();
  },
};
/** Maximum zoom: no further. */
export const Nearest: Story = {
  args: { initial: { scale: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '放大' })).toBeDisabled();
  },
};

/** Plus, minus, arrow keys, R and 0 on the picture; the tools do the same. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('img', { name: '板书.png' });
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: '板书.png' })).toHaveFocus();
    await userEvent.keyboard('++');
    await expect(canvas.getByRole('status')).toHaveTextContent('200%');
    await userEvent.keyboard('{ArrowRight}');
    await expect(picture.style.getPropertyValue('--_x')).toBe('-48px');
    await userEvent.keyboard('r');
    await expect(picture.style.getPropertyValue('--_r')).toBe('90deg');
    await userEvent.keyboard('0');
    await expect(canvas.getByRole('status')).toHaveTextContent('100%');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '向左转' })).toHaveFocus();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => {
    const view = (over: Partial<ImageViewerProps>) => (
      <Small>
        <Viewer {...args} {...over} />
      </Small>
    );
    return (
      <MatrixTable
        wide
        rows={[
          { state: 'fits, focus', force: { focus: '.stage' }, show: view({ src: covers.conics }) },
          { state: 'near and turned', show: view({ src: covers.conics, initial: { scale: 1.5, turns: 1 } }) },
          { state: 'broken', show: view({ src: 'data:image/png;base64,AAAA' }) },
        ]}
      />
    );
  },
};
