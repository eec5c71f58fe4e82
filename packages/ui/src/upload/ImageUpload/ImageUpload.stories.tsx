import styled from '@emotion/styled';
import { COMPRESS_OVER_BYTES, UPLOADS } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { localise } from '../../fixtures/localise.tsx';
import { entryOf, handleOf, papers, pick, pictureOf, storedPapers } from '../../fixtures/uploadEntries.ts';
import { fileOf } from '../../fixtures/uploadFiles.ts';
import { fakeUploads, type Step } from '../../fixtures/uploadTransport.ts';
import { KitProvider, type KitProviderProps } from '../../foundations/KitProvider/KitProvider.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import type { UploadEntry } from '../core/uploadEntry.ts';
import { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';
import { ImageUploadView, type ImageUploadViewProps } from './ImageUploadView.tsx';

const Two = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 566px)',
  gap: token.layout.gutter,
  alignItems: 'start',
});
const Card = styled.div({
  boxSizing: 'border-box',
  width: '566px',
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});

const step = (name: string): Step => {
  if (name.includes('64')) return { stopAt: 0.64 };
  if (name.includes('断')) return { fail: 'refused', message: '服务器正忙', times: 1 };
  return 'keep';
};

/** The component with a transport that follows a script. */
function Story({ children }: { children: ReactNode }) {
  const { locale } = useKit();
  const uploads = useMemo<KitProviderProps['uploads']>(() => fakeUploads({ steps: step }), []);
  return (
    <KitProvider locale={locale} uploads={uploads}>
      <Card>{children}</Card>
    </KitProvider>
  );
}

function Live(props: ImageUploadProps) {
  return <ImageUpload {...localise(props, useKit().locale)} />;
}

function View(
  props: Omit<ImageUploadViewProps, 'upload'> & { entries: UploadEntry[]; refused?: Parameters<typeof handleOf>[2] },
) {
  const { entries, refused, ...rest } = localise(props, useKit().locale);
  return (
    <Card>
      <ImageUploadView {...rest} upload={handleOf('exercisePicture', entries, refused)} />
    </Card>
  );
}

const MB = 1_048_576;
const done = (count: number) =>
  storedPapers(count).map((file, at) =>
    entryOf(file.name, file.size, { key: file.id, preview: papers[at % papers.length] ?? null }, 'exercisePicture'),
  );
const other = (at: number, status: UploadEntry['status'], sent = 0) =>
  entryOf(
    `第${at + 1}题.jpg`,
    1.2 * MB,
    { key: `${status}-${at}`, status, sent: sent * 1.2 * MB, preview: papers[at % papers.length] ?? null },
    'exercisePicture',
  );

const meta = {
  component: ImageUpload,
  render: (args: ImageUploadProps) => (
    <Story>
      <Live {...args} />
    </Story>
  ),
  args: { title: '答题图片', onChange: fn(), onPendingChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Images in tiles, uploaded in the background. **Do** wait with the submit until `onPendingChange` reports 0. **Do not** let a rejected file take a tile.',
      },
    },
  },
} satisfies Meta<typeof ImageUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: the limits are shown. */
export const Empty: Story = {};
/** Three pictures. */
export const Three: Story = { args: { defaultValue: storedPapers(3) } };
/** Nine pictures: the maximum. */
export const Nine: Story = { args: { defaultValue: storedPapers(9) } };
/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };
/** A fixed order. */
export const NotSortable: Story = { args: { defaultValue: storedPapers(3), sortable: false } };
/** Without a maximum, as in an article. */
export const WithoutLimit: Story = {
  args: { place: 'articleImage', title: '正文图片', defaultValue: storedPapers(2) },
};
/** Every state at once. */
export const States: Story = {
  render: () => (
    <View
      title="答题图片"
      hovered={1}
      entries={[
        ...done(2),
        other(2, 'sending', 0.64),
        other(3, 'compressing'),
        other(1, 'queued'),
        other(0, 'offline', 0.3),
        other(2, 'failed'),
        other(3, 'paused', 0.3),
      ]}
    />
  ),
};
/** The seventh is dragged to the eighth place. */
export const Dragged: Story = {
  render: () => <View title="答题图片" entries={done(9)} held={{ key: 'paper-7', x: 70, y: -8, over: 7 }} />,
};

/** The tenth picture is rejected with the reason, the nine stay. */
export const TenthRefused: Story = {
  args: { defaultValue: storedPapers(8) },
  play: async ({ canvas, canvasElement }) => {
    pick(canvasElement, [await pictureOf('第9题.jpg', 0), await pictureOf('IMG_2051.jpg', 0)]);
    await expect(await canvas.findByText('IMG_2051.jpg')).toBeInTheDocument();
    await expect(canvas.getByText(/已经有9张，这张没有加进来|There are 9 already/)).toBeInTheDocument();
    await expect(within(canvas.getAllByRole('list')[0] ?? canvasElement).getAllByRole('listitem')).toHaveLength(10);
  },
};

/** Of five, two are uploaded; each of the others gives its name, the reason and the limit. */
export const PartlyAccepted: Story = {
  args: { place: 'articleImage' },
  play: async ({ canvas, canvasElement, args }) => {
    pick(canvasElement, [
      await pictureOf('IMG_2044.jpg', 0),
      fileOf('IMG_2046.png', UPLOADS.articleImage.maxBytes + 1),
      fileOf('草稿.heic', 2048, 'heic'),
      fileOf('截图.png', 2048, 'gif'),
      await pictureOf('IMG_2050.jpg', 0),
    ]);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await expect(canvas.getByText(/10 MB多1字节，超过10 MB|10 MB and 1 byte/)).toBeInTheDocument();
    await expect(canvas.getByText(/只支持JPG、PNG|Only JPG, PNG/)).toBeInTheDocument();
    await expect(canvas.getByText(/内容是GIF，不是png|The content is GIF, not png/)).toBeInTheDocument();
  },
};

/** 3 MB exactly is sent unchanged; a byte more is redrawn in a worker and becomes a PNG (§5). */
export const AtTheLimit: Story = {
  play: async ({ args, canvasElement }) => {
    pick(canvasElement, [
      await pictureOf('正好.jpg', COMPRESS_OVER_BYTES),
      await pictureOf('多1字节.jpg', COMPRESS_OVER_BYTES + 1),
    ]);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: '正好.jpg', size: COMPRESS_OVER_BYTES, mime: 'image/jpeg' }),
      expect.objectContaining({ name: '多1字节.png', mime: 'image/png' }),
    ]);
  },
};

/** A picture that cannot be opened gets no tile. */
export const Broken: Story = {
  play: async ({ canvas, canvasElement }) => {
    pick(canvasElement, [fileOf('坏的.jpg', COMPRESS_OVER_BYTES + 1)]);
    await expect(await canvas.findByText(/文件打不开，可能已经损坏|Cannot be opened/)).toBeInTheDocument();
  },
};

/** A failure keeps its tile; a retry sends it again. */
export const FailedAndRetried: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    pick(canvasElement, [await pictureOf('断网.jpg', 0), await pictureOf('传到64.jpg', 0)]);
    await userEvent.click(await canvas.findByRole('button', { name: /^(重试第1张|Try again: picture 1)$/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(1);
  },
};

/** Enlarged in the lightbox, arrow keys switch. */
export const Preview: Story = {
  args: { defaultValue: storedPapers(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getAllByRole('button', { name: /^(放大第2张|Enlarge: picture 2)$/ })[0] ?? document.body,
    );
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** A heading that wraps. */
export const LongText: Story = {
  args: {
    title: '请把第三大题的每一步都拍清楚，草稿纸也一起拍下来，一张一页，按顺序排好再交',
    hint: 'One page a picture, in the order of your work, drafts included, so that the teacher can follow',
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
          state: 'focus, disabled',
          show: (
            <Two>
              <View title="答题图片" entries={done(3)} data-force="focus" />
              <View title="答题图片" entries={[]} disabled />
            </Two>
          ),
        },
        {
          state: 'empty, hover',
          show: (
            <Two>
              <View title="答题图片" entries={[]} />
              <View title="答题图片" entries={[]} data-force="hover" />
            </Two>
          ),
        },
        {
          state: 'states; full, carried, refused',
          show: (
            <Two>
              <View
                title="答题图片"
                hovered={1}
                entries={[
                  ...done(2),
                  other(2, 'sending', 0.64),
                  other(3, 'compressing'),
                  other(1, 'queued'),
                  other(0, 'offline', 0.3),
                  other(2, 'failed'),
                ]}
              />
              <View
                title="答题图片"
                entries={done(9)}
                held={{ key: 'paper-7', x: 70, y: -8, over: 7 }}
                refused={[{ key: 'a', name: 'IMG_2051.jpg', size: 2 * MB, reason: 'count', slot: 'exercisePicture' }]}
              />
            </Two>
          ),
        },
      ]}
    />
  ),
};

/** Arrow keys reorder and keep the focus, Enter enlarges, Delete removes, then the next tile has the focus. */
export const Keyboard: Story = {
  args: { defaultValue: storedPapers(3) },
  play: async ({ args, canvas, userEvent }) => {
    const tile = (place: number) =>
      canvas.getByRole('button', { name: new RegExp(`^(第${place}张，共3张|Picture ${place} of 3)`) });
    await userEvent.tab();
    await expect(tile(1)).toHaveFocus();
    await expect(tile(1)).toHaveAccessibleDescription(/按删除键删掉|Delete: remove/);
    await userEvent.tab();
    await expect(tile(2)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: 'paper-2' }),
      expect.objectContaining({ id: 'paper-1' }),
      expect.objectContaining({ id: 'paper-3' }),
    ]);
    await expect(tile(2)).toHaveFocus();
    await expect(canvas.getByText(/移到第2位，共3张|Moved to 2 of 3/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tile(2)).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(第2张，共2张|Picture 2 of 2)/ })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: 'paper-2' }),
      expect.objectContaining({ id: 'paper-3' }),
    ]);
  },
};
