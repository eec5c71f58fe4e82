import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { lessonVideo, pdf, tone } from '../../fixtures/media.ts';
import { covers } from '../../fixtures/pictures.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { FilePreview, type FilePreviewProps } from './FilePreview.tsx';

const Preview = localised(FilePreview);
const Room = styled.div({ width: '860px', height: '620px' });
const Small = styled.div({ width: '560px' });
const slides = { name: '圆锥曲线复习课.pptx', size: 44_040_192, src: 'data:,' };

const meta = {
  component: FilePreview,
  render: (args: FilePreviewProps) => (
    <Room>
      <Preview {...args} />
    </Room>
  ),
  args: { file: { name: '板书照片.png', size: 1_153_434, src: covers.conics }, kind: 'image' },
  parameters: {
    docs: {
      description: {
        component:
          'The preview page of one file. **Do** let the server determine its type. **Do not** show a file that the student has no access to.',
      },
    },
  },
} satisfies Meta<typeof FilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture. */
export const Image: Story = {};
/** A PDF. */
export const Pdf: Story = {
  args: { kind: 'pdf', file: { name: '第8讲讲义.pdf', size: 2_516_582, src: pdf(3) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lesson 8, page 1')).toBeInTheDocument();
  },
};
/** A video. */
export const Video: Story = {
  args: { kind: 'video', file: { name: '焦点弦.mp4', size: 125_065, src: lessonVideo } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('00:00 / 00:24')).toBeInTheDocument();
  },
};
/** An audio file. */
export const Audio: Story = {
  args: { kind: 'audio', file: { name: '讲评录音.mp3', size: 96_044, src: tone(12) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('00:00 / 00:12')).toBeInTheDocument();
  },
};
/** "File type not previewable" (§8): name, size and download. */
export const Unsupported: Story = { args: { kind: 'unsupported', file: slides } };
/** "Cannot view this courseware" (§8): neither size nor download. */
export const Forbidden: Story = {
  args: { kind: 'forbidden', file: slides },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('无法查看该课件')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: '下载' })).toBeNull();
  },
};
/** Deleted. */
export const Gone: Story = { args: { kind: 'gone', file: slides } };
/** The longest name: one line, the size stays. */
export const LongName: Story = {
  args: {
    kind: 'unsupported',
    file: {
      ...slides,
      name: '圆锥曲线复习课-焦点弦的三种处理方法与课后练习第三题的两种解法-十一月十八日晚上的课件.pptx',
    },
  },
};

/** Tab order: download, then the picture and its tools. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '板书照片.png' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '下载' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: '板书照片.png' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '放大' })).toHaveFocus();
  },
};

/** Types without a player, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { a11y: { config: { rules: [{ id: 'landmark-no-duplicate-main', enabled: false }] } } },
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'unsupported, forbidden, gone',
          show: (
            <Beside>
              {(['unsupported', 'forbidden', 'gone'] as const).map((kind) => (
                <Small key={kind}>
                  <Preview {...args} kind={kind} file={slides} />
                </Small>
              ))}
            </Beside>
          ),
        },
      ]}
    />
  ),
};
