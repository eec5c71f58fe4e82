import styled from '@emotion/styled';
import { COMPRESS_OVER_BYTES } from '@shuyuan/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { CompressNote, type CompressNoteProps } from './CompressNote.tsx';

const MB = 1_048_576;
const Localised = localised(CompressNote);
const Box = styled.div({ width: '480px' });

const meta = {
  component: CompressNote,
  render: (args: CompressNoteProps) => (
    <Box>
      <Localised {...args} />
    </Box>
  ),
  args: { state: 'kept', name: '封面.jpg', before: COMPRESS_OVER_BYTES },
  parameters: {
    docs: {
      description: {
        component:
          'What became of a picture. **Do** show it beside the picture it is about. **Do not** repeat it once the picture was sent.',
      },
    },
  },
} satisfies Meta<typeof CompressNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is picked. */
export const Ahead: Story = { args: { state: 'ahead', name: undefined } };
/** 3 MB exactly is kept. */
export const Kept: Story = {};
/** A byte more is redrawn. */
export const Compressed: Story = {
  args: { state: 'compressed', name: '板书照片.jpg', before: 4.2 * MB, after: 1.15 * MB },
};
/** The PNG outgrew its original, which still fits. */
export const Original: Story = { args: { state: 'original', name: '长截图.png', before: 3.9 * MB, after: 11.5 * MB } };
/** It outgrew the limit too, and so did the original. */
export const FailedLarger: Story = {
  args: { state: 'failed', name: '长截图.png', before: 3.9 * MB, after: 11.5 * MB, onOther: fn() },
};
/** The picture could not be drawn. */
export const Failed: Story = { args: { state: 'failed', name: '全景.jpg', before: 9 * MB, onOther: fn() } };
/** A name of 80 characters breaks inside the line. */
export const LongText: Story = {
  args: {
    state: 'compressed',
    before: 9 * MB,
    after: 2 * MB,
    name: 'IMG_20261120_102233_conic-sections-homework-page-3-of-12-scanned-with-phone-camera.jpg',
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={(['ahead', 'kept', 'compressed', 'original', 'failed'] as const).map((state) => ({
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

/** The only stop is the way out of a failure. */
export const Keyboard: Story = {
  args: { state: 'failed', before: 3.9 * MB, after: 11.5 * MB, onOther: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('11.5 MB');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOther).toHaveBeenCalledOnce();
  },
};
