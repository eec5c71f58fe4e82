import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { fileOf } from '../../fixtures/uploadFiles.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { DropZone, type DropZoneProps } from './DropZone.tsx';

const Box = styled.div({ width: '272px' });
const Four = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(4, 272px)', gap: token.layout.gutter });

const meta = {
  component: DropZone,
  render: (args: DropZoneProps) => (
    <Box>
      <DropZone {...args} />
    </Box>
  ),
  args: { place: 'articleAttachment', onFiles: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A drop area for files. **Do** leave it in place when it is full, so that the reason can be read. **Do not** validate files outside it: `useUpload` does.',
      },
    },
  },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The limits are shown before picking. */
export const Idle: Story = {};
/** Hovered. */
export const Hover: Story = { args: { 'data-force': 'hover' } };
/** Three valid files dragged over it, room for seven. */
export const DragValid: Story = { args: { left: 7, dragged: { valid: true, count: 3, kind: '.pdf' } } };
/** Eight files dragged over it, room for six. */
export const DragTooMany: Story = { args: { left: 6, dragged: { valid: true, count: 8, kind: '.pdf' } } };
/** No valid file among the dragged ones. */
export const DragInvalid: Story = { args: { left: 7, dragged: { valid: false, count: 0, kind: '.zip' } } };
/** A file type without a short name. */
export const DragUnknownKind: Story = {
  args: { place: 'exercisePicture', left: 7, dragged: { valid: false, count: 0, kind: '' } },
};
/** Six attachments exist; there is no room for a seventh. */
export const Full: Story = { args: { left: 0 } };
/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };
/** A single file type. */
export const Pictures: Story = { args: { place: 'exercisePicture', left: 9 } };
/** A single file: the cover of an article. */
export const Covers: Story = { args: { place: 'articleCover', left: 1, multiple: false } };
/** Long custom labels. */
export const LongText: Story = {
  args: {
    labels: {
      dropOr: '把这道大题的解题过程、草稿和参考资料一起拖到这里来，或者',
      pick: '从电脑里选择一个或几个文件',
    },
  },
};

/** A drop passes all its files to the caller; the page does not navigate away. */
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const zone = canvas.getByRole('button').closest('[data-state]');
    if (!zone) throw new Error('The zone is missing.');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(fileOf('圆锥曲线.pdf'));
    dataTransfer.items.add(fileOf('期末复习.zip'));
    zone.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'valid'));
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'idle'));
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: '圆锥曲线.pdf' }),
      expect.objectContaining({ name: '期末复习.zip' }),
    ]);
  },
};

/** A screenshot pasted while the focus is in the zone. */
export const Pasted: Story = {
  args: { place: 'exercisePicture' },
  play: async ({ args, canvas }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(fileOf('image.png'));
    const button = canvas.getByRole('button');
    button.focus();
    button.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'image.png' })]));
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const zone = (props: Partial<DropZoneProps>) => (
      <Box>
        <DropZone place="articleAttachment" onFiles={fn()} left={7} {...props} />
      </Box>
    );
    return (
      <MatrixTable
        wide
        rows={[
          {
            state: 'idle, hover; full, disabled',
            show: (
              <Four>
                {zone({})}
                {zone({ 'data-force': 'hover' })}
                {zone({ left: 0 })}
                {zone({ disabled: true })}
              </Four>
            ),
          },
          {
            state: 'focus; drag valid, invalid',
            show: (
              <Four>
                {zone({ 'data-force': 'focus' })}
                {zone({ dragged: { valid: true, count: 3, kind: '' } })}
                {zone({ dragged: { valid: false, count: 0, kind: '.zip' } })}
              </Four>
            ),
          },
        ]}
      />
    );
  },
};

/** One tab stop, described by the limits; Enter opens the system's file dialog. */
export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '选择文件' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/文档50 MB/);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The input is missing.');
    const opened = fn();
    const stop = (event: Event) => {
      event.preventDefault();
      opened();
    };
    input.addEventListener('click', stop, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(input, fileOf('圆锥曲线.pdf'));
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};
