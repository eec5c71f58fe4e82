import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { tone } from '../../fixtures/media.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';

const Player = localised(AudioPlayer);
const Column = styled.div({ width: '560px' });
const sound = tone(12);

const meta = {
  component: AudioPlayer,
  render: (args: AudioPlayerProps) => (
    <Column>
      <Player {...args} />
    </Column>
  ),
  args: { src: sound, title: '讲评录音' },
  parameters: {
    docs: {
      description: {
        component:
          'A recording with its player in one line. **Do** name the recording. **Do not** use it for a lesson with video.',
      },
    },
  },
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ready. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('00:00 / 00:12')).toBeInTheDocument();
  },
};
/** The duration is shown before the file is loaded. */
export const KnownLength: Story = { args: { src: 'data:,', durationS: 84 } };
/** Playback failed: the reason and a retry. */
export const Failed: Story = {
  args: { src: 'data:audio/wav;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('放不出来');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeInTheDocument();
  },
};
/** The longest name: one line. */
export const LongTitle: Story = {
  args: { title: '讲评录音-十一月十八日晚上第八讲焦点弦的三种处理方法与课后练习第三题的两种解法.mp3' },
};
/** In a narrow container. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 360 }}>
      <Player {...args} />
    </div>
  ),
};
/** A higher playback rate. */
export const Speed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '播放速度' }), '1.5');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '播放速度' })).toHaveValue('1.5'));
  },
};

/** At the end it says so, once, and can be played again. */
export const Ended: Story = {
  args: { src: tone(1), onEnd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('00:00 / 00:01')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '播放' }));
    await expect(await canvas.findByRole('button', { name: '重新播放' })).toBeInTheDocument();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** Tab order: button, seek bar, speed; arrow keys seek by five seconds. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('00:00 / 00:12')).toBeInTheDocument());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '播放' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: '播放' })).toHaveFocus();
    await userEvent.tab();
    const bar = canvas.getByRole('slider', { name: '进度' });
    await expect(bar).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('00:05 / 00:12')).toBeInTheDocument());
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: '播放速度' })).toHaveFocus();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'Ready, hover, focus, pressed',
          force: { hover: 'select', focus: 'input[type="range"]', active: '.toggle' },
          show: (
            <Column>
              <Player {...args} />
            </Column>
          ),
        },
        {
          state: 'Failed, hover',
          force: { hover: '.toggle' },
          show: (
            <Column>
              <Player {...args} src="data:audio/wav;base64,AAAA" />
            </Column>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('00:00 / 00:12')).toHaveLength(5));
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(5));
  },
};
