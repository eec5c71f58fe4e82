import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, isValidElement, type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { captionCases, captionsOf } from '../../fixtures/captionCases.ts';
import { localised } from '../../fixtures/localise.tsx';
import { lessonCaptions, lessonPoster, lessonVideo } from '../../fixtures/media.ts';
import { breakPart, recording } from '../../fixtures/playlist.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import type { PlayerHandle } from '../player/playerHandle.ts';
import { cuesAt } from './cueText.ts';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';

const Player = localised(VideoPlayer);
const Stage = styled.div({ width: '860px' });
/** Narrow enough that five stand side by side in a picture. */
const Small = styled.div({ width: '456px' });

const captions = [{ src: lessonCaptions, language: 'zh-CN', label: '中文' }];
/** The letters of what is shown. */
function textOf(content: ReactNode): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(content) ? textOf(content.props.children) : '';
}

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
    label: '第8讲 焦点弦的三种处理方法',
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
/** With captions, initially on; their size is chosen, and told so that it can be kept. */
export const WithCaptions: Story = {
  args: { captions, resumeS: 2, onCaptionSettingChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const words = await canvas.findByText('把两段焦半径分别换成到准线的距离');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '字幕大小' }), '大字');
    await expect(words).toHaveAttribute('data-size', 'lg');
    await expect(args.onCaptionSettingChange).toHaveBeenLastCalledWith({ on: true, size: 'lg' }, expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: '字幕' }));
    await expect(args.onCaptionSettingChange).toHaveBeenLastCalledWith({ on: false, size: 'lg' }, expect.anything());
    await expect(canvas.queryByRole('combobox', { name: '字幕大小' })).toBeNull();
  },
};
/** Captions with marks, references and a second voice: text as the standard means it, never its source. */
export const CaptionsWithMarks: Story = {
  args: {
    captions: [
      {
        src: captionsOf('00:00.000 --> 00:24.000\n<v 老师><b>焦点弦</b> &lt; 4<i>p</i>&nbsp;<00:00:05.000>吗？'),
        language: 'zh-CN',
        label: '中文',
      },
    ],
    resumeS: 2,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.captions')).toHaveTextContent('焦点弦 < 4p 吗？'));
    await expect(canvas.getByText('焦点弦').tagName).toBe('B');
  },
};
/** Every case of the standard's own rules for files and for the text of cues. */
export const CaptionFiles: Story = {
  args: { captions: [] },
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    for (const { name, file, at, shown } of captionCases) {
      const video = canvasElement.ownerDocument.createElement('video');
      const track = canvasElement.ownerDocument.createElement('track');
      track.src = `data:text/vtt;charset=utf-8,${encodeURIComponent(file)}`;
      video.append(track);
      track.track.mode = 'hidden';
      canvasElement.append(video);
      await waitFor(() => expect(track.readyState).toBeGreaterThanOrEqual(2));
      const lines = cuesAt(track.track.cues ?? [], at).map(({ content }) => textOf(content));
      await expect([name, ...lines]).toEqual([name, ...shown]);
      video.remove();
    }
  },
};
/** Captions as they were left: large, and off. */
export const CaptionsStored: Story = {
  args: { captions, resumeS: 2, captionSetting: { on: false, size: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('00:02 / 00:24')).toBeInTheDocument());
    await expect(canvas.queryByText('把两段焦半径分别换成到准线的距离')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '字幕' }));
    await expect(await canvas.findByText('把两段焦半径分别换成到准线的距离')).toHaveAttribute('data-size', 'lg');
  },
};
/** What was watched is a line below the seek bar, and a share for who cannot see it. */
export const WatchedRanges: Story = {
  args: {
    resumeS: 14,
    watched: [
      [0, 6],
      [10, 17],
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('00:14 / 00:24')).toBeInTheDocument());
    await expect(canvas.getByRole('slider', { name: '进度' })).toHaveAccessibleDescription('已看54%');
  },
};
/** A playlist with several qualities: one is chosen, or it follows the network. */
export const Qualities: Story = {
  args: { src: recording([360, 540, 720]) },
  play: async ({ canvas, userEvent }) => {
    const quality = await canvas.findByRole('combobox', { name: '清晰度' });
    await expect(quality).toHaveDisplayValue('自动');
    await waitFor(() => expect(canvas.getByText('00:00 / 00:04')).toBeInTheDocument());
    await userEvent.selectOptions(quality, '540P');
    await expect(quality).toHaveDisplayValue('540P');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
/** A part of the recording does not arrive: it is fetched again, and said so. */
export const LostPart: Story = {
  args: { src: recording([360], { isLost: true }) },
  beforeEach: breakPart,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('00:00 / 00:08')).toBeInTheDocument());
    await expect(canvas.queryByRole('combobox', { name: '清晰度' })).toBeNull();
    const video = canvasElement.querySelector('video');
    await userEvent.click(canvas.getByRole('button', { name: '播放' }));
    await expect(await canvas.findByText('网络不稳，正在重新取这一段')).toBeInTheDocument();
    // What has arrived plays on meanwhile.
    await expect(video?.error).toBeNull();
    video?.pause();
  },
};
/** A browser without picture in picture offers none. */
export const WithoutPictureInPicture: Story = {
  beforeEach: () => {
    Object.defineProperty(document, 'pictureInPictureEnabled', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(document, 'pictureInPictureEnabled');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('00:00 / 00:24')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '画中画' })).toBeNull();
  },
};
const handle = createRef<PlayerHandle>();
/** The page captures the frame on screen, e.g. for a note; of a medium that shows nothing yet there is none. */
export const Frame: Story = {
  args: { handle, resumeS: 12 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('00:12 / 00:24')).toBeInTheDocument());
    await waitFor(async () => {
      const frame = await handle.current?.frame?.();
      await expect(frame && 'blob' in frame ? frame.blob.type : frame).toBe('image/jpeg');
    });
  },
};
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
  args: { resumeS: 12 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('接着上次的00:12看');
    await waitFor(() => expect(canvas.getByText('00:12 / 00:24')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '从头看' }));
    await waitFor(() => expect(canvas.getByText('00:00 / 00:24')).toBeInTheDocument());
  },
};
/** No skipping: a seek beyond what was watched goes to its end and says why; going back is free. */
export const WithoutSkipping: Story = {
  args: { resumeS: 4, seekLimit: 8 },
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
  args: { resumeS: 23.5, next: { title: '切线与切点弦', onOpen: fn() } },
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
  args: { label: '第8讲 焦点弦的三种处理方法：从定义出发，用第二定义与参数方程，把两段焦半径分别换成到准线的距离' },
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

/** Sources that open and never tell anything; the browser forgets those that nobody holds. */
const silent: MediaSource[] = [];
function Busy(args: VideoPlayerProps) {
  const [src] = useState(() => {
    const source = new MediaSource();
    silent.push(source);
    return URL.createObjectURL(source);
  });
  return <Player {...args} src={src} />;
}

/** Ready, locked, failed and busy, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => {
    const ready = {
      ...args,
      marks: [6, 12, 18],
      pins: [{ at: 3, label: '先看弦过不过焦点' }],
      captions,
      watched: [[0, 9] as const, [14, 18] as const],
    };
    return (
      <MatrixTable
        wide
        rows={[
          {
            state: 'ready: hover, focus, pressed',
            force: {
              hover: '.row > button:nth-of-type(1)',
              focus: '.row > button:nth-of-type(2)',
              active: '.row > button:nth-of-type(3)',
            },
            show: (
              <Small>
                <Player {...ready} />
              </Small>
            ),
          },
          {
            state: 'keys',
            press: '.row > [aria-expanded]',
            shows: 'kbd',
            show: (
              <Small style={{ width: 760 }}>
                <Player {...ready} />
              </Small>
            ),
          },
          {
            state: 'keys of a small player',
            press: '.row > [aria-expanded]',
            shows: 'kbd',
            show: (
              <Small>
                <Player {...ready} />
              </Small>
            ),
          },
          {
            state: 'locked',
            show: (
              <Small>
                <Player {...args} locked={{ reason: '先交第8讲练习', action: { label: '去做练习', onClick: fn() } }} />
              </Small>
            ),
          },
          {
            state: 'failed',
            show: (
              <Small>
                <Player {...args} poster={undefined} src={BROKEN} />
              </Small>
            ),
          },
          {
            state: 'busy',
            show: (
              <Small>
                <Busy {...args} />
              </Small>
            ),
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('00:00 / 00:24')).toHaveLength(10));
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(5));
    for (const seek of canvas.getAllByRole('slider', { name: '进度' })) {
      if (!(seek instanceof HTMLInputElement) || seek.disabled) continue;
      fireEvent.change(seek, { target: { value: '9' } });
    }
    await waitFor(() => expect(canvas.getAllByText('00:09 / 00:24')).toHaveLength(10));
  },
};
