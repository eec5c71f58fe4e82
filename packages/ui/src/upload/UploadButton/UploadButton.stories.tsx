import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fileOf } from '../../fixtures/uploadFiles.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { UploadButton } from './UploadButton.tsx';

const meta = {
  component: UploadButton,
  args: { place: 'exercisePicture', onFiles: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Selects files where there is no room for a drop zone. **Do** keep the limits beside it. **Do not** hide it when it is full: say why.',
      },
    },
  },
} satisfies Meta<typeof UploadButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The limits are shown beside it. */
export const Default: Story = {};
/** Small, as in a toolbar. */
export const Small: Story = { args: { size: 'sm' } };
/** Attachments of four types. */
export const Attachments: Story = { args: { place: 'articleAttachment' } };
/** Custom labels. */
export const OwnWords: Story = { args: { children: '交上一题的照片' } };
/** No room for more files. */
export const Full: Story = { args: { full: true } };
/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };
/** Long labels. */
export const LongText: Story = {
  args: { children: '把这道大题的解题过程、草稿和参考资料一起上传给批改老师看' },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        { state: 'idle', show: <UploadButton place="exercisePicture" onFiles={fn()} /> },
        { state: 'full', show: <UploadButton place="exercisePicture" onFiles={fn()} full /> },
        { state: 'disabled', show: <UploadButton place="exercisePicture" onFiles={fn()} disabled /> },
      ]}
    />
  ),
};

/** Tab reaches it, described by the limits; a picked file is passed to the caller, and can be picked again. */
export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '选择文件' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('JPG、PNG，每张不超过3 MB');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The input is missing.');
    await userEvent.upload(input, fileOf('第1题.jpg'));
    await userEvent.upload(input, fileOf('第1题.jpg'));
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};
