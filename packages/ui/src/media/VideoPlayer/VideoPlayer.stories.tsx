import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { lessonCaptions, lessonPoster, lessonVideo } from '../../fixtures/media.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';

const Player = localised(VideoPlayer);
const Stage = styled.div({ width: '860px' });
const Small = styled.div({ width: '560px' });

const captions = [{ src: lessonCaptions, language: 'zh-CN', label: '中文' }];
const BROKEN = 'data:video/webm;base64,AAAA';

const meta = {
  component: VideoPlayer,
  render: (args: VideoPlayerProps) => (
    <Stage>
      <Player {...args} />
    </Stage>
  ),
  args: {
    src: lessonVideo,
    poster: lessonPoster,
    title: '第8讲 焦点弦的三种处理方法',
    onProgress: fn(),
    onEnd: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A recorded lesson. **Do** pass in captions and the position where the student stopped. **Do not** autoplay it.',
      },
    },
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before playback. */
export const Paused: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('00:00 / 00:24')).toBeInTheDocument();
  },
};
/** With captions, initially on. */
export const WithCaptions: Story = { args: { captions } };
/** Notes and chapters on the seek bar, and the viewer's watermark. */
export const WithNotes: Story = {
  args: {
    watermark: '林知夏 138****2026',
    marks: [6, 12, 18],
    pins: [
      { at: 3, label: '先看弦过不过焦点' },
      { at: 10, label: '第二定义' },
    ],
  },
};
/** Resumes at the last position, with a message. */
export const Resumed: Story = {
  args: { resumeAt: 12 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('接着上次的00:12看');
    await waitFor(() => expect(canvas.getByText('00:12 / 00:24')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '从头看' }));
    await waitFor(() => expect(canvas.getByText('00:00 / 00:24')).toBeInTheDocument());
  },
};
/** No skipping: a seek beyond what was watched goes to its end and says why; going back is free. */
export const WithoutSkipping: Story = {
  args: { resumeAt: 4, seekLimit: 8 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('00:04 / 00:24')).toBeInTheDocument());
    canvas.getByRole('region', { name: '第8讲 焦点弦的三种处理方法' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('这个班不能跳着看，看过的部分可以往回拖')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('00:08 / 00:24')).toBeInTheDocument());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('00:00 / 00:24')).toBeInTheDocument());
  },
};
/** The file is damaged or the network is down. */
export const Failed: Story = {
  args: { src: BROKEN, poster: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('放不出来');
  },
};
/** Locked: nothing is loaded; the reason and the remedy are shown. */
export const Locked: Story = {
  args: { locked: { reason: '先交第8讲练习', action: { label: '去做练习', onClick: fn() } } },
};
/** At the end the next lesson is offered, and the end is reported. */
export const Ended: Story = {
  args: { resumeAt: 23.5, next: { title: '切线与切点弦', onOpen: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('00:23 / 00:24')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '播放' }));
    await userEvent.click(await canvas.findByRole('button', { name: '下一讲' }));
    await expect(args.next?.onOpen).toHaveBeenCalledOnce();
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(args.onProgress).toHaveBeenLastCalledWith(24);
  },
};
/** A long name: it labels the player but is not shown as a heading. */
export const LongTitle: Story = {
  args: { title: '第8讲 焦点弦的三种处理方法：从定义出发，用第二定义与参数方程，把两段焦半径分别换成到准线的距离' },
};

/** Space, arrow keys and letters wherever the focus is in the player; its own controls keep their keys. */
export const Keyboard: Story = {
  args: { captions },
  play: async ({ canvas, userEvent }) => {
    const player = canvas.getByRole('region', { name: '第8讲 焦点弦的三种处理方法' });
    await waitFor(() => expect(canvas.getByText('00:00 / 00:24')).toBeInTheDocument());
    player.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: '暂停' })).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: '播放' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    const seek = canvas.getByRole('slider', { name: '进度' });
    await waitFor(() => expect(Number((seek as HTMLInputElement).value)).toBeGreaterThanOrEqual(10));
    await expect(seek).toHaveAttribute('aria-valuetext', expect.stringContaining('共0分24秒'));
    await userEvent.keyboard('m');
    await expect(await canvas.findByRole('button', { name: '取消静音' })).toBeInTheDocument();
    await userEvent.keyboard('>');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '播放速度' })).toHaveValue('1.25'));
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('button', { name: '字幕' })).toHaveAttribute('aria-pressed', 'false');
    seek.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('00:00 / 00:24')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '快捷键' }));
    await expect(canvas.getByText('播放或暂停')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('播放或暂停')).toBeNull();
  },
};

/** Ready, locked and failed, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'ready, locked, failed',
          show: (
            <Beside>
              <Small>
                <Player
                  {...args}
                  marks={[6, 12, 18]}
                  pins={[{ at: 3, label: '先看弦过不过焦点' }]}
                  captions={captions}
                />
              </Small>
              <Small>
                <Player {...args} locked={{ reason: '先交第8讲练习', action: { label: '去做练习', onClick: fn() } }} />
              </Small>
              <Small>
                <Player {...args} poster={undefined} src={BROKEN} />
              </Small>
            </Beside>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('00:00 / 00:24')).toHaveLength(5));
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(5));
  },
};
