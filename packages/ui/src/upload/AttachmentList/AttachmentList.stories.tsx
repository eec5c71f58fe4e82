import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { papers } from '../../fixtures/uploadEntries.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { type Attachment, AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';

const MB = 1_048_576;
const List = localised(AttachmentList);
const Card = styled.div({
  boxSizing: 'border-box',
  width: '566px',
  padding: `${token.space[8]} ${token.space[24]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});

const items: Attachment[] = [
  { id: 'pdf', name: '焦点弦的三种处理方法.pdf', size: 2.4 * MB, status: 'preview' },
  { id: 'ppt', name: '圆锥曲线复习课.pptx', size: 42 * MB, status: 'download' },
  { id: 'xls', name: '月考分数对照.xlsx', size: 640 * 1024, status: 'download' },
  { id: 'jpg', name: '板书照片.jpg', size: 1.1 * MB, status: 'preview', thumbnail: papers[0] },
  { id: 'mp3', name: '讲评录音-11月18日.mp3', size: 60 * MB, status: 'preview' },
  { id: 'mp4', name: '几何画板演示：焦点弦在转动.mp4', size: 168 * MB, status: 'preview' },
  { id: 'doc', name: '作文素材.docx', size: 3 * MB, status: 'gone' },
];

const meta = {
  component: AttachmentList,
  render: (args: AttachmentListProps) => (
    <Card>
      <List {...args} />
    </Card>
  ),
  args: { items, onPreview: fn(), onDownload: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Attachments to read. **Do** keep a removed file in its place and mark it as removed. **Do not** offer a preview that will fail.',
      },
    },
  },
} satisfies Meta<typeof AttachmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of each file family. */
export const Default: Story = {};
/** Read-only, without download. */
export const WithoutDownload: Story = {
  render: ({ items: own, onPreview }) => (
    <Card>
      <List items={own} onPreview={onPreview} />
    </Card>
  ),
};
/** Its type has no preview. */
export const NotPreviewable: Story = { args: { items: items.slice(1, 3) } };
/** Deleted meanwhile. */
export const Gone: Story = { args: { items: items.slice(6) } };
/** One file. */
export const Single: Story = { args: { items: items.slice(0, 1) } };
/** Names of 40 and 80 characters. */
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        name: '高三数学一轮复习圆锥曲线专题从定义到压轴题的二十四种思路完整讲义及答案最终版.pdf',
        size: MB,
        status: 'preview',
      },
      {
        id: 'b',
        name: 'Conic-sections-revision-from-the-definition-to-the-final-question-with-answers-v12.pptx',
        size: MB,
        status: 'download',
      },
    ],
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'list, hover',
          force: { hover: '.acts > button' },
          show: (
            <Card>
              <List items={items} onPreview={fn()} onDownload={fn()} />
            </Card>
          ),
        },
      ]}
    />
  ),
};

/** Each action is a tab stop, named after its file. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(预览：焦点弦|Preview: Three)/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPreview).toHaveBeenCalledWith(expect.objectContaining({ id: 'pdf' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ id: 'pdf' }));
  },
};
