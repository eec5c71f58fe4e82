import styled from '@emotion/styled';
import { COMPRESS_OVER_BYTES } from '@shuyuan/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { paintCorner, paintDisc, paintNoise, pointOf, RedrawDemo } from '../../fixtures/RedrawDemo.tsx';
import { pictureOf, turned } from '../../fixtures/uploadEntries.ts';
import { fileOf } from '../../fixtures/uploadFiles.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { CompressNote, type CompressNoteProps } from './CompressNote.tsx';

const MB = 1_048_576;
const Localised = localised(CompressNote);
const Box = styled.div({ width: '480px' });

const sideways = async () =>
  turned(await pictureOf('横拍.jpg', COMPRESS_OVER_BYTES + 1, paintCorner, { width: 1600, height: 1200 }), 6);
const disc = () => pictureOf('透明.png', COMPRESS_OVER_BYTES + 1, paintDisc, { width: 1200, height: 900 });
const narrow = () => pictureOf('窄图.jpg', COMPRESS_OVER_BYTES + 1, paintCorner, { width: 400, height: 300 });
const tall = () => pictureOf('长截图.jpg', 0, paintNoise, { width: 1080, height: 9000 });
const tooTall = () => pictureOf('条带.png', COMPRESS_OVER_BYTES + 1, paintCorner, { width: 20, height: 500 });
const broken = async () => fileOf('坏的.jpg', COMPRESS_OVER_BYTES + 1);

const meta = {
  component: CompressNote,
  render: (args: CompressNoteProps) => (
    <Box>
      <Localised {...args} />
    </Box>
  ),
  args: { state: 'unchanged', name: '封面.jpg', before: COMPRESS_OVER_BYTES },
  parameters: {
    docs: {
      description: {
        component:
          'The result of compressing an image. **Do** show it beside the image. **Do not** repeat it once the image was uploaded.',
      },
    },
  },
} satisfies Meta<typeof CompressNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before picking. */
export const Ahead: Story = { args: { state: 'ahead', name: undefined } };
/** 3 MB exactly is unchanged. */
export const Unchanged: Story = {};
/** A byte more is redrawn. */
export const Compressed: Story = {
  args: { state: 'compressed', name: '板书照片.jpg', before: 4.2 * MB, after: 1.15 * MB },
};
/** The PNG is larger than the original, which is within the limit. */
export const Original: Story = { args: { state: 'original', name: '长截图.png', before: 3.9 * MB, after: 11.5 * MB } };
/** Both the PNG and the original exceed the limit. */
export const FailedLarger: Story = {
  args: { state: 'failed', name: '长截图.png', before: 3.9 * MB, after: 11.5 * MB, onOther: fn() },
};
/** The picture could not be decoded. */
export const Failed: Story = { args: { state: 'failed', name: '全景.jpg', before: 9 * MB, onOther: fn() } };
/** A name of 80 characters wraps. */
export const LongText: Story = {
  args: {
    state: 'compressed',
    before: 9 * MB,
    after: 2 * MB,
    name: 'IMG_20261120_102233_conic-sections-homework-page-3-of-12-scanned-with-phone-camera.jpg',
  },
};

const expectUpright: NonNullable<Story['play']> = async ({ canvas }) => {
  const image = await canvas.findByRole<HTMLImageElement>('img', { name: '横拍.jpg' });
  const [, , blue = 0] = await pointOf(image, 0.75, 0.25);
  const [red = 0] = await pointOf(image, 0.25, 0.25);
  await expect([image.naturalWidth, image.naturalHeight]).toEqual([800, 1067]);
  await expect(blue).toBeGreaterThan(150);
  await expect(red).toBeGreaterThan(150);
};

/** A rotated photo is redrawn upright: its left side is at the top, and the orientation tag is removed (EXIF 6). */
export const TurnedUpright: Story = {
  render: () => <RedrawDemo slot="articleCover" make={sideways} />,
  play: expectUpright,
};
/** The same on the main thread, where there is neither worker nor decoder. */
export const TurnedUprightPlainly: Story = {
  render: () => <RedrawDemo slot="articleCover" make={sideways} isPlain />,
  play: expectUpright,
};
/** Transparency is preserved; nothing turns black. */
export const KeepsTransparency: Story = {
  render: () => <RedrawDemo slot="articleCover" make={disc} />,
  play: async ({ canvas }) => {
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: '透明.png' });
    await expect((await pointOf(image, 0.05, 0.05))[3]).toBe(0);
    await expect((await pointOf(image, 0.5, 0.5))[3]).toBe(255);
    await expect([image.naturalWidth, image.naturalHeight]).toEqual([800, 600]);
  },
};
/** A narrow picture is scaled to 800 too (§5). */
export const NarrowIsWidened: Story = {
  render: () => <RedrawDemo slot="articleCover" make={narrow} />,
  play: async ({ canvas }) => {
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: '窄图.jpg' });
    await waitFor(() => expect([image.naturalWidth, image.naturalHeight]).toEqual([800, 600]));
  },
};
/** 1080 by 9000 of noise: the PNG exceeds 10 MB, the original is within the limit and is sent. */
export const TallGrows: Story = {
  render: () => <RedrawDemo slot="articleCover" make={tall} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/压完反而更大|would have been larger/)).toBeInTheDocument();
  },
};
/** The same for an exercise: both exceed 3 MB, so "compression failed" (§8). */
export const TallFails: Story = {
  render: () => <RedrawDemo slot="exercisePicture" make={tall} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/压缩失败：压完|Compression failed: /);
  },
};
/** Taller than the maximum canvas at that width: a clear error, never a black picture. */
export const TallerThanACanvas: Story = {
  render: () => <RedrawDemo slot="exercisePicture" make={tooTall} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/压缩失败|Compression failed/);
  },
};
/** The file cannot be opened. */
export const DoesNotOpen: Story = {
  render: () => <RedrawDemo slot="exercisePicture" make={broken} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/压缩失败|Compression failed/);
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={(['ahead', 'unchanged', 'compressed', 'original', 'failed'] as const).map((state) => ({
        state,
        show: (
          <Box>
            <CompressNote
              state={state}
              name={state === 'ahead' ? undefined : 'IMG_2044.jpg'}
              before={4.2 * MB}
              after={state === 'failed' ? 11.5 * MB : 1.1 * MB}
              onOther={state === 'failed' ? fn() : undefined}
            />
          </Box>
        ),
      }))}
    />
  ),
};

/** The only tab stop is the button after a failure. */
export const Keyboard: Story = {
  args: { state: 'failed', before: 3.9 * MB, after: 11.5 * MB, onOther: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('11.5 MB');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOther).toHaveBeenCalledOnce();
  },
};
