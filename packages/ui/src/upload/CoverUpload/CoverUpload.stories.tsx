import styled from '@emotion/styled';
import { COMPRESS_OVER_BYTES, UPLOADS } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { localise } from '../../fixtures/localise.tsx';
import { campus, entryOf, handleOf, pick, pictureOf } from '../../fixtures/uploadEntries.ts';
import { fileOf } from '../../fixtures/uploadFiles.ts';
import { fakeUploads, type Step } from '../../fixtures/uploadTransport.ts';
import { KitProvider, type KitProviderProps } from '../../foundations/KitProvider/KitProvider.tsx';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import type { UploadEntry } from '../core/uploadEntry.ts';
import { coverUploadLabels } from './CoverUpload.labels.ts';
import { CoverUpload, type CoverUploadProps } from './CoverUpload.tsx';
import { CoverUploadView, type CoverUploadViewProps } from './CoverUploadView.tsx';

const MB = 1_048_576;
const Card = styled.div({
  boxSizing: 'border-box',
  width: '400px',
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});

const step = (name: string): Step => {
  if (name.includes('40')) return { stopAt: 0.4 };
  return name.includes('拒') ? { fail: 'refused', message: '图片无法识别', times: 1 } : 'keep';
};

function Server({ children }: { children: ReactNode }) {
  const { locale } = useKit();
  const uploads = useMemo<KitProviderProps['uploads']>(() => fakeUploads({ steps: step }), []);
  return (
    <KitProvider locale={locale} uploads={uploads}>
      <Card>{children}</Card>
    </KitProvider>
  );
}

function Live(props: CoverUploadProps) {
  return <CoverUpload {...localise(props, useKit().locale)} />;
}

type ViewProps = Partial<CoverUploadViewProps> & { entries?: UploadEntry[] };

function View({ entries = [], ...props }: ViewProps) {
  const words = useLabels(coverUploadLabels);
  return (
    <CoverUploadView
      upload={handleOf('articleCover', entries)}
      words={words}
      onFiles={fn()}
      onReplace={fn()}
      onUseAnyway={fn()}
      onRemove={fn()}
      onCrop={fn()}
      {...props}
    />
  );
}

const cover = { id: 'campus', name: '封面.jpg', size: 1.2 * MB, mime: 'image/jpeg', url: campus };
const state = (change: Partial<UploadEntry>) => [
  entryOf('封面.jpg', 4.2 * MB, { preview: campus, ...change }, 'articleCover'),
];

const meta = {
  component: CoverUpload,
  render: (args: CoverUploadProps) => (
    <Server>
      <Live {...args} />
    </Server>
  ),
  args: { title: '文章封面', onChange: fn(), onPendingChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The cover of an article. **Do** warn about a small image but accept it. **Do not** crop automatically.',
      },
    },
  },
} satisfies Meta<typeof CoverUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: the recommended size is shown. */
export const Empty: Story = {};
/** With a cover. */
export const Chosen: Story = { args: { defaultValue: cover } };
/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: cover } };
/** Uploading, queued, rejected, compressed. */
export const States: Story = {
  render: () => (
    <Card style={{ display: 'grid', gap: 16 }}>
      <View entries={state({ status: 'sending', sent: 1.68 * MB })} />
      <View entries={state({ status: 'offline', sent: MB })} />
      <View entries={state({ status: 'failed', problem: { kind: 'unreachable', message: '' } })} />
      <View entries={state({ redrawn: 'compressed', total: 1.15 * MB })} />
    </Card>
  ),
};

/** A small picture is shown with a warning and sent on confirmation. */
export const Small: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    pick(canvasElement, [await pictureOf('小图.jpg', 0, undefined, { width: 240, height: 160 })]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('240×160');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^(仍然使用|Use it anyway)$/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: '小图.jpg' })));
  },
};
/** 320 by 230 exactly is large enough. */
export const RecommendedSize: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    pick(canvasElement, [await pictureOf('正好.jpg', 0, undefined, { width: 320, height: 230 })]);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(canvas.queryByText(/模糊|blurred/)).toBeNull();
  },
};
/** 10 MB and a byte is rejected, and the old cover stays. */
export const TooLarge: Story = {
  args: { defaultValue: cover },
  play: async ({ args, canvas, canvasElement }) => {
    pick(canvasElement, [await pictureOf('太大.png', UPLOADS.articleCover.maxBytes + 1)]);
    await expect(await canvas.findByText(/10 MB多1字节|10 MB and 1 byte/)).toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('img', { name: /封面|Cover/ })).toBeInTheDocument();
  },
};
/** 10 MB exactly is accepted, and redrawn. */
export const AtTheLimit: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    pick(canvasElement, [await pictureOf('正好.png', UPLOADS.articleCover.maxBytes)]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: '正好.png' })));
    await expect(canvas.getByText(/已从10.0 MB压到|from 10.0 MB/)).toBeInTheDocument();
  },
};
/** 3 MB exactly is sent unchanged. */
export const Stored: Story = {
  play: async ({ args, canvasElement }) => {
    pick(canvasElement, [await pictureOf('正好.jpg', COMPRESS_OVER_BYTES)]);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ size: COMPRESS_OVER_BYTES })),
    );
  },
};
/** Another file type with the extension of a picture. */
export const WrongContent: Story = {
  play: async ({ canvas, canvasElement }) => {
    pick(canvasElement, [fileOf('封面.png', 2048, 'html')]);
    await expect(await canvas.findByText(/内容不是png|no png inside/)).toBeInTheDocument();
  },
};
/** The server rejects it; a retry sends it again. */
export const RefusedByServer: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    pick(canvasElement, [await pictureOf('拒收.jpg', 0)]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('图片无法识别');
    await userEvent.click(canvas.getByRole('button', { name: /^(重试|Try again)$/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: '拒收.jpg' })));
  },
};
/** A heading that wraps. */
export const LongText: Story = {
  args: { title: '给文章选一张能让人停下来读的封面，横着拍的照片最合适，文字不要太小' },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'empty, chosen, small',
          show: (
            <Card style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 290px)', gap: 22, width: 'max-content' }}>
              <View />
              <View entries={state({})} />
              <View small={{ src: campus, width: 240, height: 160 }} />
            </Card>
          ),
        },
        {
          state: 'disabled',
          show: (
            <Card style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 290px)', gap: 22, width: 'max-content' }}>
              <View disabled />
              <View entries={state({})} disabled />
            </Card>
          ),
        },
        {
          state: 'page: empty, chosen, failed',
          show: (
            <Card style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 320px)', gap: 22, width: 'max-content' }}>
              <View variant="page" />
              <View variant="page" entries={state({})} />
              <View
                variant="page"
                entries={state({ status: 'failed', problem: { kind: 'unreachable', message: '' } })}
              />
            </Card>
          ),
        },
        {
          state: 'sending, offline, failed',
          show: (
            <Card style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 290px)', gap: 22, width: 'max-content' }}>
              <View entries={state({ status: 'sending', sent: 1.68 * MB })} />
              <View entries={state({ status: 'offline', sent: MB })} />
              <View entries={state({ status: 'failed', problem: { kind: 'unreachable', message: '' } })} />
            </Card>
          ),
        },
      ]}
    />
  ),
};

/** Crop, replace and remove are tab stops; the crop is moved by arrow keys and sent in the recommended aspect ratio. */
export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    pick(canvasElement, [await pictureOf('校园.jpg', 0, undefined, { width: 800, height: 800 })]);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(裁剪|Crop)$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const window = within(await within(document.body).findByRole('dialog'));
    window.getByRole('application').focus();
    await userEvent.keyboard('{ArrowDown}{+}');
    window.getByRole('button', { name: /^(用这一部分|Use this part)$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(3));
    canvas.getByRole('button', { name: /^(移除|Remove)$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
};
