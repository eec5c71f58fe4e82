import styled from '@emotion/styled';
import { UPLOADS } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { localise } from '../../fixtures/localise.tsx';
import { entryOf, handleOf, papers, pick, pictureOf } from '../../fixtures/uploadEntries.ts';
import { fileOf } from '../../fixtures/uploadFiles.ts';
import { fakeUploads, type Step } from '../../fixtures/uploadTransport.ts';
import { KitProvider, type KitProviderProps } from '../../foundations/KitProvider/KitProvider.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import type { UploadEntry } from '../core/uploadEntry.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import { FileUploadView, type FileUploadViewProps } from './FileUploadView.tsx';

const MB = 1_048_576;
const Two = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 566px)',
  gap: token.layout.gutter,
  alignItems: 'start',
});
const Card = styled.div({
  boxSizing: 'border-box',
  width: '566px',
  padding: `${token.space[20]} ${token.space[24]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});

const step = (name: string): Step => {
  if (name.includes('61')) return { stopAt: 0.61 };
  if (name.includes('拒')) return { fail: 'refused', message: '文件有密码' };
  return 'keep';
};

/** The component with a transport that follows a script; files from 4 MB are sent in chunks. */
function Server({ children }: { children: ReactNode }) {
  const { locale } = useKit();
  const uploads = useMemo<KitProviderProps['uploads']>(
    () => fakeUploads({ steps: step, fromBytes: 4 * MB, chunkBytes: 2 * MB }),
    [],
  );
  return (
    <KitProvider locale={locale} uploads={uploads}>
      <Card>{children}</Card>
    </KitProvider>
  );
}

function Live(props: FileUploadProps) {
  return <FileUpload {...localise(props, useKit().locale)} />;
}

type ViewProps = Omit<FileUploadViewProps, 'upload'> & {
  entries: UploadEntry[];
  refused?: Parameters<typeof handleOf>[2];
};

function View(props: ViewProps) {
  const { entries, refused, ...rest } = localise(props, useKit().locale);
  return (
    <Card>
      <FileUploadView {...rest} upload={handleOf('articleAttachment', entries, refused)} />
    </Card>
  );
}

const families: UploadEntry[] = [
  entryOf('焦点弦的三种处理方法.pdf', 2.4 * MB),
  entryOf('圆锥曲线复习课.pptx', 42 * MB, { status: 'sending', sent: 18.6 * MB, secondsLeft: 20, resumable: true }),
  entryOf('几何画板演示：焦点弦在转动.mp4', 168 * MB, { status: 'queued', sent: 0 }),
  entryOf('讲评录音-11月18日.mp3', 60 * MB, { status: 'offline', sent: 36.7 * MB, resumable: true }),
  entryOf('板书照片.jpg', 4.2 * MB, { redrawn: 'compressed', total: 1.15 * MB, preview: papers[0] ?? null }),
  entryOf('月考分数对照.xlsx', MB, { status: 'failed', problem: { kind: 'unreachable', message: '' } }),
];
const refused = [
  { key: '1', name: '期末复习.zip', size: MB, reason: 'type', slot: null },
  { key: '2', name: '公开课全程.mp4', size: 201 * MB, reason: 'size', slot: 'attachVideo' },
  { key: '3', name: '作文素材.docx', size: 50.1 * MB + 1, reason: 'size', slot: 'attachDoc' },
  { key: '4', name: '老师.mp3', size: MB, reason: 'mismatch', slot: 'attachAudio' },
  { key: '5', name: '错题本.pdf', size: MB, reason: 'count', slot: 'attachDoc' },
] as const;

const meta = {
  component: FileUpload,
  render: (args: FileUploadProps) => (
    <Server>
      <Live {...args} />
    </Server>
  ),
  args: { title: '文章附件', onChange: fn(), onPendingChange: fn(), onPreview: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Attachments of four kinds with a shared maximum number. **Do** show rejected files with their errors. **Do not** ask for confirmation before removing a file: it can be selected again.',
      },
    },
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: the limits are shown. */
export const Empty: Story = {};
/** One of each file family, in each state. */
export const Families: Story = { render: () => <View title="文章附件" entries={families} refused={refused} /> };
/** Compressing, paused by the student, and rejected by the server. */
export const OtherStates: Story = {
  render: () => (
    <View
      title="文章附件"
      onPreview={fn()}
      entries={[
        entryOf('板书照片.jpg', 4.2 * MB, { status: 'compressing', sent: 0, preview: papers[1] ?? null }),
        entryOf('几何画板演示：焦点弦在转动.mp4', 168 * MB, { status: 'paused', sent: 80 * MB, resumable: true }),
        entryOf('错题本.pdf', MB, { status: 'failed', problem: { kind: 'refused', message: '文件有密码' } }),
        entryOf('长截图.png', 3.9 * MB, { redrawn: 'original', preview: papers[2] ?? null }),
        entryOf('封面.jpg', MB, { status: 'offline', sent: 0, preview: papers[3] ?? null }),
      ]}
    />
  ),
};
/** In a narrow column: the files as tiles, a button below them; files of the page beside it are taken in, and what is missing is named. */
export const Button: Story = {
  args: { title: undefined, zone: 'button', added: [fileOf('到61.mp4', 8 * MB)], onUnstoredChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText('到61.mp4')).toBeInTheDocument();
    await waitFor(() => expect(args.onUnstoredChange).toHaveBeenLastCalledWith({ pending: ['到61.mp4'], failed: [] }));
    const add = canvas.getByRole('button', { name: /^(添加附件|Add attachments)$/ });
    await expect(add).toHaveAccessibleDescription(/50 MB/);
    pick(canvasElement, [fileOf('拒.pdf'), fileOf('期末复习.zip')]);
    const failed = ['拒.pdf', '期末复习.zip'];
    await waitFor(() => expect(args.onUnstoredChange).toHaveBeenLastCalledWith({ pending: ['到61.mp4'], failed }));
  },
};
/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };

/** Six files of all types exist; the seventh is reported as the seventh. */
export const SeventhRefused: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    pick(
      canvasElement,
      ['1.pdf', '2.docx', '3.xlsx', '4.mp3', '5.mp4', '6.ppt', '错题本.pdf'].map((name) => fileOf(name)),
    );
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(6));
    await expect(canvas.getByText(/附件最多6个，这是第7个|this is number 7/)).toBeInTheDocument();
    await expect(canvas.getByText(/已经有6个附件|6 attachments already/)).toBeInTheDocument();
  },
};

/** A byte above each limit is rejected, each exact limit is accepted. */
export const EachLimit: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const { attachDoc, attachAudio, attachVideo, attachImage } = UPLOADS;
    pick(canvasElement, [
      fileOf('多.pdf', attachDoc.maxBytes + 1),
      fileOf('正好.pdf', attachDoc.maxBytes),
      fileOf('多.mp3', attachAudio.maxBytes + 1),
      fileOf('正好.mp3', attachAudio.maxBytes),
      fileOf('多.mp4', attachVideo.maxBytes + 1),
      fileOf('正好.mp4', attachVideo.maxBytes),
      await pictureOf('多.png', attachImage.maxBytes + 1),
      await pictureOf('正好.png', attachImage.maxBytes),
    ]);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(4));
    for (const line of [
      /50 MB多1字节|50 MB and 1 byte/,
      /100 MB多1字节|100 MB and 1/,
      /200 MB多1字节|200 MB and 1/,
      /5 MB多1字节|^5 MB and 1/,
    ]) {
      await expect(canvas.getAllByText(line).length).toBeGreaterThan(0);
    }
  },
};

/** Of eight, three are uploaded; five give a reason. */
export const PartlyAccepted: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    pick(canvasElement, [
      fileOf('1.pdf'),
      fileOf('期末复习.zip'),
      fileOf('作文素材.docx', UPLOADS.attachDoc.maxBytes + 1),
      fileOf('老师.mp3', 2048, 'mp4'),
      fileOf('空的.pdf', 0),
      fileOf('6.mp4'),
      fileOf('7.xlsx'),
      new File(['<svg/>'], '图标.png', { type: 'image/svg+xml' }),
    ]);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(3));
    for (const name of ['期末复习.zip', '作文素材.docx', '老师.mp3', '空的.pdf', '图标.png']) {
      await expect(canvas.getByText(name)).toBeInTheDocument();
    }
  },
};

/** The message of a server that rejects. */
export const RefusedByServer: Story = {
  play: async ({ canvas, canvasElement }) => {
    pick(canvasElement, [fileOf('拒收.pdf')]);
    await expect(await canvas.findByText(/上传失败，文件有密码|Upload failed: 文件有密码/)).toBeInTheDocument();
  },
};

/** Names of 40 and 80 characters. */
export const LongText: Story = {
  render: () => (
    <View
      title="文章附件"
      entries={[
        entryOf('高三数学一轮复习圆锥曲线专题从定义到压轴题的二十四种思路完整讲义及答案最终版.pdf', 2.4 * MB),
        entryOf('Conic-sections-revision-from-the-definition-to-the-final-question-with-answers-v12.pptx', 42 * MB, {
          status: 'failed',
          problem: { kind: 'refused', message: 'The file is protected by a password, so nobody could read it here' },
        }),
      ]}
    />
  ),
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'states; refused; hover',
          force: { hover: '.acts > .text' },
          show: (
            <Two>
              <View title="文章附件" zone="none" entries={families} onPreview={fn()} />
              <View title="文章附件" entries={families.slice(0, 1)} refused={refused} />
            </Two>
          ),
        },
        {
          state: 'button: states, refused; full, disabled',
          show: (
            <Two>
              <View zone="button" entries={families} refused={refused.slice(1, 3)} style={{ maxWidth: 232 }} />
              <View zone="button" entries={families.slice(0, 1)} disabled style={{ maxWidth: 232 }} />
            </Two>
          ),
        },
        {
          state: 'button hover',
          force: { hover: '[data-add]' },
          show: <View zone="button" entries={[]} style={{ maxWidth: 232 }} />,
        },
        { state: 'disabled', show: <View title="文章附件" entries={families.slice(0, 1)} disabled /> },
      ]}
    />
  ),
};

/** Tab moves through zone, pause, cancel; Enter pauses and resumes; after a removal the neighbour has the focus. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    pick(canvasElement, [fileOf('1.pdf'), fileOf('到61.mp4', 8 * MB)]);
    const pause = await canvas.findByRole('button', { name: /^(暂停：|Pause: )/ });
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '61'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(选择文件|choose files)$/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(pause).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/停在61%|Paused at 61%/)).toBeInTheDocument();
    const resume = canvas.getByRole('button', { name: /^(继续：|Go on: )/ });
    resume.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /^(暂停：|Pause: )/ });
    canvas.getByRole('button', { name: /^(取消：|Cancel: )/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(删除：1|Remove: 1)/ })).toHaveFocus());
  },
};
